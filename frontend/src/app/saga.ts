import type { AnswerOf, Endpoint, InputOf } from '@kredka/contracts/kernel/endpoints'
import { CANCEL, type SagaIterator } from 'redux-saga'
import { call, delay, getContext } from 'typed-redux-saga'
import type { Api, CallOptions, CallResult } from './api/client.ts'
import type { Requests } from './store/requests.ts'
import type { Services } from './store/services.ts'

export { buffers, eventChannel } from 'redux-saga'
/**
 * The only door to effects: sagas import from here, so that every effect is typed (`yield* call(…)` gives the value)
 * and the library behind it can be changed in one place.
 */
export {
  call,
  cancel,
  cancelled,
  delay,
  flush,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'

/** What a module or page runs while it lives. */
export type Saga = () => Generator<unknown, void, unknown> | SagaIterator<void>

/** What the composition root handed to the store: the API, the clock, the report of errors … */
export function* service<K extends keyof Services>(name: K) {
  const services = yield* getContext<Services>('services')
  return services[name]
}

/** The commands under way of the store whose saga this is. */
export function getRequests() {
  return getContext<Requests>('requests')
}

/**
 * A call to the server: typed by its endpoint, given up when the saga is cancelled. The result is a value, never
 * thrown.
 */
export function* callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Omit<CallOptions, 'signal'> = {},
): Generator<unknown, CallResult<AnswerOf<E>>, unknown> {
  const api: Api = yield* service('api')
  const controller = new AbortController()
  // Not a `finally` that yields: a generator that is ended through `yield*` would go on behind it with a result that is
  // none.
  const abort = { [CANCEL]: () => controller.abort() }
  return yield* call(() => Object.assign(api.call(endpoint, input, { ...options, signal: controller.signal }), abort))
}

const RESTARTS = 3
const PAUSE_MS = 500

/**
 * Runs a saga apart from all others: when it throws, the error is reported and the saga starts again after a pause, at
 * most three times. A saga that ends by itself is left alone.
 */
export function* supervise(name: string, saga: Saga): Generator<unknown, void, unknown> {
  const report = yield* service('report')
  for (let restarts = 0; ; restarts += 1) {
    try {
      yield* call(saga)
      return
    } catch (error) {
      report(error, `saga ${name}`)
      if (restarts === RESTARTS) return
      yield* delay(PAUSE_MS * 2 ** restarts)
    }
  }
}

/** Wraps a worker, so that one failed action does not end the watcher that started it. */
export function safely<Args extends unknown[]>(
  name: string,
  worker: (...args: Args) => Generator<unknown, void, unknown>,
) {
  return function* guard(...args: Args): Generator<unknown, void, unknown> {
    try {
      yield* worker(...args)
    } catch (error) {
      const report = yield* service('report')
      report(error, `worker ${name}`)
    }
  }
}
