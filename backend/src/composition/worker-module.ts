import { ContainerModule } from 'inversify'
import { BACKEND, CONFIG, ENCRYPTION, EVENT_STORE, MODULES, PAUSE, POOL, provide, WORKER } from './identifiers.ts'
import { createWorker } from './worker.ts'

/** What runs behind the requests. */
export function workerModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      WORKER,
      [BACKEND, MODULES, EVENT_STORE, ENCRYPTION, POOL, PAUSE, CONFIG],
      (backend, modules, store, encryption, pool, pause, { read_models: readModels }) =>
        createWorker({ backend, modules, store, encryption, pool, pause, readModels }),
    )
  })
}
