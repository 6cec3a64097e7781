import { ContainerModule } from 'inversify'
import { BACKEND, EVENT_STORE, MODULES, PAUSE, POOL, provide, SEALING, WORKER } from './identifiers.ts'
import { createWorker } from './worker.ts'

/** What runs behind the requests. */
export function workerModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      WORKER,
      [BACKEND, MODULES, EVENT_STORE, SEALING, POOL, PAUSE],
      (backend, modules, store, sealing, pool, pause) =>
        createWorker({ backend, modules, store, sealing, pool, pause }),
    )
  })
}
