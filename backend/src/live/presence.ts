import type { Log } from '@kredka/contracts/kernel/ports'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import type { Signals } from '../kernel/signals.ts'
import type { FanOut } from './fan-out.ts'
import { personRoom } from './rooms.ts'

/** Who is there, among the people with whom one has a chat (CHT-01). */
export interface Presence {
  /** A socket of this person stands. @returns who of their partners is there */
  arrive(user_id: string): Promise<readonly string[]>
  /** A socket of this person went. Who comes back within a moment was never away. */
  leave(user_id: string): void
  stop(): Promise<void>
}

export interface PresenceTimes {
  readonly heartbeatMs: number
  /** A process that was not heard of for so long is gone, and its people with it. */
  readonly expiryMs: number
  /** So long after the last socket somebody still counts as there: pages are left and entered. */
  readonly graceMs: number
}

const TIMES: PresenceTimes = { heartbeatMs: 4_000, expiryMs: 15_000, graceMs: 4_000 }
const MAX_PARTNERS = 300

interface Parts {
  readonly pool: pg.Pool
  readonly fanOut: Pick<FanOut, 'send'>
  readonly signals: Signals
  /** UUID of this process and start. */
  readonly processId: string
  readonly log: Log
  readonly times?: PresenceTimes
}

/**
 * Rows say which process somebody is connected to; Postgres' own clock says which processes live. A process that ends,
 * however it ends, leaves its rows to the sweep of the others: people who come back elsewhere in the meantime were
 * never away.
 */
export function createPresence({ pool, fanOut, signals, processId, log, times = TIMES }: Parts): Presence {
  const sql = sqlOf(pool)
  const sockets = new Map<string, number>()
  const leaving = new Map<string, NodeJS.Timeout>()
  const alive = `p.seen_at > clock_timestamp() - interval '${times.expiryMs} milliseconds'`

  const tell = async (user_id: string, online: boolean) => {
    const there = await findOnline(await signals.partnersOf(user_id, MAX_PARTNERS))
    if (there.length > 0) fanOut.send({ rooms: there.map(personRoom), name: 'presence', body: { user_id, online } })
  }
  const findOnline = async (user_ids: readonly string[]): Promise<readonly string[]> => {
    if (user_ids.length === 0) return []
    const rows = await sql<{ user_id: string }>(
      `select distinct user_id from live.online join live.processes p using (process_id) where user_id = any($1)
          and ${alive}`,
      [user_ids],
    )
    return rows.map(({ user_id }) => user_id)
  }
  const beat = async () => {
    await sql(
      `insert into live.processes (process_id) values ($1)
       on conflict (process_id) do update set seen_at = clock_timestamp()`,
      [processId],
    )
    for (const user_id of await sweep()) if ((await findOnline([user_id])).length === 0) await tell(user_id, false)
  }
  /** People of processes that died, once: whoever deletes the rows tells of it. */
  const sweep = async (): Promise<readonly string[]> => {
    const rows = await sql<{ user_id: string }>(
      `with dead as (delete from live.processes p where not (${alive}) returning process_id)
       delete from live.online where process_id in (select process_id from dead) returning user_id`,
    )
    return rows.map(({ user_id }) => user_id)
  }
  const noteGone = async (user_id: string) => {
    leaving.delete(user_id)
    if ((sockets.get(user_id) ?? 0) > 0) return
    await sql('delete from live.online where user_id = $1 and process_id = $2', [user_id, processId])
    if ((await findOnline([user_id])).length === 0) await tell(user_id, false)
  }
  const logFailure = (work: Promise<void>) =>
    work.catch((error: unknown) => log.debug({ error }, 'who is online is not known for a moment'))

  // a process must be known before its first person counts
  const ready = logFailure(beat())
  const timer = setInterval(() => void logFailure(beat()), times.heartbeatMs)
  timer.unref()

  return {
    async arrive(user_id) {
      sockets.set(user_id, (sockets.get(user_id) ?? 0) + 1)
      clearTimeout(leaving.get(user_id))
      leaving.delete(user_id)
      await ready
      const isNew = (await findOnline([user_id])).length === 0
      await sql('insert into live.online (user_id, process_id) values ($1, $2) on conflict do nothing', [
        user_id,
        processId,
      ])
      if (isNew) await tell(user_id, true)
      return findOnline(await signals.partnersOf(user_id, MAX_PARTNERS))
    },
    leave(user_id) {
      const left = (sockets.get(user_id) ?? 1) - 1
      if (left > 0) return void sockets.set(user_id, left)
      sockets.delete(user_id)
      clearTimeout(leaving.get(user_id))
      const later = setTimeout(() => void logFailure(noteGone(user_id)), times.graceMs)
      later.unref()
      leaving.set(user_id, later)
    },
    async stop() {
      clearInterval(timer)
      for (const later of leaving.values()) clearTimeout(later)
      await ready
    },
  }
}
