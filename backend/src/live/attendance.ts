import type { Log } from '@kredka/contracts/kernel/ports'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import type { Attendance } from '../kernel/attendance.ts'

export interface AttendanceTimes {
  readonly heartbeatMs: number
  /** A process that was not heard of for so long is gone. */
  readonly expiryMs: number
  /** So long its rows tell when it was alive. */
  readonly keptMs: number
}

const TIMES: AttendanceTimes = { heartbeatMs: 2_000, expiryMs: 6_000, keptMs: 3_600_000 }
/** The row of a process itself, whatever it serves; it says since when the process runs. */
const PROCESS = 'process'

interface Parts {
  readonly pool: pg.Pool
  /** UUID of this process and start. */
  readonly processId: string
  readonly log: Log
  readonly times?: AttendanceTimes
}

/** By the clock of Postgres, with rows that say which process serves what. */
export function createAttendance({ pool, processId, log, times = TIMES }: Parts) {
  const sql = sqlOf(pool)
  const counts = new Map<string, number>()
  const details = new Map<string, string>()
  const since = (ms: number) => `seen_at > clock_timestamp() - interval '${ms} milliseconds'`
  let isStopped = false
  /** Rows follow one another: what left and came back in a moment is there. */
  let writing: Promise<unknown> = Promise.resolve()
  const write = (work: () => Promise<unknown>) => {
    writing = writing
      .then(() => (isStopped ? undefined : work()))
      .catch((error: unknown) => log.debug({ error }, 'what is attended is not known for a moment'))
    return writing
  }
  const databaseTime = async () => {
    const [row] = await sql<{ ms: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms')
    return String(row?.ms ?? 0)
  }
  const put = (keys: readonly string[]) =>
    sql(
      `insert into live.attendance (key, process_id, detail)
       select key, $2, detail from unnest($1::text[], $3::text[]) as own (key, detail)
       on conflict (key, process_id) do update set seen_at = clock_timestamp(), detail = excluded.detail`,
      [keys, processId, keys.map((key) => details.get(key) ?? null)],
    )
  const beat = () =>
    write(async () => {
      if (!details.has(PROCESS)) details.set(PROCESS, await databaseTime())
      await put([PROCESS, ...counts.keys()])
      await sql(`delete from live.attendance where not (${since(times.keptMs)})`)
    })
  void beat()
  const timer = setInterval(beat, times.heartbeatMs)
  timer.unref()

  const attendance: Attendance = {
    async arrive(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (counts.get(key) === 1) await write(() => put([key]))
    },
    async leave(key) {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) return void counts.set(key, left)
      counts.delete(key)
      details.delete(key)
      await write(() => sql('delete from live.attendance where key = $1 and process_id = $2', [key, processId]))
    },
    async describe(key, detail) {
      if (!counts.has(key) || details.get(key) === detail) return
      details.set(key, detail)
      await write(() => put([key]))
    },
    async detailsElsewhere(key) {
      const rows = await sql<{ detail: string }>(
        `select detail from live.attendance
          where key = $1 and process_id <> $2 and detail is not null and ${since(times.expiryMs)}`,
        [key, processId],
      )
      return rows.map(({ detail }) => detail)
    },
    isHere: (key) => counts.has(key),
    async isAnywhere(key) {
      if (counts.has(key)) return true
      const rows = await sql(`select 1 from live.attendance where key = $1 and ${since(times.expiryMs)} limit 1`, [key])
      return rows.length > 0
    },
    async lastElsewhere(key, startedBy = Number.POSITIVE_INFINITY) {
      const [row] = await sql<{ last: number | null; runs_since: number | null }>(
        `select (extract(epoch from max(own.seen_at) filter (
                  where own.key = $1 and coalesce(process.detail::float8, 0) <= $3::float8
                )) * 1000)::float8 as last,
                min(coalesce(process.detail::float8, 0)) filter (
                  where own.key = '${PROCESS}' and own.${since(times.expiryMs)}
                ) as runs_since
           from live.attendance own
           left join live.attendance process on process.process_id = own.process_id and process.key = '${PROCESS}'
          where own.process_id <> $2 and own.key in ($1, '${PROCESS}')`,
        [key, processId, startedBy],
      )
      return { at: row?.last ?? null, runsSince: row?.runs_since ?? null }
    },
  }
  return {
    attendance,
    /** What this process serves stays written down: whoever takes it over learns when it went. */
    async stop(): Promise<void> {
      clearInterval(timer)
      isStopped = true
      await writing
    },
  }
}
