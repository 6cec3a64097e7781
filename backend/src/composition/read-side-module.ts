import { createQueryRunner } from '@kredka/projections/kernel/query-runner'
import { createWaiting } from '@kredka/projections/kernel/waiting'
import { ContainerModule } from 'inversify'
import { ASK, CLOCK, CLOSERS, CONFIG, EVENT_STORE, LOG, provide, READ_POOL, WAITING } from './identifiers.ts'

export interface ReadSideOverrides {
  /** Milliseconds that a query waits for its read models (API-09), for tests on machines that are slow. */
  readonly patienceMs?: number
}

/** Queries over the read models, and waiting for these. */
export function readSideModule({ patienceMs }: ReadSideOverrides = {}): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, WAITING, [CONFIG, READ_POOL, EVENT_STORE, LOG, CLOSERS], (config, pool, events, log, closers) => {
      const patience = patienceMs === undefined ? {} : { patienceMs }
      const waiting = createWaiting({ pool, url: config.database_url ?? '', events, log, ...patience })
      closers.add('waiting for read models', () => waiting.close())
      return waiting
    })
    provide(bind, ASK, [READ_POOL, WAITING, CLOCK], (pool, waiting, clock) =>
      createQueryRunner({ pool, waiting, clock }),
    )
  })
}
