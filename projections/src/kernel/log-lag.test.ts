import { lagsOf } from './log-lag.ts'
import { growingLog, memoryLog, storedEvent } from './testing/memory-log.ts'

const BEGAN = Date.parse(storedEvent(0, 'Paid', {}).metadata.occurred_at ?? '')

function log(length: number) {
  const made = memoryLog()
  for (let n = 0; n < length; n += 1) made.append(['Paid', {}])
  return made
}

test('EVT-06 lag is measured against the log’s head, also where everybody stands still at one place', async () => {
  const lags = await lagsOf(log(11), ['start', 'start'], BEGAN + 90_000)
  expect(lags.get('start')).toEqual({ events: 11, isAtLeast: false, seconds: 90 })
})

test('EVT-06 each is told its own lag; whoever stands at the head has none', async () => {
  const lags = await lagsOf(log(1_200), ['1200', '700', '1199', 'start'], BEGAN + 1_000)
  expect([...lags].map(([position, { events, seconds }]) => [position, events, seconds])).toEqual([
    ['1200', 0, 0],
    ['1199', 1, 1],
    ['700', 500, 1],
    ['start', 1_200, 1],
  ])
})

test('EVT-06 a long way is not counted to its end: at least so many', async () => {
  const long = log(10_000)
  let read = 0
  const counting = {
    ...long,
    readAll: async (from: string, limit: number) => {
      const page = await long.readAll(from, limit)
      read += page.events.length
      return page
    },
  }
  const lags = await lagsOf(counting, ['9990', '4000', 'start'], BEGAN)
  expect(lags.get('9990')).toMatchObject({ events: 10, isAtLeast: false })
  expect(lags.get('4000')).toMatchObject({ isAtLeast: true })
  expect(lags.get('start')).toMatchObject({ isAtLeast: true })
  expect(read).toBeLessThan(3_000)
})

test('EVT-06 seeds are counted, but their past is no lag: the first event that was not seeded tells it', async () => {
  const seeded = (n: number) => {
    const event = storedEvent(n, 'Paid', {})
    const metadata = { ...event.metadata, origin: 'seed', occurred_at: '2024-01-01T00:00:00.000Z' }
    return n < 600 ? { ...event, metadata } : event
  }
  const lags = (length: number) =>
    lagsOf(growingLog({ length: () => length, at: seeded }), ['590', 'start'], BEGAN + 90_000)
  expect([...(await lags(600)).values()]).toMatchObject([
    { events: 10, seconds: 0 },
    { events: 600, seconds: 0 },
  ])
  expect([...(await lags(601)).values()]).toMatchObject([
    { events: 11, seconds: 90 },
    { events: 601, seconds: 90 },
  ])
})
