import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const EVERY_MS = 20

/** How late a machine is with the least there is to do: a timer, then one round trip to Postgres. */
export function watchLateness(pool: pg.Pool): { /** @returns the most, in milliseconds */ stop(): Promise<number> } {
  let isOver = false
  const watching = watch()

  async function watch(): Promise<number> {
    let most = 0
    while (!isOver) {
      const due = performance.now() + EVERY_MS
      await pause(EVERY_MS)
      await pool.query('select 1')
      most = Math.max(most, performance.now() - due)
    }
    return most
  }

  return {
    stop: () => {
      isOver = true
      return watching
    },
  }
}
