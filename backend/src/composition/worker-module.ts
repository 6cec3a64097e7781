import { ContainerModule } from 'inversify'
import { BACKEND, ENCRYPTION, EVENT_STORE, MODULES, PAUSE, POOL, provide, WORKER } from './identifiers.ts'
import { createWorker } from './worker.ts'

/** What runs behind the requests. */
export function workerModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      WORKER,
      [BACKEND, MODULES, EVENT_STORE, ENCRYPTION, POOL, PAUSE],
      (backend, modules, store, encryption, pool, pause) =>
        createWorker({ backend, modules, store, encryption, pool, pause }),
    )
  })
}
