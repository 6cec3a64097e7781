import type { Clock, Ids, Log } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import type { ConstructorOptions, PgBoss, Job as Queued } from 'pg-boss'
import type { ErrorLog } from '../http/ports.ts'
import { brief } from '../kernel/reactions/backoff.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import { JOB_ZONE, type Job } from './job.ts'
import { performer } from './perform.ts'
import {
  clearLeftovers,
  noteNextTime,
  type RunCause,
  registerJobs,
  requestRun,
  staleTimes,
  takeWaiting,
} from './runs.ts'

export interface JobWorkerParts {
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly errorLog: Pick<ErrorLog, 'note'>
  readonly pause: Pause
}

/** What travels through pg-boss: a run that was asked for, or the name of a job whose time has come. */
interface Message {
  readonly job: string
  readonly run_id?: string
}

const QUEUE = 'jobs'
const LOOK = 1_000
const AT_ONCE = 3
const RETRIES = 2
const RETRY_SECONDS = 30
/** A process that dies with a run in hand is noticed by its missing heartbeat; a run itself may take most of a day. */
const QUEUE_TIMES = { heartbeatSeconds: 60, expireInSeconds: 23 * 3600, deleteAfterSeconds: 24 * 3600 }

/**
 * Runs the jobs: pg-boss carries times and retries, our own tables what people see. Only one process at a time: under a
 * lease. Ends when `signal` aborts; runs under way are told to stop and waited for.
 */
export async function leadJobs(jobs: readonly Job[], parts: JobWorkerParts, signal: AbortSignal): Promise<void> {
  const { pool, clock, ids, log } = parts
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const { perform, obeyStops } = performer(parts)
  await registerJobs(pool, jobs)
  await clearLeftovers(pool, clock.now())
  const boss = await bossOver(pool, log, { cronMonitorIntervalSeconds: 15, cronWorkerIntervalSeconds: 5 })
  await boss.start()
  try {
    await boss.createQueue(QUEUE, { ...QUEUE_TIMES })
    await schedule(boss, jobs)
    await boss.work<Message>(QUEUE, { pollingIntervalSeconds: 1, localConcurrency: AT_ONCE }, async ([queued]) => {
      if (queued !== undefined) await work(queued)
    })
    for (const job of jobs) if (job.at_start) await ask(job, 'start')
    while (!signal.aborted) {
      for (const run of await takeWaiting(pool, clock.now())) await send(run)
      await obeyStops()
      await noteTimes(boss, parts)
      await parts.pause(LOOK, signal)
    }
  } finally {
    await boss.stop({ graceful: true, close: false, timeout: 30_000 })
  }

  async function work(queued: Queued<Message>): Promise<void> {
    const job = byName.get(queued.data.job)
    if (job === undefined) return
    const run_id = await runFor(job, queued)
    if (run_id !== null) await perform(job, { run_id, job: job.name }, signal)
  }

  /** A run asked for by hand has its row; one by the clock, or a repeat after a failure, gets it now. */
  async function runFor(job: Job, { data, retryCount }: Queued<Message>): Promise<string | null> {
    if (data.run_id !== undefined && retryCount === 0) return data.run_id
    return ask(job, retryCount > 0 ? 'retry' : 'cron', true)
  }

  /** @returns null when a run waits or is under way: one is enough */
  async function ask(job: Job, cause: RunCause, inHand = false): Promise<string | null> {
    const run_id = ids.entity()
    if (!(await requestRun(pool, { run_id, job: job.name, cause }, clock.now()))) return null
    if (inHand)
      await pool.query('update jobs.runs set queued_at = $2 where run_id = $1', [run_id, new Date(clock.now())])
    return run_id
  }

  async function send(run: { readonly run_id: string; readonly job: string }): Promise<void> {
    await boss.send(QUEUE, { job: run.job, run_id: run.run_id }, retriesOf(byName.get(run.job)))
  }
}

async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.filter((job) => job.cron !== null).map((job) => [job.name, job]))
  for (const { key } of await boss.getSchedules(QUEUE)) if (!wanted.has(key)) await boss.unschedule(QUEUE, key)
  for (const job of wanted.values()) {
    const options = { tz: JOB_ZONE, key: job.name, missed: 'once', ...retriesOf(job) } as const
    await boss.schedule(QUEUE, job.cron ?? '', { job: job.name }, options)
  }
}

function retriesOf(job: Job | undefined) {
  return { retryLimit: job?.retries ?? RETRIES, retryDelay: job?.retry_after ?? RETRY_SECONDS, retryBackoff: true }
}

async function noteTimes(boss: PgBoss, { pool, clock }: JobWorkerParts): Promise<void> {
  for (const { name, cron } of await staleTimes(pool, clock.now())) {
    const [next] = boss.previewSchedule(cron, { tz: JOB_ZONE, from: new Date(clock.now()), count: 1 })
    await noteNextTime(pool, name, next ?? null)
  }
}

/** Makes the tables of the queue, which whoever leads the jobs makes as well where there are none. */
export async function makeQueue(pool: pg.Pool, log: Log): Promise<void> {
  const boss = await bossOver(pool, log, { supervise: false, schedule: false })
  await boss.start()
  try {
    await boss.createQueue(QUEUE, { ...QUEUE_TIMES })
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}

/** pg-boss over our own pool, so that a process has one set of connections. */
async function bossOver(pool: pg.Pool, log: Log, options: Omit<ConstructorOptions, 'db' | 'schema'>) {
  const { PgBoss: Boss } = await import('pg-boss')
  const db = { executeSql: async (text: string, values: unknown[] = []) => pool.query(text, values) }
  const boss = new Boss({ db, schema: 'pgboss', ...options })
  boss.on('error', (error) => log.warn({ error: brief(error) }, 'the job queue has trouble'))
  return boss
}
