import { type ApiError, errorOf, localError } from '../../kernel/errors.ts'
import { type PositionMemory, sessionKind } from './position.ts'
import type { RequestParts } from './request.ts'
import type { Wire } from './wire.ts'

/** What one request over the wire came to. */
export type Attempted =
  | { readonly ok: true; readonly body: unknown; readonly stale: boolean }
  | { readonly ok: false; readonly error: ApiError; readonly retryAfterMs?: number }

export async function attempt(
  parts: Wire,
  request: RequestParts,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Attempted> {
  const deadline = withDeadline(signal, timeoutMs)
  try {
    const response = await parts.fetch(parts.base + request.path, {
      method: request.method,
      headers: { accept: 'application/json', ...headers },
      credentials: 'same-origin',
      signal: deadline.signal,
      ...(request.body === null ? {} : { body: request.body }),
    })
    return await read(response, parts.positions[sessionKind(request.path)])
  } catch {
    if (signal?.aborted === true) return { ok: false, error: localError('ABORTED') }
    return { ok: false, error: localError(deadline.passed() ? 'TIMEOUT' : 'OFFLINE') }
  } finally {
    deadline.clear()
  }
}

async function read(response: Response, positions: PositionMemory): Promise<Attempted> {
  const position = response.headers.get('x-position')
  if (position !== null && position !== '') positions.remember(position)
  const told = response.headers.get('x-sent-position')
  if (told !== null && told !== '') positions.tell(told)
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
  if (response.ok && typeof body === 'object' && body !== null && 'data' in body) {
    return { ok: true, body, stale: response.headers.has('x-stale') }
  }
  const error = errorOf(response.status, body)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return { ok: false, error, ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}) }
}

function withDeadline(outer: AbortSignal | undefined, ms: number) {
  const controller = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, ms)
  const stop = () => controller.abort()
  if (outer?.aborted === true) stop()
  outer?.addEventListener('abort', stop)
  return {
    signal: controller.signal,
    passed: () => late,
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    },
  }
}
