import { type EventStore, MAX_APPEND_BYTES, START } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { newEvent } from '../../../kernel/testing/event-store-contract/harness.ts'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createPostgresEventStore } from './store.ts'
import { readTexts, type TextEvent } from './text-pages.ts'

let database: TestDatabase
let store: EventStore
beforeAll(async () => {
  database = await testDatabase()
  store = await createPostgresEventStore({ url: database.url, log: memoryLog() })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

async function read(from = START): Promise<readonly TextEvent[]> {
  const all: TextEvent[] = []
  for await (const page of readTexts(database.pool, from)) all.push(...page)
  return all
}

test('EVT-02 ANA-01 the embedded log is read as it is kept, whole and in order, from any place, and light pages of heavy events', async () => {
  expect(await read()).toEqual([])
  const heavy = 'x'.repeat(MAX_APPEND_BYTES - 1_000)
  for (let n = 0; n < 12; n += 1) await store.append(`heavy-${n}`, 'no_stream', [newEvent(heavy)])
  const light = Array.from({ length: 400 }, (_, n) => newEvent({ n, word: 'Łódź "\n"' }))
  await store.append('light-1', 'no_stream', light)
  await store.append('light-2', 'no_stream', [...light.slice(0, 300).map(({ data }) => newEvent(data))])
  await store.append('bytes-1', 'no_stream', [newEvent(new Uint8Array([0, 255]))])
  const found = await read()
  const { events } = await store.readAll(START, 1)
  expect(found).toHaveLength(713)
  expect(found.map(({ position }) => position)).toEqual(Array.from({ length: 713 }, (_, n) => String(n + 1)))
  expect(found[0]).toMatchObject({ stream: 'heavy-0', revision: '0', id: events[0]?.id, type: events[0]?.type })
  expect(JSON.parse(found[0]?.data ?? '')).toBe(heavy)
  expect(JSON.parse(found[0]?.metadata ?? '')).toEqual(events[0]?.metadata)
  expect(found[411]).toMatchObject({ stream: 'light-1', revision: '399', data: '{"n":399,"word":"Łódź \\"\\n\\""}' })
  expect(found[712]).toMatchObject({ data: null, bytes: '\\x00ff' })
  expect(await read('700')).toEqual(found.slice(700))
  expect(await read('713')).toEqual([])
  expect(await read('9000')).toEqual([])
  const pages = readTexts(database.pool, START)[Symbol.asyncIterator]()
  expect((await pages.next()).value).toHaveLength(8)
  await pages.return(undefined)
})

test('ANA-01 a reader of the log is not kept by those who write meanwhile', async () => {
  let taken = 0
  for await (const page of readTexts(database.pool, '12')) {
    taken += page.length
    await store.append(`later-${taken}`, 'no_stream', [newEvent(1)])
  }
  expect(taken).toBe(701)
})
