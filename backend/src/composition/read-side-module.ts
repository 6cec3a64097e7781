import { createQueryRunner } from '@kredka/projections/kernel/query-runner'
import { createWaiting } from '@kredka/projections/kernel/waiting'
import { ContainerModule } from 'inversify'
import { ASK, CLOCK, CLOSERS, CONFIG, EVENT_STORE, LOG, provide, READ_POOL, WAITING } from './identifiers.ts'

/** Queries over the read models, and waiting for these. */
export function readSideModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, WAITING, [CONFIG, READ_POOL, EVENT_STORE, LOG, CLOSERS], (config, pool, events, log, closers) => {
      const waiting = createWaiting({ pool, url: config.database_url ?? '', events, log })
      closers.add('waiting for read models', () => waiting.close())
      return waiting
    })
    provide(bind, ASK, [READ_POOL, WAITING, CLOCK], (pool, waiting, clock) =>
      createQueryRunner({ pool, waiting, clock }),
    )
  })
}
