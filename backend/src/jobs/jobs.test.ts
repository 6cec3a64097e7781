import { fileURLToPath } from 'node:url'
import { listDeadLetters, listJobs, showJob } from '@kredka/contracts/jobs/endpoints'
import { jobEvents } from '@kredka/contracts/jobs/events'
import type { DeadLetterView, JobDetailView, JobView } from '@kredka/contracts/jobs/views'
import type { Command, Query } from '@kredka/contracts/kernel/endpoints'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { jobQueryHandlers } from '@kredka/projections/jobs/queries'
import type { PageOf, Viewer } from '@kredka/projections/kernel/query'
import { migrate } from '@kredka/projections/postgres/migrations'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { storeDeadLetter } from '../kernel/reactions/dead-letters.ts'
import { pause } from '../kernel/reactions/pause.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { createAjv } from '../kernel/schemas.ts'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import type { Fault } from '../vault/error-log.ts'
import { jobHandlers } from './handlers.ts'
import type { Job, JobRun } from './job.ts'
import { performer } from './perform.ts'
import { policyHandlers } from './policy-handlers.ts'
import { activeRun, clearLeftovers, registerJobs, requestRun } from './runs.ts'
import { leadJobs } from './worker.ts'

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'
const viewer: Viewer = { kind: 'admin', id: ADMIN, role: 'owner' }

let database: TestDatabase
let side: TestWriteSide
let act: (run: JobRun) => Promise<void>
let faults: Fault[]

const cron: Job = { name: 'tests.cron', cron: '30 2 * * *', retries: 0, run: (run) => act(run) }
const byHand: Job = { name: 'tests.by_hand', cron: null, retries: 0, run: (run) => act(run) }

beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.pool, 'jobs', fileURLToPath(new URL('./migrations', import.meta.url)))
  const reactions = new URL('../kernel/reactions/migrations', import.meta.url)
  await migrate(database.pool, 'reactions', fileURLToPath(reactions))
  side = testWriteSide({ events: jobEvents })
  act = async () => undefined
  faults = []
  await registerJobs(database.pool, [cron, byHand])
})
afterEach(() => database.drop())

async function ask<A>(query: Query, input: Readonly<Record<string, unknown>>): Promise<A> {
  const handler = jobQueryHandlers.find((one) => one.query === query)
  const question = { sql: sqlOf(database.pool), input, viewer, now: side.clock.now() }
  const answer = await handler?.run(question as never)
  if (!isRejection(answer)) {
    const data = query.paged ? (answer as PageOf<unknown>).rows : answer
    const validate = createAjv().compile(query.answer)
    expect(validate(data) ? [] : validate.errors).toEqual([])
  }
  return answer as A
}

async function call(command: Command['name'], name: string, command_id = side.ids.uuid()) {
  const reply = await send(command, { name, reason: 'To see.' }, command_id)
  return typeof reply === 'string' ? reply : (reply as { run_id: string | null })
}

/** The handler's answer, or the code of its rejection. */
async function send(command: Command['name'], input: Readonly<Record<string, string>>, command_id = side.ids.uuid()) {
  const parts = { pool: database.pool, write: side.write, clock: side.clock }
  const handler = [...jobHandlers(parts), ...policyHandlers(parts)].find((one) => one.command.name === command)
  const context = side.context(command, { command_id, actor: { kind: 'admin', id: ADMIN } })
  const request = { context, viewer, session_id: null, ip: '', user_agent: '', language: 'pl' as const }
  const reply = await handler?.run(input as never, { ...request, cookie: () => undefined })
  if (reply === undefined || isRejection(reply)) return reply?.rejected
  return reply.answer
}

const state = async (job: Job) => (await ask<JobDetailView>(showJob, { name: job.name })).state
const ofJob = (job: Job) => ask<JobDetailView>(showJob, { name: job.name })

let runs = 0
/** One run of a job, as the queue does it. */
async function perform(
  job: Job,
  during: () => Promise<void> = async () => undefined,
  ended = new AbortController().signal,
): Promise<void> {
  runs += 1
  const run = { run_id: `01hzy3v9k2m4n6p8q0r2s4t${String(runs).padStart(3, '0')}`, job: job.name }
  await requestRun(database.pool, { ...run, cause: 'cron' }, side.clock.now())
  const { perform: performs, obeyStops } = performer({
    ...side,
    pool: database.pool,
    errorLog: { note: (fault) => faults.push(fault) },
  })
  const done = performs(job, run, ended)
  await during()
  await obeyStops()
  await done
}

test('ADM-04 a job is created, then idle or finished after a good run, errored after a bad one', async () => {
  expect([await state(cron), await state(byHand)]).toEqual(['created', 'created'])
  await perform(cron)
  await perform(byHand)
  expect([await state(cron), await state(byHand)]).toEqual(['idle', 'finished'])
  side.clock.advance(1_000)
  act = async () => {
    throw new Error('out of paper')
  }
  await expect(perform(cron)).rejects.toThrow('out of paper')
  expect(await ofJob(cron)).toMatchObject({
    state: 'errored',
    error: 'Error: out of paper',
    runs: [
      { state: 'errored', error: 'Error: out of paper' },
      { state: 'finished', error: null, progress: 1 },
    ],
  })
})

test('ADM-04 API-07 a job that fails stands in the error log: of a cron, or of the background', async () => {
  act = async () => {
    throw new Error('out of paper')
  }
  await expect(perform(cron)).rejects.toThrow('out of paper')
  await expect(perform(byHand)).rejects.toThrow('out of paper')
  expect(faults.map(({ source, where }) => [source, where])).toEqual([
    ['cron', 'job tests.cron'],
    ['bgjob', 'job tests.by_hand'],
  ])
})

test('ADM-04 a running job shows its progress and can be stopped', async () => {
  const reached = Promise.withResolvers<void>()
  act = async ({ signal, progress }) => {
    progress(0.25, '25 of 100')
    reached.resolve()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    expect(signal.aborted).toBe(true)
  }
  await perform(byHand, async () => {
    await reached.promise
    const seen = await until(async () => {
      const job = await ofJob(byHand)
      return job.progress === 0.25 ? job : null
    })
    expect(seen).toMatchObject({ state: 'running', progress_text: '25 of 100' })
    expect(await call('jobs.stop', byHand.name)).toEqual({ run_id: seen.runs[0]?.id })
  })
  expect(await ofJob(byHand)).toMatchObject({ state: 'stopped', progress: null })
  expect((await side.store.read('job-tests.by_hand')).map((event) => event.type)).toEqual(['JobStoppedByHand'])
})

test('ADM-04 an admin runs a job: once at a time, once per command, and it is an event', async () => {
  const id = side.ids.uuid()
  const first = await call('jobs.run', byHand.name, id)
  expect(await call('jobs.run', byHand.name, id)).toEqual(first)
  expect(await call('jobs.run', byHand.name)).toBe('JOB_RUNNING')
  expect(await call('jobs.run', 'tests.unknown')).toBe('JOB_NOT_FOUND')
  expect(await call('jobs.stop', 'tests.unknown')).toBe('JOB_NOT_FOUND')
  const [event, ...others] = await side.store.read('job-tests.by_hand')
  expect(others).toEqual([])
  expect(event).toMatchObject({
    type: 'JobStartedByHand',
    data: { reason: 'To see.' },
    metadata: { actor: `admin:${ADMIN}` },
  })
  expect(await ofJob(byHand)).toMatchObject({
    state: 'created',
    runs: [{ state: 'waiting', cause: 'hand', admin_id: ADMIN }],
  })
})

test('stopping a run that has not begun ends it; stopping nothing changes nothing', async () => {
  await call('jobs.run', byHand.name)
  await call('jobs.stop', byHand.name)
  expect(await state(byHand)).toBe('stopped')
  expect(await call('jobs.stop', byHand.name)).toEqual({ run_id: null })
})

test('OPS-08 a run whose process died has failed when the next worker begins', async () => {
  const begun = Promise.withResolvers<void>()
  act = () => {
    begun.resolve()
    return new Promise(() => undefined)
  }
  void perform(cron)
  await begun.promise
  await clearLeftovers(database.pool, side.clock.now())
  expect(await ofJob(cron)).toMatchObject({ state: 'errored', error: 'The process that ran it ended.' })
  expect(await activeRun(database.pool, cron.name)).toBeNull()
})

test('OPS-08 a process that ends with a run in hand tells of no error', async () => {
  const ended = new AbortController()
  act = async () => ended.abort()
  await expect(perform(cron, undefined, ended.signal)).rejects.toThrow('the process that ran it ended')
  expect(await state(cron)).toBe('errored')
  expect(side.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  expect(faults).toEqual([])
})

test('the last 50 runs are kept', async () => {
  for (let n = 0; n < 53; n += 1) {
    side.clock.advance(60_000)
    await perform(cron)
  }
  const job = await ofJob(cron)
  expect(job.runs).toHaveLength(50)
  expect(job.last_run_at).toBe(side.clock.iso())
})

test('ADM-04 the list is filtered by kind and state; jobs gone from the code are gone', async () => {
  await perform(cron)
  const names = async (input: object) => (await ask<JobView[]>(listJobs, { ...input })).map((job) => job.name)
  expect(await names({})).toEqual(['tests.by_hand', 'tests.cron'])
  expect(await names({ kind: 'cron' })).toEqual(['tests.cron'])
  expect(await names({ state: 'created' })).toEqual(['tests.by_hand'])
  await registerJobs(database.pool, [byHand])
  expect(await names({})).toEqual(['tests.by_hand'])
})

test('EVT-06 an admin sees events that were set aside, retries and drops them, and the log says so', async () => {
  const where = { policy: 'tests.echo', stream: 'offer-1' }
  const event = {
    ...where,
    type: 'OfferSubmitted',
    id: side.ids.uuid(),
    revision: 3,
    data: {},
    position: '7',
    metadata: {},
  }
  await storeDeadLetter(database.pool, where.policy, event, side.clock.now(), {
    why: 'failed',
    error: new Error('out of paper'),
  })
  const list = async () => (await ask<PageOf<DeadLetterView[]>>(listDeadLetters, {})).rows
  expect(await list()).toMatchObject([
    { ...where, revision: 3, state: 'retrying', attempts: 1, error: 'Error: out of paper' },
  ])
  side.clock.advance(60_000)
  expect(await send('jobs.retry_dead_letter', where)).toBeNull()
  expect(await list()).toMatchObject([{ state: 'retrying', next_attempt_at: side.clock.iso() }])
  expect(await send('jobs.drop_dead_letter', { ...where, reason: 'the offer is gone' })).toBeNull()
  expect(await list()).toEqual([])
  expect(await send('jobs.drop_dead_letter', { ...where, reason: 'again' })).toBe('NOT_FOUND')
  expect(await send('jobs.retry_dead_letter', where)).toBe('NOT_FOUND')
  expect((await side.store.read('policycontrol-tests.echo')).map(({ data }) => data)).toMatchObject([
    { action: 'retry', reason: null, admin_id: ADMIN },
    { action: 'drop', reason: 'the offer is gone', admin_id: ADMIN },
  ])
})

test('ADM-04 a worker runs what is asked for, knows the next time of Warsaw, and tries a failed run again', async () => {
  side.clock.set('2027-03-27T12:00:00.000Z')
  const ended = new AbortController()
  let failures = 0
  const failsOnce = async () => {
    failures += 1
    if (failures === 1) throw new Error('out of paper')
  }
  const atStart: Job = { ...byHand, name: 'tests.at_start', at_start: true, retries: 1, retry_after: 1, run: failsOnce }
  const { clock, ids, log } = side
  const errorLog = { note: (fault: Fault) => faults.push(fault) }
  const parts = { pool: database.pool, clock, ids, log, errorLog, pause }
  const leading = leadJobs([cron, byHand, atStart], parts, ended.signal)
  try {
    // Summer time begins in the night: 02:30 is skipped and comes at 03:30, which is 01:30 UTC.
    const next = await until(async () => (await ofJob(cron)).next_run_at)
    expect(next).toBe('2027-03-28T01:30:00.000Z')
    await call('jobs.run', byHand.name)
    await until(async () => (await state(byHand)) === 'finished')
    await until(async () => (await state(atStart)) === 'finished')
    expect((await ofJob(atStart)).runs).toMatchObject([
      { state: 'finished', cause: 'retry' },
      { state: 'errored', cause: 'start' },
    ])
  } finally {
    ended.abort()
    await leading
  }
})
