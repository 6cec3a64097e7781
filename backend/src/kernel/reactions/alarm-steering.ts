import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/postgres/postgres'

/**
 * What an operator can do about alarms whose time has come (EVT-06). Works from any process. One whose time has not
 * come is left alone: fired early its command would come to nothing, and the alarm would be gone.
 */
export interface AlarmSteering {
  isDue(alarm: string, key: string): Promise<boolean>
  /** Has it fired again at once. */
  run(alarm: string, key: string): Promise<void>
  /** It does not fire again unless an event sets it anew. */
  drop(alarm: string, key: string): Promise<void>
}

const ONE_DUE = 'alarm = $1 and key = $2 and due_at <= $3'

export function createAlarmSteering(sql: Queryable, clock: Clock): AlarmSteering {
  const valuesOf = (alarm: string, key: string) => [alarm, key, new Date(clock.now())]
  return {
    isDue: async (alarm, key) => {
      const { rowCount } = await sql.query(`select 1 from reactions.alarms where ${ONE_DUE}`, valuesOf(alarm, key))
      return rowCount === 1
    },
    run: async (alarm, key) => {
      await sql.query(`update reactions.alarms set next_attempt_at = $3 where ${ONE_DUE}`, valuesOf(alarm, key))
    },
    drop: async (alarm, key) => {
      await sql.query(`delete from reactions.alarms where ${ONE_DUE}`, valuesOf(alarm, key))
    },
  }
}
