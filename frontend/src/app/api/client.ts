import type { AnswerOf, Endpoint, InputOf } from '@kredka/contracts/kernel/endpoints'
import type { PageMeta } from '@kredka/contracts/kernel/schema'
import { type ApiError, localError } from '../../kernel/errors.ts'
import { type Attempted, attempt } from './attempt.ts'
import { type SessionKind, sessionKind } from './position.ts'
import { type Preloaded, takePreloaded } from './preloaded.ts'
import type { RefreshOutcome } from './refresh.ts'
import { type RequestParts, requestOf } from './request.ts'
import type { Wire } from './wire.ts'

/** A call's outcome: never thrown. `meta` stands on lists; `stale` says that a read model is behind (EVT-06). */
export type CallResult<A> =
  | { readonly ok: true; readonly data: A; readonly meta: PageMeta | null; readonly stale: boolean }
  | { readonly ok: false; readonly error: ApiError }

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Of one attempt. Default 15 s. */
  readonly timeoutMs?: number
  /** Default: a fresh one for each call. Pass your own where the person may press again after a failure. */
  readonly idempotencyKey?: string
  /** What an upload sends in the place of JSON. */
  readonly file?: Blob
}

/** The typed way to the server: endpoint and flat input in, data out. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<CallResult<AnswerOf<E>>>
  /** Address of a document (picture, PDF, calendar), for `src` and `href`. */
  urlOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string
  /** From now on reads show what happened up to here, as the socket told. */
  know(kind: SessionKind, position: string): void
  /** The person’s session is over: what it was told means nothing any more. */
  forget(): void
  /** What the reads of this tab show at least, null before the first. */
  told(kind: SessionKind): string | null
}

/** What a traced command carries, and who is told what became of it. */
interface TracedCommand {
  readonly headers: Readonly<Record<string, string>>
  readonly end: (outcome: string) => void
}

export interface ApiParts extends Wire {
  /** Begins the trace of a command, where the site keeps traces (OPS-05). */
  readonly trace?: (command: string) => TracedCommand | undefined
  readonly preloaded: Preloaded
  readonly refresh: (sentAt: number) => Promise<RefreshOutcome>
  /** The session is over for good: log out and reload. */
  readonly sessionEnded: () => void
  /** Looking through somebody's eyes is over: the page shows them still, and begins anew as whoever is left (ADM-03). */
  readonly startAnew: () => void
  readonly now: () => number
  readonly newKey: () => string
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

const TIMEOUT_MS = 15_000
const UPLOAD_TIMEOUT_MS = 60_000
/** Waits before the repeats of a call that got no answer or 503. Reads and keyed commands are safe to repeat. */
const PAUSES_MS = [300, 1_200]
const MAX_WAIT_MS = 5_000

export function createApi(parts: ApiParts): Api {
  return {
    async call(endpoint, input, options = {}) {
      const plain = requestOf(endpoint, input)
      const request = options.file === undefined ? plain : { ...plain, body: options.file }
      const preloaded = takePreloaded(parts.preloaded, endpoint, input)
      if (preloaded !== undefined) return resultOf({ ok: true, body: preloaded, stale: false })
      const traced = endpoint.kind === 'command' ? parts.trace?.(endpoint.name) : undefined
      const answer = await persist(parts, endpoint, request, options, traced?.headers)
      traced?.end(answer.ok ? 'ok' : answer.error.code)
      return resultOf(answer)
    },
    urlOf: (endpoint, input) => parts.base + requestOf(endpoint, input).path,
    know: (kind, position) => parts.positions[kind].hear(position),
    forget: () => parts.positions.person.forget(),
    told: (kind) => parts.positions[kind].told(),
  }
}

async function persist(
  parts: ApiParts,
  endpoint: Endpoint,
  request: RequestParts,
  options: CallOptions,
  more: TracedCommand['headers'] | undefined,
): Promise<Attempted> {
  const key = endpoint.kind === 'command' ? (options.idempotencyKey ?? parts.newKey()) : null
  let refreshed = false
  let pauses = 0
  for (;;) {
    const sentAt = parts.now()
    const positions = parts.positions[sessionKind(request.path)]
    const asked = endpoint.kind === 'command' ? null : positions.wanted()
    const answer = await attempt(
      parts,
      request,
      { ...headersOf(endpoint, key, asked), ...typeOf(options.file), ...more },
      options.timeoutMs ?? (options.file === undefined ? TIMEOUT_MS : UPLOAD_TIMEOUT_MS),
      options.signal,
    )
    if (answer.ok || answer.error.code === 'ABORTED') return answer
    if (answer.error.code === 'JWT_EXPIRED' && !refreshed) {
      refreshed = true
      const outcome = await parts.refresh(sentAt)
      if (outcome === 'done') continue
      if (outcome === 'refused') parts.sessionEnded()
      return outcome === 'refused' ? answer : { ok: false, error: localError('OFFLINE') }
    }
    if (answer.error.code === 'IMPERSONATION_OVER') parts.startAnew()
    if (answer.error.code === 'POSITION_UNKNOWN' && asked !== null) {
      positions.refused(asked)
      continue
    }
    const pause = PAUSES_MS[pauses]
    if (pause === undefined || !isWorthRepeating(answer.error, parts.online())) return answer
    pauses += 1
    try {
      await parts.wait(Math.min(answer.retryAfterMs ?? pause, MAX_WAIT_MS), options.signal)
    } catch {
      return { ok: false, error: localError('ABORTED') }
    }
  }
}

function isWorthRepeating(error: ApiError, online: boolean): boolean {
  return error.status === 503 || error.status === 502 || (error.code === 'OFFLINE' && online)
}

function headersOf(endpoint: Endpoint, key: string | null, asked: string | null): Record<string, string> {
  if (endpoint.kind === 'command') {
    return { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) }
  }
  return asked === null ? {} : { 'x-after-position': asked }
}

function typeOf(file: Blob | undefined): Record<string, string> {
  return file === undefined ? {} : { 'content-type': file.type }
}

/**
 * The server checks its answers against the contract (in development and tests), so their form is taken on trust here.
 */
function resultOf<A>(answer: Attempted): CallResult<A> {
  if (!answer.ok) return { ok: false, error: answer.error }
  const { data, meta } = answer.body as { readonly data: A; readonly meta?: PageMeta }
  return { ok: true, data, meta: meta ?? null, stale: answer.stale }
}
