import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import type { ExpectedRevision } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { SILENT } from '../terminal/silent.ts'
import { checkInvariants } from './invariants.ts'
import { eventsOf } from './plan.ts'

describe('the invariants of the log', () => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await testDatabase()
    const store = await createPostgresEventStore({ url: database.url, log: SILENT })
    let expected: ExpectedRevision = 'no_stream'
    for (let append = 0; append < 8; append += 1) {
      expected = (await store.append('a-1', expected, eventsOf('seed', append))).revision
    }
    await store.close()
  })
  afterEach(() => database.drop())

  async function broken(): Promise<string[]> {
    return (await checkInvariants(database.pool)).filter(({ faults }) => faults.length > 0).map(({ name }) => name)
  }

  async function insert(position: number, revision: number, append: number): Promise<void> {
    const text = `insert into event_store.events (position, stream, revision, id, type, data, metadata)
      values ($1, 'a-1', $2, gen_random_uuid(), 'StressCounted', $3, '{}')`
    await database.pool.query(text, [position, revision, JSON.stringify({ seed: 'other', append, n: 0 })])
  }

  test('EVT-03 hold for what the store has written', async () => {
    expect(await broken()).toEqual([])
  })

  test('EVT-04 a hole in revisions and positions is found', async () => {
    await insert(30, 25, 0)
    expect(await broken()).toEqual(['revisions run from 0 without a hole', 'positions run from 1 without a hole'])
  })

  test('EVT-04 a position below that of an earlier revision is found', async () => {
    await insert(0, 21, 0)
    expect(await broken()).toEqual(['positions run from 1 without a hole', 'positions grow with the revisions'])
  })

  test('EVT-03 half an append is found', async () => {
    await insert(22, 21, 4)
    expect(await broken()).toEqual(['appends are whole'])
  })
})

test('a writer with the same seed wants the same events', () => {
  expect(eventsOf('seed', 7)).toEqual(eventsOf('seed', 7))
  expect(eventsOf('seed', 7).map(({ id }) => id)).not.toEqual(eventsOf('other', 7).map(({ id }) => id))
})
