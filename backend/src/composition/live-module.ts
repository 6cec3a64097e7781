import { ContainerModule } from 'inversify'
import {
  BACKEND,
  CONFIG,
  ENCRYPTION,
  EVENT_STORE,
  LIVE,
  LOG,
  METRICS,
  MODULES,
  POOL,
  POSITIONS,
  provide,
  READ_POOL,
  SHARED_CLOCK,
  TOKENS,
  WAITING,
} from './identifiers.ts'
import { startLiveSide } from './live-side.ts'

/** Made once by an api: its tail begins at the log's head, so it runs from the moment this is asked for. */
export function liveModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      LIVE,
      [
        CONFIG,
        BACKEND,
        MODULES,
        EVENT_STORE,
        ENCRYPTION,
        WAITING,
        POOL,
        READ_POOL,
        TOKENS,
        POSITIONS,
        METRICS,
        SHARED_CLOCK,
        LOG,
      ],
      (
        config,
        backend,
        { all: modules },
        store,
        encryption,
        waiting,
        pool,
        readPool,
        tokens,
        positions,
        metrics,
        sharedClock,
        log,
      ) =>
        startLiveSide({
          ...{ config, backend, modules, store, encryption, waiting, pool, readPool, tokens, positions, metrics },
          ...{ sharedClock, log: log.child({ part: 'live' }) },
        }),
    )
  })
}
