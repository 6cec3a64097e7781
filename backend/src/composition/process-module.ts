import type { Clock, Ids, Log } from '@kredka/contracts/kernel/ports'
import { ContainerModule } from 'inversify'
import type { Config } from '../config/config.ts'
import { createMetrics } from '../http/probes/metrics.ts'
import { systemClock } from '../kernel/clock.ts'
import { createIds } from '../kernel/ids.ts'
import { createLog } from '../kernel/log.ts'
import { type Pause, pause } from '../kernel/reactions/pause.ts'
import { createClosers } from './closers.ts'
import { CLOCK, CLOSERS, CONFIG, IDS, LOG, MASTER_KEY, METRICS, PAUSE, provide } from './identifiers.ts'
import { masterKeyOf } from './master-key.ts'

/** What tests and tools put in place of the machine's own. */
export interface ProcessOverrides {
  readonly clock?: Clock
  readonly ids?: Ids
  readonly log?: Log
  readonly pause?: Pause
}

/** Configuration, time, chance, log and figures of the process. */
export function processModule(config: Config, role: string, given: ProcessOverrides): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, CONFIG, [], () => config)
    provide(bind, CLOSERS, [], createClosers)
    provide(bind, CLOCK, [], () => given.clock ?? systemClock)
    provide(bind, IDS, [CLOCK], (clock) => given.ids ?? createIds(clock))
    provide(bind, LOG, [CONFIG], ({ log_level }) => given.log ?? createLog({ level: log_level, fields: { role } }))
    provide(bind, PAUSE, [], () => given.pause ?? pause)
    provide(bind, METRICS, [], createMetrics)
    provide(bind, MASTER_KEY, [CONFIG], masterKeyOf)
  })
}
