import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { blind, type MasterKeys } from './master-key.ts'

/** One count that a use takes part in. */
export interface DayUse {
  /** What is counted, such as `quiz plays of an address`: every limit counts for itself. */
  readonly limit: string
  /** For whom: a visitor's id, the key of an address. */
  readonly key: string
  /** So many a day. */
  readonly most: number
}

/**
 * What visitors may do so often a day, counted for all processes (QUI-06). Users' limits stand in the log; visitors are
 * no history of the product. Kept as a hash that the next day's does not match, until the vault is swept.
 */
export interface DayLimits {
  /**
   * Uses one of each count, or of none where one of them is used up. A command that is done again counts again: whoever
   * made something under its id before has used it already.
   * @param day Europe/Warsaw's, `yyyy-mm-dd`
   * @returns name of the limit that is used up, the first of those asked for; null where the use is free
   */
  use(day: string, uses: readonly DayUse[]): Promise<string | null>
}

class UsedUp extends Error {
  readonly limit: string
  constructor(limit: string) {
    super(`used up: ${limit}`)
    this.limit = limit
  }
}

/** Rows are held in one order, so that two uses cannot wait for each other. */
const USE = `
  with asked as (select * from unnest($2::bytea[], $3::integer[]) as asked (bucket, most))
  insert into vault.day_limits as known (day, bucket, used)
  select $1::date, bucket, 1 from asked where most > 0 order by bucket
  on conflict (day, bucket) do update set used = known.used + 1
    where known.used < (select most from asked where asked.bucket = known.bucket)
  returning bucket`

export function createDayLimits(pool: pg.Pool, keys: MasterKeys): DayLimits {
  return {
    async use(day, uses) {
      const asked = uses.map((use) => ({ ...use, bucket: blind(keys, 'day limit', day, use.limit, use.key) }))
      try {
        await inTransaction(pool, async (client) => {
          const values = [day, asked.map(({ bucket }) => bucket), asked.map(({ most }) => most)]
          const { rows } = await client.query<{ bucket: Buffer }>(USE, values)
          const full = asked.find(({ bucket }) => !rows.some((row) => bucket.equals(row.bucket)))
          if (full !== undefined) throw new UsedUp(full.limit)
        })
        return null
      } catch (error) {
        if (error instanceof UsedUp) return error.limit
        throw error
      }
    },
  }
}
