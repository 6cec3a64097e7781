import type { EventStore } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { newEvent } from '../../../kernel/testing/event-store-contract/harness.ts'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createPostgresEventStore } from './store.ts'

describe('streams read together from the log', () => {
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

  test('EVT-02 each reader gets its stream from its revision on, in order, and nothing of the others', async () => {
    for (const stream of ['x-1', 'x-2']) {
      await store.append(stream, 'no_stream', [newEvent({ n: 0 }), newEvent({ n: 1 }), newEvent({ n: 2 })])
    }
    const read = await Promise.all([
      store.read('x-2', { from: 1 }),
      store.read('x-none'),
      store.read('x-1'),
      store.read('x-1', { from: 2 }),
      store.read('x-1', { from: 3 }),
    ])
    const shown = read.map((events) => events.map(({ stream, revision, data }) => [stream, revision, data]))
    expect(shown).toEqual([
      [
        ['x-2', 1, { n: 1 }],
        ['x-2', 2, { n: 2 }],
      ],
      [],
      [
        ['x-1', 0, { n: 0 }],
        ['x-1', 1, { n: 1 }],
        ['x-1', 2, { n: 2 }],
      ],
      [['x-1', 2, { n: 2 }]],
      [],
    ])
  })

  test('bytes come as bytes', async () => {
    await store.append('x-3', 'no_stream', [newEvent(new Uint8Array([1, 2, 3]))])
    const [found] = await Promise.all([store.read('x-3'), store.read('x-1')])
    expect(found.map(({ data }) => data)).toEqual([new Uint8Array([1, 2, 3])])
  })
})
