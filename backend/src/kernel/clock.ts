import type { Clock } from '@kredka/contracts/kernel/ports'

/** The machine's clock: the only place that asks it (EVT-12). */
export const systemClock: Clock = { now: () => Date.now() }
