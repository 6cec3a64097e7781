import type { EventStore } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { createPostgresEventStore } from '../../adapters/event-store/postgres/store.ts'
import { type TestVault, testVault } from '../../vault/testing/test-vault.ts'
import { commandIdOfKey } from '../ids.ts'
import { COUNTER_USER, counter } from '../testing/counter.ts'
import { COUNTER, COUNTER_STREAM, counterSite } from '../testing/counter-site.ts'
import { memoryLog } from '../testing/memory-log.ts'
import { sequenceIds } from '../testing/sequence-ids.ts'

let place: TestVault
const stores: EventStore[] = []
beforeAll(async () => {
  place = await testVault()
  for (let process = 0; process < 2; process += 1) {
    stores.push(await createPostgresEventStore({ url: place.database.url, log: memoryLog() }))
  }
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await place.drop()
})

/** Two processes as they run for real: a store, a vault and a write side each, over one database. */
async function twoSites() {
  const ids = sequenceIds()
  const open = async (store: EventStore) =>
    counterSite({ store, ids, clock: place.clock, keyring: (await place.again()).keyring })
  return Promise.all(stores.map(open))
}

test('EVT-03 8 writers in two processes race on one stream: nothing is lost, nothing is doubled', async () => {
  const sites = await twoSites()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const { write, context } = sites[writer % 2] ?? (await twoSites())[0] ?? counterSite()
    for (let n = 0; n < 25; n += 1) {
      must(await write.execute(counter, COUNTER, { do: 'count', note: `note ${writer}` }, context()))
    }
  })
  await Promise.all(writers)
  const stored = (await stores[0]?.read(COUNTER_STREAM)) ?? []
  expect(stored.map((event) => event.revision)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  expect(new Set(stored.map((event) => event.metadata['command_id'])).size).toBe(200)
  for (const { write } of sites) expect((await write.fold(counter, COUNTER)).state.total).toBe(200)
})

test('API-10 a command repeated in another process is answered from the log, personal data included', async () => {
  const [here, there] = await twoSites()
  if (here === undefined || there === undefined) throw new Error('two sites were asked for')
  const command_id = commandIdOfKey({ kind: 'user', id: COUNTER_USER }, 'k')
  const same = here.context('counters.count', { command_id })
  const first = await here.write.execute(counter, 'other', { do: 'count', times: 2, note: 'Zażółć' }, same)
  expect(await there.write.execute(counter, 'other', { do: 'count', times: 2, note: 'Zażółć' }, same)).toEqual(first)
  const { rows } = await place.database.pool.query('select e::text as row from event_store.events e')
  expect(JSON.stringify(rows)).not.toMatch(/Zażółć|note 1/)
})

test('EVT-10 when the person is forgotten their events still read, and the field is null', async () => {
  const [here] = await twoSites()
  if (here === undefined) throw new Error('two sites were asked for')
  await here.write.execute(counter, 'third', { do: 'count', note: 'secret' }, here.context())
  await here.encryption.keyring.forget(COUNTER_USER)
  const [event] = await here.encryption.openEvents(await here.store.read('counter-third'))
  expect(event?.data).toEqual({ by: 1, user_id: COUNTER_USER, note: null, at: '' })
  const late = must(await here.write.execute(counter, 'third', { do: 'count', note: 'late' }, here.context()))
  expect(late.revision).toBe(1)
})
