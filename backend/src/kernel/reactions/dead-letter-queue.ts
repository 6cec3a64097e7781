import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/postgres/postgres'
import type { DeadLetter } from './dead-letters.ts'

/** What an operator can do about events that policies failed on (EVT-06). Works from any process. */
export interface DeadLetterQueue {
  /** Everything that waits, by policy, stream and revision. */
  list(): Promise<readonly DeadLetter[]>
  /** Whether anything of the stream waits for this policy. */
  waits(policy: string, stream: string): Promise<boolean>
  /** Tries the stream's first event again at once. False when nothing waits there. */
  retry(policy: string, stream: string): Promise<boolean>
  /** Gives up on the stream's first event, with a reason; those behind it go on. False when nothing waits there. */
  drop(policy: string, stream: string, by: string, reason: string): Promise<boolean>
}

const HEAD = `(policy, stream, revision) = (
  select policy, stream, revision from reactions.dead_letters
  where policy = $1 and stream = $2 and state <> 'dropped' order by revision limit 1)`

export function createDeadLetterQueue(sql: Queryable, clock: Clock): DeadLetterQueue {
  return {
    list: async () => {
      const { rows } = await sql.query<DeadLetter>(
        `select policy, stream, revision, event_id, event_type, state, attempts, error, next_attempt_at, since
         from reactions.dead_letters where state <> 'dropped' order by policy, stream, revision limit 1000`,
      )
      return rows
    },
    waits: async (policy, stream) => {
      const { rowCount } = await sql.query(`select 1 from reactions.dead_letters where ${HEAD}`, [policy, stream])
      return rowCount === 1
    },
    retry: async (policy, stream) => {
      const { rowCount } = await sql.query(
        `update reactions.dead_letters set state = 'retrying', next_attempt_at = $3 where ${HEAD}`,
        [policy, stream, new Date(clock.now())],
      )
      return rowCount === 1
    },
    drop: async (policy, stream, by, reason) => {
      const { rowCount } = await sql.query(
        `update reactions.dead_letters set state = 'dropped', dropped_by = $3, dropped_reason = $4 where ${HEAD}`,
        [policy, stream, by, reason],
      )
      return rowCount === 1
    },
  }
}
