import type { Sql } from '@kredka/projections/kernel/query'
import { blind, type MasterKeys } from './master-key.ts'

/** What one day saw of one thing. */
export interface DayTotal {
  readonly thing: string
  readonly total: number
}

/**
 * Mass traces, such as views of an offer, before they enter the log as a total a day. A visitor counts once for a thing
 * and day, and is kept as a hash that the next day's does not match.
 */
export interface RawCounters {
  /** @param day Europe/Warsaw's, `yyyy-mm-dd` @param visitor anything that stays the same over the day */
  count(counter: string, day: string, thing: string, visitor: string): Promise<void>
  /** Days before this one that were not taken over yet, oldest first. */
  daysBefore(counter: string, day: string): Promise<readonly string[]>
  /** Of some things of the day, those that come first by name: a page, as there may be very many. */
  totals(counter: string, day: string): Promise<readonly DayTotal[]>
  /** After the totals of these things are in the log. */
  drop(counter: string, day: string, things: readonly string[]): Promise<void>
}

const TOTALS_PAGE = 500

export function createRawCounters(sql: Sql, keys: MasterKeys): RawCounters {
  return {
    async count(counter, day, thing, visitor) {
      await sql(
        'insert into vault.raw_counters (counter, day, thing, visitor) values ($1, $2, $3, $4) on conflict do nothing',
        [counter, day, thing, blind(keys, 'visitor', day, visitor)],
      )
    },
    async daysBefore(counter, day) {
      const rows = await sql<{ day: string }>(
        'select distinct day from vault.raw_counters where counter = $1 and day < $2 order by day',
        [counter, day],
      )
      return rows.map((row) => row.day)
    },
    totals: (counter, day) =>
      sql<DayTotal>(
        `select thing, count(*)::int as total from vault.raw_counters
         where counter = $1 and day = $2 group by thing order by thing limit ${TOTALS_PAGE}`,
        [counter, day],
      ),
    async drop(counter, day, things) {
      await sql('delete from vault.raw_counters where counter = $1 and day = $2 and thing = any($3)', [
        counter,
        day,
        things,
      ])
    },
  }
}
