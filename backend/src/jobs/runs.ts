import type { Queryable } from '../kernel/queryable.ts'
import type { Job } from './job.ts'

export interface Run {
  readonly run_id: string
  readonly job: string
}
export type RunCause = 'cron' | 'start' | 'hand' | 'retry'

/** Last runs kept of each job. */
const MAX_RUNS = 50

/** Writes down which jobs there are; those gone from the code go with their runs. */
export async function registerJobs(sql: Queryable, jobs: readonly Job[]): Promise<void> {
  await sql.query(
    `with given as (select * from unnest($1::text[], $2::text[]) as g (name, cron)),
       gone as (delete from jobs.jobs where name <> all($1))
     insert into jobs.jobs (name, cron) select name, cron from given
     on conflict (name) do update set cron = excluded.cron, next_run_at = null`,
    [jobs.map((job) => job.name), jobs.map((job) => job.cron)],
  )
}

export async function jobExists(sql: Queryable, job: string): Promise<boolean> {
  return (await sql.query('select 1 from jobs.jobs where name = $1', [job])).rowCount === 1
}

/** The run that waits or is under way. */
export async function activeRun(sql: Queryable, job: string): Promise<Run | null> {
  const { rows } = await sql.query<Run>(
    "select run_id, job from jobs.runs where job = $1 and state in ('waiting', 'running')",
    [job],
  )
  return rows[0] ?? null
}

/** Asks for a run. @returns false when one waits or is under way already, or the id is known */
export async function requestRun(
  sql: Queryable,
  run: Run & { readonly cause: RunCause; readonly admin_id?: string },
  now: number,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into jobs.runs (run_id, job, state, cause, admin_id, requested_at)
     values ($1, $2, 'waiting', $3, $4, $5) on conflict do nothing`,
    [run.run_id, run.job, run.cause, run.admin_id ?? null, new Date(now)],
  )
  return rowCount === 1
}

/** Runs that wait for a worker's queue; each is given out once. */
export async function takeWaiting(sql: Queryable, now: number): Promise<readonly Run[]> {
  const { rows } = await sql.query<Run>(
    "update jobs.runs set queued_at = $1 where state = 'waiting' and queued_at is null returning run_id, job",
    [new Date(now)],
  )
  return rows
}

/** @returns false when the run was stopped before it began */
export async function beginRun(sql: Queryable, runId: string, now: number): Promise<boolean> {
  const { rowCount } = await sql.query(
    "update jobs.runs set state = 'running', started_at = $2 where run_id = $1 and state = 'waiting'",
    [runId, new Date(now)],
  )
  return rowCount === 1
}

export async function noteProgress(sql: Queryable, runId: string, share: number, text: string): Promise<void> {
  await sql.query("update jobs.runs set progress = $2, progress_text = $3 where run_id = $1 and state = 'running'", [
    runId,
    Math.min(1, Math.max(0, share)),
    text.slice(0, 200),
  ])
}

export async function endRun(
  sql: Queryable,
  { run_id, job }: Run,
  state: 'finished' | 'errored' | 'stopped',
  now: number,
  error: string | null = null,
): Promise<void> {
  await sql.query(
    `update jobs.runs set state = $2, ended_at = $3, error = $4, progress = case $2 when 'finished' then 1
        else progress end
     where run_id = $1 and state in ('waiting', 'running')`,
    [run_id, state, new Date(now), error],
  )
  await sql.query(
    `delete from jobs.runs where job = $1 and state not in ('waiting', 'running') and run_id not in
       (select run_id from jobs.runs where job = $1 order by requested_at desc, run_id desc limit $2)`,
    [job, MAX_RUNS],
  )
}

/** Asks the run to stop; one that has not begun is over at once. @returns its id, null when none is active */
export async function requestStop(sql: Queryable, job: string, now: number): Promise<string | null> {
  const { rows } = await sql.query<{ run_id: string }>(
    `update jobs.runs set stop_requested_at = coalesce(stop_requested_at, $2),
       state = case state when 'waiting' then 'stopped' else state end,
       ended_at = case state when 'waiting' then $2 end
     where job = $1 and state in ('waiting', 'running') returning run_id`,
    [job, new Date(now)],
  )
  return rows[0]?.run_id ?? null
}

export async function stopRequested(sql: Queryable, runIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql.query<{ run_id: string }>(
    'select run_id from jobs.runs where run_id = any($1) and stop_requested_at is not null',
    [runIds],
  )
  return rows.map((row) => row.run_id)
}

/** What a process that died left behind: its runs have failed, what it had queued is queued anew. */
export async function clearLeftovers(sql: Queryable, now: number): Promise<void> {
  await sql.query(
    `update jobs.runs set state = 'errored', ended_at = $1, error = 'The process that ran it ended.'
     where state = 'running'`,
    [new Date(now)],
  )
  await sql.query("update jobs.runs set queued_at = null where state = 'waiting'")
}

/** Jobs whose next time is unknown or past. */
export async function staleTimes(sql: Queryable, now: number): Promise<readonly { name: string; cron: string }[]> {
  const { rows } = await sql.query<{ name: string; cron: string }>(
    'select name, cron from jobs.jobs where cron is not null and (next_run_at is null or next_run_at <= $1)',
    [new Date(now)],
  )
  return rows
}

export async function noteNextTime(sql: Queryable, job: string, at: Date | null): Promise<void> {
  await sql.query('update jobs.jobs set next_run_at = $2 where name = $1', [job, at])
}
