import { setTimeout as sleep } from 'node:timers/promises'
import { SILENT } from '../postgres/testing/server.ts'
import { parkCheckpoint } from './checkpoints.ts'
import { beside, type Reads } from './query.ts'
import { createQueryRunner } from './query-runner.ts'
import { resumeProjection } from './rebuild.ts'
import { bookings } from './testing/bookings.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'
import { createWaiting } from './waiting.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

function countLooks() {
  let looks = 0
  const query = site.pool.query.bind(site.pool)
  const counting = Object.assign(Object.create(site.pool), {
    query: (...all: Parameters<typeof query>) => {
      looks += 1
      return query(...all)
    },
  })
  return { counting, looks: () => looks }
}

const booked = (id: string) => ({ id, teacher: 't', amount: 1, note: '' })

test('API-09 a query with a position sees what was written, in this process and in another', async () => {
  // Another process hears of commits by NOTIFY alone: this one is not told by the runner.
  const remote = createWaiting({ pool: site.pool, url: site.url, events: site.log, log: SILENT })
  const runs = [site.waiting, remote].map((waiting) =>
    createQueryRunner({ pool: site.pool, waiting, clock: { now: () => 5 } }),
  )
  site.runner([bookings])
  for (let n = 1; n <= 20; n++) {
    const position = site.append('Booked', booked(`b${n}`))
    for (const run of runs) {
      const count = await run(
        {
          reads: ['bookings'],
          run: async ({ sql, now }) => [
            now,
            ...(await sql<{ n: number }>('select count(*) as n from bookings.bookings')),
          ],
        },
        {},
        { kind: 'visitor' },
        { afterPosition: position },
      )
      expect(count).toEqual({ value: [5, { n }], stale: false })
    }
  }
  await remote.close()
})

test('API-09 what stood there before is not waited for, and tells all the same when it is stale', async () => {
  const run = createQueryRunner({ pool: site.pool, waiting: site.waiting, clock: { now: () => 5 } })
  site.runner([bookings])
  await site.waitUntilSettled('bookings')
  const position = site.append('Booked', booked('b1'))
  const ask = (reads: Reads, timeoutMs = 60_000) =>
    run({ reads, run: async () => 'answered' }, {}, { kind: 'visitor' }, { afterPosition: position, timeoutMs })
  expect(await ask([beside('bookings')])).toEqual({ value: 'answered', stale: false })
  // nobody fills it
  expect(await ask(['bookings', beside('empty')])).toEqual({ value: 'answered', stale: true })
  expect(await ask(['bookings', 'empty'], 200)).toMatchObject({ value: { rejected: 'READ_MODEL_BEHIND' } })
})

test('API-09 a process may be more patient than others: what comes late there is no fault', async () => {
  const common = { pool: site.pool, url: site.url, events: site.log, log: SILENT }
  const position = site.append('Booked', booked('b1'))
  const hasty = createWaiting({ ...common, patienceMs: 10 })
  expect(await hasty.waitFor(['bookings'], position)).toEqual({ rejected: 'READ_MODEL_BEHIND' })
  const patient = createWaiting({ ...common, patienceMs: 20_000 })
  const waited = patient.waitFor(['bookings'], position)
  site.runner([bookings])
  expect(await waited).toEqual({ stale: false })
  await Promise.all([hasty.close(), patient.close()])
})

test('API-09 who waits while the process ends is told so at once', async () => {
  const waiting = createWaiting({ pool: site.pool, url: site.url, events: site.log, log: SILENT })
  const waited = waiting.waitFor(['bookings'], site.append('Booked', booked('b1')), 600_000)
  await sleep(200)
  await waiting.close()
  expect(await waited).toEqual({ rejected: 'READ_MODEL_BEHIND' })
})

test('API-09 a position beyond the head is refused, one that does not come in time is told so', async () => {
  site.append('Booked', booked('b1'))
  expect(await site.waiting.waitFor(['bookings'], '2', 10)).toEqual({ rejected: 'POSITION_UNKNOWN' })
  expect(await site.waiting.waitFor(['bookings'], 'nonsense', 10)).toEqual({ rejected: 'POSITION_UNKNOWN' })
  expect(await site.waiting.waitFor(['bookings'], '1', 10)).toEqual({ rejected: 'READ_MODEL_BEHIND' })
  expect(await site.waiting.waitFor(['bookings'], undefined, 10)).toEqual({ stale: true })
  site.runner([bookings])
  expect(await site.waiting.waitFor(['bookings'], '1', 60_000)).toEqual({ stale: false })
  expect(await site.waiting.waitFor(['bookings'], undefined)).toEqual({ stale: false })
})

test('API-09 a thousand who wait cost a look per commit, not one each', async () => {
  const { counting, looks } = countLooks()
  const waiting = createWaiting({ pool: counting, url: site.url, events: site.log, log: SILENT })
  const position = site.append('Booked', booked('b1'))
  const begun = performance.now()
  const all = Array.from({ length: 1_000 }, () => waiting.waitFor(['bookings'], position, 60_000))
  site.runner([bookings])
  expect(new Set((await Promise.all(all)).map((one) => JSON.stringify(one)))).toEqual(new Set(['{"stale":false}']))
  // besides the commits, one look every 100 ms for as long as it took
  expect(looks()).toBeLessThan(100 + (performance.now() - begun) / 100)
  await waiting.close()
})

test('API-09 a commit that says what it moved costs those who wait no look', async () => {
  const { counting, looks } = countLooks()
  site.runner([bookings])
  await site.waiting.waitFor(['bookings'], site.append('Booked', booked('b1')), 60_000)
  const waiting = createWaiting({
    pool: counting,
    url: 'postgres://127.0.0.1:1/nowhere',
    events: site.log,
    log: SILENT,
  })
  await waiting.waitFor(['bookings'], '1')
  const position = site.append('Booked', booked('b2'))
  const waited = waiting.waitFor(['bookings'], position)
  waiting.wake({ names: ['bookings'], to: position })
  expect(await waited).toEqual({ stale: false })
  expect(looks()).toBe(1)
  await waiting.close()
})

test('API-09 who waits long on a busy site gives it no more to do: they look together, and ask once how long the log is', async () => {
  const { counting, looks } = countLooks()
  let heads = 0
  const events = Object.assign(Object.create(site.log), {
    head: () => {
      heads += 1
      return site.log.head()
    },
  })
  const runner = site.runner([bookings])
  await site.waiting.waitFor(['bookings'], site.append('Booked', booked('b1')), 60_000)
  await runner.stop()
  const waiting = createWaiting({ pool: counting, url: 'postgres://127.0.0.1:1/nowhere', events, log: SILENT })
  await waiting.waitFor(['bookings'], '1')
  const position = site.append('Booked', booked('b2'))
  const begun = performance.now()
  const all: Promise<unknown>[] = []
  for (let n = 0; n < 60; n++) {
    all.push(waiting.waitFor(['bookings'], position, 500))
    waiting.wake({ names: ['bookings'], to: '1' })
    await sleep(10)
  }
  expect(new Set((await Promise.all(all)).map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"rejected":"READ_MODEL_BEHIND"}']),
  )
  // nothing says of a read model that it stands still: a look now and then does, as often as hints are late, whoever
  // waits
  expect(looks()).toBeLessThanOrEqual(2 + (performance.now() - begun) / 100)
  expect(heads).toBe(1)
  await waiting.close()
})

test('EVT-06 a query just after a resume waits for the rows: a stop that is only remembered is no answer', async () => {
  const runner = site.runner([bookings])
  await site.waitUntilSettled('bookings')
  await runner.stop()
  // nobody moves anything from here on: what is answered hangs on what was looked up, and when
  const event = { id: 'e', type: 'Booked', stream: 's', revision: 0, position: '1' }
  await parkCheckpoint(site.pool, 'bookings', 'live', {
    position: 'start',
    last: undefined,
    unpassed: 0,
    error: 'no',
    event,
  })
  const position = site.append('Booked', booked('b1'))
  expect(await site.waiting.waitFor(['bookings'], position)).toEqual({ stale: true })
  expect(await site.waiting.waitFor(['bookings'], undefined)).toEqual({ stale: true })
  await resumeProjection(site.pool, 'bookings')
  const asked = [site.waiting.waitFor(['bookings'], undefined), site.waiting.waitFor(['bookings'], position, 10)]
  expect(await Promise.all(asked)).toEqual([{ stale: false }, { rejected: 'READ_MODEL_BEHIND' }])
  const waited = site.waiting.waitFor(['bookings'], position, 60_000)
  site.runner([bookings])
  expect(await waited).toEqual({ stale: false })
})
