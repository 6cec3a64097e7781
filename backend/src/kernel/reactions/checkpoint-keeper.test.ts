import type { Position } from '@kredka/contracts/kernel/ports'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { memoryLog } from '../testing/memory-log.ts'
import { checkpointKeeper } from './checkpoint-keeper.ts'
import { addCheckpoints, loadCheckpoints } from './checkpoints.ts'
import { reactionsKit } from './testing/reactions-kit.ts'

let database: TestDatabase
beforeEach(async () => {
  database = (await reactionsKit()).database
})
afterEach(() => database.drop())

test('EVT-06 who only passes events by is written down within a second, also while another handles them without a break', async () => {
  await addCheckpoints(database.pool, ['busy', 'passing'], 'start')
  const stop = new AbortController()
  const log = memoryLog()
  let now = Date.parse('2026-11-23T10:00:00.000Z')
  let handled = 0
  const keeper = checkpointKeeper({
    pool: database.pool,
    clock: {
      // looked at before and after each writing: time passes, and by then the busy one has handled the next event
      now: () => {
        now += 50
        handled += 1
        if (handled < 200) keeper.noteMove('busy', 1)
        else stop.abort()
        return now
      },
    },
    pause: async () => undefined,
    gather: async () => undefined,
    log,
    stored: new Map([
      ['busy', 'start'],
      ['passing', 'start'],
    ]),
    placeOf: () => ({ position: String(handled), event_id: null }),
  })
  await keeper.run(stop.signal)
  expect(Number((await stored()).get('passing'))).toBeGreaterThan(100)
  expect(Number((await stored()).get('busy'))).toBeGreaterThan(100)
})

test('EVT-13 the event that stands at a place is written down with it, and an outage is waited for', async () => {
  const [log, stop] = [memoryLog(), new AbortController()]
  await addCheckpoints(database.pool, ['mails'], 'start')
  const event_id = '00000000-0000-4000-8000-000000000007'
  let failures = 0
  const stumbling = {
    query: (async (...args: [string, unknown[]]) => {
      failures += 1
      if (failures <= 3) throw Object.assign(new Error('the server goes down'), { code: '57P01' })
      stop.abort()
      return database.pool.query(...args)
    }) as typeof database.pool.query,
  }
  const keeper = checkpointKeeper({
    pool: stumbling,
    clock: { now: () => Date.parse('2026-11-23T10:00:00.000Z') },
    pause: async () => undefined,
    log,
    stored: new Map<string, Position>([['mails', 'start']]),
    placeOf: () => ({ position: '7', event_id }),
  })
  keeper.noteMove('mails', 1)
  await keeper.run(stop.signal)
  const { rows } = await database.pool.query('select position, event_id from reactions.checkpoints')
  expect(rows).toEqual([{ position: '7', event_id }])
  expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(3)
})

const stored = () => loadCheckpoints(database.pool, ['busy', 'passing'])

test('OPS-06 places that move without a break are written together, twenty times a second at most', async () => {
  const [log, stop] = [memoryLog(), new AbortController()]
  await addCheckpoints(database.pool, ['notices'], 'start')
  let [handled, written] = [0, 0]
  const gathered: number[] = []
  const counting = {
    query: (async (...args: [string, unknown[]]) => {
      written += 1
      return database.pool.query(...args)
    }) as typeof database.pool.query,
  }
  const keeper = checkpointKeeper({
    pool: counting,
    clock: { now: () => Date.parse('2026-11-23T10:00:00.000Z') },
    pause: async () => stop.abort(),
    gather: async (milliseconds) => {
      gathered.push(milliseconds)
      for (const _ of Array.from({ length: 20 })) move()
    },
    log,
    stored: new Map([['notices', 'start']]),
    placeOf: () => {
      if (handled < 60) move()
      return { position: String(handled), event_id: null }
    },
  })
  const move = () => {
    handled += 1
    if (handled < 60) keeper.noteMove('notices', 1)
  }
  move()
  await keeper.run(stop.signal)
  expect(new Set(gathered)).toEqual(new Set([150]))
  expect(written).toBeLessThan(10)
  const places = await loadCheckpoints(database.pool, ['notices'])
  expect(Number(places.get('notices'))).toBeGreaterThanOrEqual(60)
})
