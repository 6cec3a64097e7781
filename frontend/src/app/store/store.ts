import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { invitationSaga } from '../auth/invitation-saga.ts'
import { liveSaga } from '../live/live-saga.ts'
import { type Saga, supervise } from '../saga.ts'
import { sessionSaga } from '../session/session-saga.ts'
import { commandsSaga } from './commands-saga.ts'
import { createRequests } from './requests.ts'
import { resourcesSaga } from './resources-saga.ts'
import { rootReducer } from './root-reducer.ts'
import type { Services } from './services.ts'

/**
 * The store of one tab with its sagas under way.
 * @param options.drawing for one drawing on the server, where nothing goes on
 */
export function createStore(services: Services, { drawing = false } = {}) {
  const requests = createRequests()
  const sagas = createSagaMiddleware({
    context: { services, requests },
    onError: (error, { sagaStack }) => services.report(error, `unsupervised saga\n${sagaStack}`),
  })
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // How long the checks take says more of the machine than of the store.
        serializableCheck: { ignoredPaths: ['resources'], warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(sagas),
  })
  const running = new Set<string>()
  /** Starts a module's saga with its first route; again has no effect. */
  const start = (name: string, saga: Saga): void => {
    if (drawing || running.has(name)) return
    running.add(name)
    sagas.run(supervise, name, saga)
  }
  start('session', sessionSaga)
  start('resources', resourcesSaga)
  start('commands', commandsSaga)
  start('invitation', invitationSaga)
  start('live', liveSaga)
  return Object.assign(store, { start, services, requests })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
