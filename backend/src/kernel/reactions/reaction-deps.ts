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
  readonly log: Log
}
