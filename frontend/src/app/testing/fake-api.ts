import type { AnswerOf, Endpoint, InputOf } from '@kredka/contracts/kernel/endpoints'
import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import { messageOf, statusOf } from '@kredka/contracts/kernel/errors'
import type { PageMeta } from '@kredka/contracts/kernel/schema'
import { type ApiError, localError } from '../../kernel/errors.ts'
import type { Api, CallResult } from '../api/client.ts'
import { requestOf } from '../api/request.ts'

/** One call that a page made. */
export interface MadeCall {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  /** The idempotency key that the page gave, null where it left that to the client. */
  readonly key: string | null
}

type Reply<A> = { readonly data: A; readonly meta?: PageMeta; readonly stale?: boolean } | { readonly error: ApiError }
type FakeAnswer = (input: Readonly<Record<string, unknown>>) => Reply<unknown> | Promise<Reply<unknown>>

/** The server as a test wants it: an answer per endpoint, and the calls that were made. */
export interface FakeApi extends Api {
  readonly calls: readonly MadeCall[]
  /** What uploads sent, oldest first. */
  readonly files: readonly Blob[]
  /** Positions that the socket told. */
  readonly known: readonly string[]
  /** From now on this endpoint answers so. A promise answers when it resolves. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: (input: InputOf<E>) => Reply<AnswerOf<E>> | Promise<Reply<AnswerOf<E>>>,
  ): FakeApi
  /** Inputs of the calls of one endpoint, oldest first. */
  inputsOf<E extends Endpoint>(endpoint: E): readonly InputOf<E>[]
}

/** A call of an endpoint without an answer fails as 404, so that a test notices. */
export function fakeApi(): FakeApi {
  const queryHandlers = new Map<string, FakeAnswer>()
  const calls: MadeCall[] = []
  const files: Blob[] = []
  const known: string[] = []
  const api: FakeApi = {
    calls,
    files,
    known,
    on(endpoint, answer) {
      queryHandlers.set(endpoint.name, (input) => answer(input as InputOf<typeof endpoint>))
      return api
    },
    inputsOf: (endpoint) =>
      calls.filter(({ name }) => name === endpoint.name).map(({ input }) => input as InputOf<typeof endpoint>),
    async call(endpoint, input, options = {}) {
      calls.push({ name: endpoint.name, input, key: options.idempotencyKey ?? null })
      if (options.file !== undefined) files.push(options.file)
      const handler = queryHandlers.get(endpoint.name) ?? (() => rejected('NOT_FOUND'))
      const aborted = new Promise<Reply<unknown>>((resolve) => {
        options.signal?.addEventListener('abort', () => resolve({ error: localError('ABORTED') }))
      })
      return resultOf(await Promise.race([handler(input), aborted]))
    },
    urlOf: (endpoint, input) => `/api${requestOf(endpoint, input).path}`,
    know: (_, position) => known.push(position),
    forget: () => undefined,
    told: () => null,
  }
  return api
}

/** `api.on(logIn, () => rejected('INVALID_LOGIN_OR_PASSWORD'))` */
export function rejected(code: ErrorCode, more: Partial<ApiError> = {}): { readonly error: ApiError } {
  return { error: { code, message: messageOf(code), status: statusOf(code), details: [], ...more } }
}

function resultOf<A>(reply: Reply<unknown>): CallResult<A> {
  if ('error' in reply) return { ok: false, error: reply.error }
  return { ok: true, data: reply.data as A, meta: reply.meta ?? null, stale: reply.stale ?? false }
}
