import { jest } from '@jest/globals'
import { checkSession } from '@kredka/contracts/accounts/endpoints'
import { createAction } from '@reduxjs/toolkit'
import { callApi, cancel, fork, put, safely, take, takeEvery } from './saga.ts'
import { createStore } from './store/store.ts'
import { showSuccess } from './store/toasts-slice.ts'
import { fakeServices } from './testing/services.ts'

const go = createAction<string>('test/go')

test('a worker that throws is reported and its watcher goes on', () => {
  const services = fakeServices()
  const store = createStore(services)
  store.start('watcher', function* watch() {
    yield* takeEvery(
      go,
      safely('go', function* worker({ payload }: ReturnType<typeof go>) {
        if (payload === 'break') throw new Error('broken')
        yield* put(showSuccess('shell.menu'))
      }),
    )
  })
  store.dispatch(go('break'))
  store.dispatch(go('on'))
  expect(services.reported.map(({ where }) => where)).toEqual(['worker go'])
  expect(store.getState().toasts).toHaveLength(1)
})

test('a call that is given up aborts its request, and its saga does not go on with a result', async () => {
  const services = fakeServices()
  const signals: (AbortSignal | undefined)[] = []
  const api = {
    ...services.api,
    call: (_: unknown, __: unknown, options?: { signal?: AbortSignal }) => {
      signals.push(options?.signal)
      return new Promise<never>(() => undefined)
    },
  }
  const store = createStore({ ...services, api })
  let wentOn = false
  store.start('reader', function* reader() {
    const task = yield* fork(
      safely('read', function* read() {
        yield* callApi(checkSession, {})
        wentOn = true
      }),
    )
    yield* take(go)
    yield* cancel(task)
  })
  store.dispatch(go('away'))
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  expect(wentOn).toBe(false)
  expect(services.reported).toEqual([])
})

describe('a saga that throws', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('is started again, at most three times, and leaves the others alone', async () => {
    const services = fakeServices()
    const store = createStore(services)
    let starts = 0
    let others = 0
    store.start('other', function* other() {
      yield* takeEvery(go, () => {
        others += 1
      })
    })
    store.start('broken', function* broken() {
      starts += 1
      yield* put(go('x'))
      throw new Error('broken')
    })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(starts).toBe(4)
    expect(others).toBe(4)
    expect(services.reported).toHaveLength(4)
  })
})

test('the saga of a module starts once, however many of its pages open', () => {
  const store = createStore(fakeServices())
  let starts = 0
  const saga = function* once() {
    starts += 1
    yield* put(go('x'))
  }
  store.start('module', saga)
  store.start('module', saga)
  expect(starts).toBe(1)
})
