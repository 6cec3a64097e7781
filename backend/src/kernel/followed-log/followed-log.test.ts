import { randomUUID } from 'node:crypto'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { EventStore } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { migrateWithStore } from '../../composition/migrations.ts'
import { createFixedClock } from '../testing/fixed-clock.ts'
import { memoryLog } from '../testing/memory-log.ts'
import { adoptLog } from './adopt-log.ts'
import { createFollowedLog, ForeignLogError } from './followed-log.ts'
import { embeddedLog, type Restorable, readWholeLog, things, wireLog } from './testing/restorable-log.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await migrateWithStore(database.pool)
})
afterEach(() => database.drop())

const embedded = () => embeddedLog(database)
const readToTheEnd = (log: Restorable) => readWholeLog(database, log)

async function grow(store: EventStore, count: number): Promise<void> {
  const [last] = await store.read('things-1', { direction: 'backwards', limit: 1 })
  await store.append('things-1', last?.revision ?? 'no_stream', things(count))
}

function followed(store: EventStore) {
  const short = { lookEveryMs: 5, pause: () => new Promise<void>((resolve) => setTimeout(resolve, 5)) }
  const clock = createFixedClock('2026-11-23T10:00:00.000Z')
  return createFollowedLog({ pool: database.pool, store, clock, log: memoryLog(), setting: 'EVENTSTORE_URL', ...short })
}

describe.each([
  ['the embedded store', embedded],
  ['EventStoreDB over the stand-in', wireLog],
])('EVT-13 %s', (_, open) => {
  let log: Restorable
  beforeEach(async () => {
    log = await open()
    await followed(log.store).check()
    await grow(log.store, 5)
    await readToTheEnd(log)
  })
  afterEach(() => log.close())

  test('a log that only grew is followed on', async () => {
    await grow(log.store, 3)
    await expect(followed(log.store).check()).resolves.toBeUndefined()
    expect(followed(log.store).fault()).toBeNull()
  })

  test('a log restored from an older copy is refused, with the setting, the cause and the way out', async () => {
    await log.restore(3)
    const opened = followed(log.store)
    await expect(opened.check()).rejects.toThrow(ForeignLogError)
    await expect(opened.check()).rejects.toThrow(
      /^The event log of EVENTSTORE_URL ends before what this site has read of it: .*npm run projections -- rebuild --all$/,
    )
    expect(opened.fault()).toBe('shorter')
  })

  test('a log restored from an older copy that has grown past the checkpoints again is refused', async () => {
    await log.restore(3)
    await grow(log.store, 9)
    const opened = followed(log.store)
    await expect(opened.check()).rejects.toThrow('holds other events than this site has read of it')
    expect(opened.fault()).toBe('other_events')
  })

  test('a log restored under a running process is found by it', async () => {
    const opened = followed(log.store)
    const found = opened.watch(AbortSignal.timeout(60_000))
    await log.restore(3)
    await grow(log.store, 9)
    expect(await found).toBeInstanceOf(ForeignLogError)
    expect(opened.fault()).toBe('other_events')
  })

  test('another log is refused, although it holds the same events', async () => {
    await database.pool.query('update read_side.log set id = $1', [randomUUID()])
    await expect(followed(log.store).check()).rejects.toThrow('is another one than this site has followed')
  })

  test('checkpoints from before logs had an identity belong to a log that has an event at each of them', async () => {
    await database.pool.query('delete from read_side.log; update read_side.checkpoints set event_id = null')
    await followed(log.store).check()
    await database.pool.query('delete from read_side.log')
    await log.restore(4)
    await expect(followed(log.store).check()).rejects.toThrow('ends before')
  })

  test('a node that comes to hold a checkpoint while it is asked is no other log', async () => {
    let asked = 0
    const late = { ...log.store, eventAt: async (at: string) => (asked++ === 0 ? null : log.store.eventAt(at)) }
    await expect(followed(late).check()).resolves.toBeUndefined()
    expect(asked).toBeGreaterThan(1)
  })

  test('a store that does not answer is no other log', async () => {
    const down = { ...log.store, identity: () => Promise.reject(new Error('down')) }
    const opened = followed(down)
    expect(await opened.watch(AbortSignal.timeout(100))).toBeUndefined()
    expect(opened.fault()).toBeNull()
  })
})

test('EVT-13 checkpoints of the embedded log are not followed into EventStoreDB, and back', async () => {
  const [first, second] = [await embedded(), await wireLog()]
  try {
    for (const { store } of [first, second]) await grow(store, 5)
    await followed(first.store).check()
    await readToTheEnd(first)
    await expect(followed(second.store).check()).rejects.toThrow('is another one than this site has followed')
    await expect(followed(first.store).check()).resolves.toBeUndefined()
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})

test('EVT-13 policies take up the last hour of an older copy of their log again, and begin at the head of another', async () => {
  const log = await embedded()
  const { store } = log
  const at = (minute: number) => new Date(Date.parse('2026-11-23T06:00:00.000Z') + minute * MINUTE).toISOString()
  try {
    for (let minute = 0; minute < 200; minute += 10) {
      const [thing] = things(1)
      if (thing === undefined) continue
      await store.append(`things-${minute}`, 'no_stream', [{ ...thing, metadata: { occurred_at: at(minute) } }])
    }
    await followed(store).check()
    await readToTheEnd(log)
    const adopted = async () => {
      await adoptLog({ pool: database.pool, store, clock: createFixedClock('2026-11-23T10:00:00.000Z') })
      await expect(followed(store).check()).resolves.toBeUndefined()
      const { rows } = await database.pool.query<{ position: string }>(
        'select position from reactions.checkpoints order by name',
      )
      return rows.map(({ position }) => position)
    }
    await database.pool.query("insert into reactions.checkpoints (name, position) values ('slow', '3')")
    await log.restore(18)
    await expect(followed(store).check()).rejects.toThrow('ends before')
    // the last event is of minute 170, the first after this position of minute 110
    expect(await adopted()).toEqual(['11', '3'])
    await database.pool.query('update read_side.log set id = $1', [randomUUID()])
    expect(await adopted()).toEqual(['18', '18'])
  } finally {
    await log.close()
  }
})

test('EVT-13 what an adoption took up is taken up again where the copy ends amid what followed from it', async () => {
  const log = await embedded()
  const { store } = log
  const adoptedAt = async (hour: string) => {
    await adoptLog({ pool: database.pool, store, clock: createFixedClock(`2026-11-${hour}:00:00.000Z`) })
    const { rows } = await database.pool.query<{ position: string }>('select position from reactions.checkpoints')
    return rows.map(({ position }) => position)
  }
  const write = async (hour: string, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const [thing] = things(1)
      const occurred_at = `2026-11-${hour}:00:00.000Z`
      if (thing !== undefined) await store.append(randomUUID(), 'no_stream', [{ ...thing, metadata: { occurred_at } }])
    }
  }
  const restore = async (events: number) => {
    await readToTheEnd(log)
    await log.restore(events)
  }
  try {
    await write('23T06', 1)
    await write('23T08', 6)
    await followed(store).check()
    await restore(5)
    expect(await adoptedAt('24T08')).toEqual(['1'])
    // what followed was written a day later, and the next copy lacks a part of that; so does a third
    await write('24T08', 4)
    await restore(7)
    expect(await adoptedAt('25T08')).toEqual(['1'])
    await write('25T08', 4)
    await restore(9)
    expect(await adoptedAt('26T08')).toEqual(['1'])
    // hours after an adoption all of it stands in the log
    await write('26T08', 2)
    await write('26T11', 2)
    await restore(12)
    expect(await adoptedAt('27T08')).toEqual(['11'])
  } finally {
    await log.close()
  }
})

test('EVT-13 an older copy that was written to for hours is followed once it is adopted, also by policies far behind', async () => {
  const log = await embedded()
  const { store } = log
  const clock = createFixedClock('2026-11-23T10:00:00.000Z')
  const write = async (stream: string, occurred_at: string) => {
    const events = things(1).map((event) => ({ ...event, metadata: { occurred_at } }))
    await store.append(stream, 'no_stream', events)
  }
  try {
    for (let n = 1; n <= 6; n += 1) await write(`things-${n}`, '2026-11-23T06:00:00.000Z')
    await followed(store).check()
    await readToTheEnd(log)
    const places = `insert into reactions.checkpoints (name, position, event_id) values ('lost', '5', $1), ('slow',
        '2', $2)`
    await database.pool.query(places, [await store.eventAt('5'), await store.eventAt('2')])
    await log.restore(3)
    for (let n = 4; n <= 8; n += 1) await write(`since-${n}`, '2026-11-23T07:00:00.000Z')
    await write('since-9', '2026-11-23T09:59:00.000Z')
    // the clock of whoever wrote this was wrong: it says nothing about when the last hour began
    await write('since-10', '2031-01-01T00:00:00.000Z')
    await expect(followed(store).check()).rejects.toThrow('holds other events')
    await adoptLog({ pool: database.pool, store, clock })
    await expect(followed(store).check()).resolves.toBeUndefined()
    const { rows } = await database.pool.query('select name, position from reactions.checkpoints order by name')
    expect(rows).toEqual([
      { name: 'lost', position: '8' },
      { name: 'mails', position: '6' },
      { name: 'slow', position: '2' },
    ])
  } finally {
    await log.close()
  }
})

test('EVT-13 checkpoints that an earlier version moved on, knowing nothing of events, do not make the log another one', async () => {
  const log = await embedded()
  try {
    await grow(log.store, 5)
    await followed(log.store).check()
    await readToTheEnd(log)
    const event = await log.store.eventAt('5')
    await database.pool.query('update reactions.checkpoints set event_id = $1', [event])
    await grow(log.store, 2)
    for (const schema of ['reactions', 'read_side']) {
      await database.pool.query(`update ${schema}.checkpoints set position = '7'`)
      const { rows } = await database.pool.query(`select position, event_id from ${schema}.checkpoints`)
      expect(rows).toEqual([{ position: '7', event_id: null }])
    }
    await expect(followed(log.store).check()).resolves.toBeUndefined()
  } finally {
    await log.close()
  }
})
