import { LogSealed } from '@kredka/contracts/audit/events'
import { type EventOf, make, streamOf } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import type { DayRange } from './day-ranges.ts'
import { sealRoot } from './merkle.ts'

export type Seal = EventOf<typeof LogSealed>['data']

/** The log has one stream of seals. */
export const SEALED_LOG = 'log'

/** Stream `seal-log`: ranges follow each other without a gap, whoever seals and however often. */
export const sealDecider: Decider<Seal | null, DayRange, EventOf<typeof LogSealed>> = {
  category: 'seal',
  initial: null,
  evolve: (_, { data }) => data,
  decide: (before, { day, first, last, tree_root }) => {
    if (first !== (before?.last ?? 0) + 1) return []
    const previous_root = before?.root ?? null
    const root = sealRoot(previous_root, tree_root)
    return [make(LogSealed, { day, first, last, count: last - first + 1, root, previous_root })]
  },
}

export const SEAL_STREAM = streamOf(sealDecider.category, SEALED_LOG)
