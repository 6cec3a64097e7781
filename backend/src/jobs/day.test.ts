import { jobEvents } from '@kredka/contracts/jobs/events'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { beginDays, dayDecider } from './day.ts'

let side: TestWriteSide
beforeEach(() => {
  side = testWriteSide({ events: jobEvents })
})

const begin = (instant: string) => beginDays(side.write, Date.parse(instant))

test('EVT-12 DayBegan is written once per day, however often and from wherever it is asked for', async () => {
  await begin('2027-03-01T23:00:00.000Z')
  await begin('2027-03-02T10:00:00.000Z')
  const other = testWriteSide({ events: jobEvents, store: side.store })
  await Promise.all([beginDays(other.write, Date.parse('2027-03-02T10:00:00.000Z')), begin('2027-03-02T10:00:00.000Z')])
  const events = await side.store.read('day-20270302')
  expect(events.map(({ type, data }) => ({ type, data }))).toEqual([{ type: 'DayBegan', data: { date: '2027-03-02' } }])
  expect(events[0]?.metadata).toMatchObject({ actor: 'system:days.begin', occurred_at: '2027-03-01T23:00:00.000Z' })
})

test('midnights that passed while the site was down are caught up in order', async () => {
  expect(await begin('2027-02-26T12:00:00.000Z')).toEqual(['2027-02-26'])
  expect(await begin('2027-03-02T12:00:00.000Z')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'])
  const { events } = await side.store.readAll('start', 100)
  expect(events.map((event) => event.stream)).toEqual([
    'day-20270226',
    'day-20270227',
    'day-20270228',
    'day-20270301',
    'day-20270302',
  ])
})

test('a site that never ran, or slept for more than a month, begins with today', async () => {
  expect(await begin('2027-03-02T12:00:00.000Z')).toEqual(['2027-03-02'])
  expect(await begin('2027-05-02T12:00:00.000Z')).toEqual(['2027-05-02'])
})

test('a day that has begun does not begin again', () => {
  expect(dayDecider.decide(true, { date: '2027-03-02' })).toEqual([])
})
