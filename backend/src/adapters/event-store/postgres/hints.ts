import type { Log } from '@kredka/contracts/kernel/ports'
import { ASYNC_COMMIT, createPool } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { createBackOff } from '../back-off.ts'

const CHANNEL = 'event_store'
/** A NOTIFY writes to the log of Postgres: a hint need not wait for the disk. */
const NOTIFY = `select pg_notify($1, $2) from ${ASYNC_COMMIT} as commit`

/**
 * Tells other processes how far the log reaches: a position, no more often than every `everyMs`, and outside of the
 * appending transaction, because a NOTIFY inside makes commits wait for each other. A lost hint costs one poll, nothing
 * else.
 */
export function createNotifier(
  pool: pg.Pool,
  log: Log,
  everyMs: number,
): { tell(position: bigint): void; close(): void } {
  let latest = 0n
  let told = 0n
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function send(): void {
    timer = undefined
    if (closed || told === latest) return
    told = latest
    timer = setTimeout(send, everyMs)
    pool
      .query({ name: 'event_store.notify', text: NOTIFY, values: [CHANNEL, told.toString()] })
      .catch((error: unknown) => log.debug({ error }, 'could not tell others about new events'))
  }

  return {
    tell: (position) => {
      if (position > latest) latest = position
      if (!timer) send()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Hears the hints of other processes on a connection of its own, which it opens anew when it breaks. */
export function createListener(
  url: string,
  log: Log,
  heard: (position: bigint) => void,
): { start(): void; close(): Promise<void> } {
  const closing = new AbortController()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    const pool = createPool({ url, log, max: 1, name: 'event_store_listener' })
    const backOff = createBackOff()
    while (!closing.signal.aborted) {
      try {
        await listen(pool, heard, backOff.reset, closing.signal)
      } catch (error) {
        log.debug({ error }, 'hints about new events stop for a moment')
      }
      if (!closing.signal.aborted) await backOff.wait(closing.signal)
    }
    await pool.end()
  }

  return {
    start: () => {
      if (!closing.signal.aborted) running ??= run()
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** Ends when the connection does or `signal` aborts. */
async function listen(
  pool: pg.Pool,
  heard: (position: bigint) => void,
  connected: () => void,
  signal: AbortSignal,
): Promise<void> {
  const client = await pool.connect()
  try {
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
      if (signal.aborted) resolve()
    })
    client.on('notification', ({ payload }) => {
      if (payload && /^\d{1,19}$/.test(payload)) heard(BigInt(payload))
    })
    await client.query(`listen ${CHANNEL}`)
    connected()
    await ended
  } finally {
    client.release(true)
  }
}
