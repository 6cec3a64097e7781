import { streamOf } from '@kredka/contracts/kernel/events'
import type pg from 'pg'

export interface Seeding {
  readonly signal: AbortSignal
  readonly progress: (done: number, total: number) => void
}

/**
 * The first of so many whose address nobody claimed yet, or how many there are. They are written in their order, so
 * that those who are there are the first ones.
 * @param emailKeyOf of the address that stands for it in the log
 */
export async function firstUnwritten(
  pool: pg.Pool,
  count: number,
  emailKeyOf: (number: number) => string,
): Promise<number> {
  const isThere = async (number: number) => {
    const stream = streamOf('email', emailKeyOf(number))
    const { rows } = await pool.query('select 1 from event_store.events where stream = $1 limit 1', [stream])
    return rows.length > 0
  }
  let [low, high] = [0, count]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (await isThere(middle)) low = middle + 1
    else high = middle
  }
  return low
}
