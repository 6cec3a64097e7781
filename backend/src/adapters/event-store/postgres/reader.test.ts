import type { EventStore } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { newEvent } from '../../../kernel/testing/event-store-contract/harness.ts'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createReader } from './reader.ts'
import { createPostgresEventStore } from './store.ts'

describe('pages of the log', () => {
  let database: TestDatabase
  let store: EventStore

  beforeAll(async () => {
    database = await testDatabase()
    store = await createPostgresEventStore({ url: database.url, log: memoryLog() })
    for (let n = 0; n < 6; n += 1) {
      await store.append(`page-${n}`, 'no_stream', [newEvent('x'.repeat(1_000)), newEvent(new Uint8Array(1_000))])
    }
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('a page ends before it weighs more than allowed, and says that there is more', async () => {
    const page = await createReader(database.pool).page(0n, 500, 5_000)
    expect(page.events).toHaveLength(4)
    expect(page).toMatchObject({ last: 4n, complete: false })
  })

  test('an event that alone weighs more than allowed comes alone', async () => {
    const page = await createReader(database.pool).page(4n, 500, 10)
    expect(page.events.map(({ position }) => position)).toEqual(['5'])
    expect(page.complete).toBe(false)
  })

  test('a page that ends with the log says so; one that its limit ends does not', async () => {
    expect(await createReader(database.pool).page(8n, 500, 1_000_000)).toMatchObject({ last: 12n, complete: true })
    expect(await createReader(database.pool).page(8n, 4, 1_000_000)).toMatchObject({ last: 12n, complete: false })
  })

  test('pages and streams can be read from an index, in its order', async () => {
    for (const where of [
      'position > 5 order by position limit 500',
      "stream = 'page-1' and revision >= 0 order by revision",
    ]) {
      const client = await database.pool.connect()
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
      const { rows } = await client.query(`explain select * from event_store.events where ${where}`)
      client.release(true)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Scan/)
      expect(plan).not.toMatch(/Sort/)
    }
  })
})
