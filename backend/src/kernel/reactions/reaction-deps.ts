import type { Clock, EventStore, Log } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import type { WriteSide } from '../write-side.ts'
import type { OpenEvents } from './open-each.ts'
import type { Pause } from './pause.ts'

/** What policies and alarms work with. */
export interface ReactionDeps {
  readonly store: Pick<EventStore, 'subscribe' | 'read' | 'readAll' | 'head' | 'compare'>
  readonly open: OpenEvents
  readonly write: WriteSide
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly pause: Pause
  /** How what comes one by one is waited for, to be handled together. Default: the machine's timer. */
  readonly gather?: Pause
  readonly log: Log
}
