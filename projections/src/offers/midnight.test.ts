import { availabilityEvents } from '@kredka/contracts/availability/events'
import { calendarEvents } from '@kredka/contracts/calendar/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Rows } from '../kernel/projection.ts'
import { createRows } from '../kernel/rows.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { tablesOf } from '../postgres/catalog.ts'
import { inTransaction } from '../postgres/postgres.ts'
import { offersProjection } from './projection.ts'
import { beginDay, judgeSome } from './settle.ts'
import { idOf, offerEventsOf, teacher } from './testing/market.ts'

const TEACHERS = 120
const TODAY = '2026-10-05'

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels([offersProjection], [])
  const teachers = Array.from({ length: TEACHERS }, (_, n) => [...teacher(n), ...offerEventsOf(n, mine(n)), hours(n)])
  await models.tell([...teachers.flat(), ...[1, 2].map(blocked)])
})
afterAll(() => models.close())

const mine = (n: number) => ({ teacher_id: idOf('t', n), availability_group_id: idOf('g', n) })

function hours(n: number): TestEvent {
  const entry = { type: 'week_day', day: 2, start_time: '08:00', end_time: '20:00' } as const
  const ids = { group_id: idOf('g', n), teacher_id: idOf('t', n) }
  return make(availabilityEvents.AvailabilityGroupCreated, { ...ids, name: 'Wtorki', entries: [entry] })
}

/** An hour of the day before. */
function blocked(n: number): TestEvent {
  return make(calendarEvents.TimeBlocked, {
    teacher_id: idOf('t', n),
    block_id: idOf('p', n),
    kind: 'custom',
    starts_at: '2026-10-04T10:00:00.000Z',
    ends_at: '2026-10-04T11:00:00.000Z',
    title: null,
    public_reason: null,
    decided_at: '2026-10-01T08:00:00.000Z',
  })
}

async function withRows<T>(work: (rows: Rows) => Promise<T>): Promise<T> {
  return inTransaction(models.pool, async (client) => {
    const rows = createRows(client, 'offers', await tablesOf(client, 'offers'))
    const result = await work(rows)
    await rows.flush()
    return result
  })
}

async function counted(what: string): Promise<number> {
  const { rows } = await models.pool.query<{ n: number }>(`select count(*)::int as n from offers.${what}`)
  return rows[0]?.n ?? 0
}
const judged = () => counted(`people where judged = '${TODAY}'`)

test('OFR-04 a new day judges nobody itself: teachers come in slices of a bounded size, until all are judged by it', async () => {
  await withRows((rows) => beginDay(rows, TODAY))
  expect(await judged()).toBe(0)
  expect(await counted('taken')).toBe(2)
  const slices: number[] = []
  for (let isMore = true; isMore; slices.push(await judged())) isMore = await withRows(judgeSome)
  expect(slices).toEqual([50, 100, 120])
  expect(await counted('taken')).toBe(0)
  expect(await withRows(judgeSome)).toBe(false)
})

test('OFR-04 whoever is judged anew by an event of the day is not judged again', async () => {
  await models.tell([blocked(3)])
  expect(await judged()).toBe(TEACHERS)
})
