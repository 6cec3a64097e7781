import { must } from '@kredka/contracts/kernel/testing/must'
import { createPool } from '../postgres/postgres.ts'
import { SILENT } from '../postgres/testing/server.ts'
import { type Checkpoint, readCheckpoints } from './checkpoints.ts'
import type { Projection } from './projection.ts'
import { projectionStatus, rebuildProjection, resumeParked } from './projection-cli.ts'
import type { Sql } from './query.ts'
import { createQueryRunner } from './query-runner.ts'
import { progressOf, type RebuildProgress, requestRebuild } from './rebuild.ts'
import { bookingEvent, bookings, takings } from './testing/bookings.ts'
import { dumpTables } from './testing/dump.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

const clock = { now: () => Date.now() }
const FOREVER = new AbortController().signal

async function indexesOf({ pool }: TestReadSide, schema: string): Promise<readonly string[]> {
  const { rows } = await pool.query('select indexname from pg_indexes where schemaname = $1 order by 1', [schema])
  return rows.map(({ indexname }) => indexname)
}

function append(from: number, count: number): void {
  for (let n = from; n < from + count; n++) {
    const { type, data, stream } = bookingEvent(n)
    if (!(data instanceof Uint8Array)) site.log.append([type, data, stream])
  }
}

test('EVT-07 a rebuild under write load ends equal to a rebuild from nothing, and no query fails meanwhile', async () => {
  append(0, 5_000)
  site.runner([bookings, takings])
  await site.waitUntilSettled('bookings', 'takings')
  const pool = createPool({ url: site.url, log: SILENT, max: 4, readOnly: true })
  const run = createQueryRunner({ pool, waiting: site.waiting, clock })
  const sums = ({ sql }: { sql: Sql }) =>
    sql<{ events: number }>(
      'select t.*, (select sum(events) from takings.takings) as events from bookings.bookings t limit 50',
    )

  let isOver = false
  let appended = 5_000
  const writing = (async () => {
    while (!isOver) {
      append(appended, 100)
      appended += 100
      await site.waitUntilSettled('takings')
    }
  })()
  const answers: (readonly { events: number }[])[] = []
  const reading = Array.from({ length: 2 }, async () => {
    while (!isOver) {
      const { value } = await run({ reads: ['bookings', 'takings'], run: sums }, {}, { kind: 'visitor' })
      answers.push(must(value))
    }
  })
  const seen: RebuildProgress[] = []
  const note = (progress: RebuildProgress) => seen.push(progress)
  const results = [
    await rebuildProjection({ pool: site.pool, clock }, 'bookings', note, FOREVER, 5),
    await rebuildProjection({ pool: site.pool, clock }, 'takings', note, FOREVER, 5),
  ]
  isOver = true
  await Promise.all([writing, ...reading])
  await site.waitUntilSettled('bookings', 'takings')
  expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }])
  expect(seen.some(({ status, events, total }) => status === 'rebuilding' && events > 0 && total !== null)).toBe(true)
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.every((rows) => rows.length === 50)).toBe(true)

  const fresh = await testReadSide()
  for (let n = 0; n < appended; n++) {
    const { type, data, stream } = bookingEvent(n)
    if (!(data instanceof Uint8Array)) fresh.log.append([type, data, stream])
  }
  fresh.runner([bookings, takings])
  await fresh.waitUntilSettled('bookings', 'takings')
  expect(await indexesOf(site, 'bookings')).toEqual(['bookings_pkey', 'bookings_teacher_idx', 'notes_pkey'])
  for (const projection of [bookings, takings]) {
    expect(await dumpTables(site.pool, projection)).toEqual(await dumpTables(fresh.pool, projection))
  }
  await fresh.close()
  await pool.end()
})

test('EVT-07 a query that was prepared before the tables changed shape is asked again', async () => {
  const first: Projection = { name: 'shape', number: 1, tables: 'create table things (id integer primary key)', on: {} }
  const second = { ...first, number: 2, tables: 'create table things (id text primary key, colour text)' }
  const before = site.runner([first], { heartbeatMs: 10 })
  await site.waitUntilSettled('shape')
  const pool = createPool({ url: site.url, log: SILENT, max: 1, readOnly: true })
  const run = createQueryRunner({ pool, waiting: site.waiting, clock })
  const ask = () =>
    run({ reads: ['shape'], run: ({ sql }) => sql('select * from shape.things') }, {}, { kind: 'visitor' })
  expect((await ask()).value).toEqual([])
  await before.stop()
  const after = site.runner([second], { heartbeatMs: 10 })
  await new Promise<void>((resolve) => {
    after.onCommit(async () => {
      const rows = await readCheckpoints(site.pool)
      if (rows.length === 1 && rows[0]?.status === 'live') resolve()
    })
  })
  expect((await ask()).value).toEqual([])
  expect((await ask()).value).toEqual([])
  await pool.end()
})

test('EVT-07 a rebuild is refused for unknown and busy read models, and tells what it expects', async () => {
  append(0, 30)
  const runner = site.runner([bookings])
  await site.waitUntilSettled('bookings')
  await runner.stop()
  expect(await requestRebuild(site.pool, 'nothing', 0)).toEqual({ rejected: 'PROJECTION_NOT_FOUND' })
  expect(await requestRebuild(site.pool, 'bookings', 0)).toBeUndefined()
  expect(await requestRebuild(site.pool, 'bookings', 0)).toEqual({ rejected: 'PROJECTION_BUSY' })
  const rows = await readCheckpoints(site.pool)
  expect(rows.map(({ slot, status, total }) => [slot, status, total])).toEqual([
    ['live', 'live', null],
    ['next', 'rebuilding', 30],
  ])
  const row: Checkpoint = { ...(rows[1] as Checkpoint), events: 10, rate: 5 }
  expect(progressOf(row)).toMatchObject({ status: 'rebuilding', events: 10, total: 30, rate: 5, seconds_left: 4 })
})

test('EVT-06 a rebuild that meets a bad event is parked while the live read model goes on', async () => {
  let isBroken = false
  const frail: Projection = {
    ...bookings,
    on: {
      ...bookings.on,
      Paid: (event, rows) => {
        if (isBroken && event.revision === 4) throw new Error('no')
        return bookings.on.Paid?.(event, rows)
      },
    },
  }
  append(0, 30)
  site.runner([frail], { log: { ...SILENT, error: () => undefined } })
  await site.waitUntilSettled('bookings')
  isBroken = true
  const cli = { pool: site.pool, clock }
  expect(await rebuildProjection(cli, 'bookings', () => undefined, FOREVER, 5)).toMatchObject({
    status: 'parked',
    events: 4,
    error: 'Error: no',
  })
  append(30, 30)
  await site.waitUntilSettled('bookings')
  expect(await projectionStatus({ ...cli, events: site.log })).toMatchObject([
    { slot: 'live', status: 'live', events: 60, lag: 0 },
    { slot: 'next', status: 'parked', events: 4, lag: 56 },
  ])
  isBroken = false
  expect(await resumeParked(cli, 'bookings', () => undefined, FOREVER, 5)).toMatchObject({ status: 'done', events: 60 })
  expect(await resumeParked(cli, 'bookings', () => undefined, FOREVER, 5)).toEqual({
    rejected: 'PROJECTION_NOT_PARKED',
  })
})
