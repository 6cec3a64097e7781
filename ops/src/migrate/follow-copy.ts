import { forgetAlarms } from '@kredka/backend/kernel/reactions/checkpoints'
import { forgetAllAnswers } from '@kredka/backend/vault/idempotency'
import type { Position } from '@kredka/contracts/kernel/ports'
import { forgetCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { type PolicyPlace, putPlaces } from '../backup/places.ts'

export interface Followed {
  readonly places: readonly PolicyPlace[]
  /** Where their events stand in the copy, by id. */
  readonly positions: ReadonlyMap<string, Position>
  /** Milliseconds. */
  readonly now: number
}

/**
 * Goes on with a copy of the log that was followed, whose positions are others. Policies stay behind the very event
 * that they passed; read models and alarms are made anew; answers kept for repeated requests name positions, and go.
 */
export async function followCopy(pool: pg.Pool, { places, positions, now }: Followed): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('lock table read_side.checkpoints, reactions.checkpoints in share row exclusive mode')
    await forgetCheckpoints(client)
    await forgetAlarms(client)
    await client.query("delete from reactions.checkpoints where name not like 'alarm:%'")
    await putPlaces(client, places, positions, now)
    await forgetAllAnswers(client)
    await client.query('update read_side.log set taken_up_position = null, taken_up_event = null')
  })
}
