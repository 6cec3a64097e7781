import { auditEvents } from '@kredka/contracts/audit/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { type EventStore, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { testDatabase } from '@kredka/projections/postgres/testing/database'
import { createEventStoreDbStore } from '../adapters/event-store/eventstoredb/store.ts'
import { startStandIn } from '../adapters/event-store/eventstoredb/testing/stand-in.ts'
import { createPostgresEventStore } from '../adapters/event-store/postgres/store.ts'
import { beginDays } from '../jobs/index.ts'
import { COUNTER_USER, counter, counterEvents } from '../kernel/testing/counter.ts'
import { COUNTER, COUNTER_STREAM } from '../kernel/testing/counter-site.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import { type TestWriteSide, type TestWriteSideOptions, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { type DayRange, DayRanges } from './day-ranges.ts'
import { SEAL_STREAM, type Seal } from './seal.ts'
import { sealDays } from './seal-days.ts'
import { faultLine, faultsOf } from './testing/faults-of.ts'
import { createKeptLog } from './testing/kept-log.ts'

const EVENTS = { ...counterEvents, ...jobEvents, ...auditEvents }
const OLD = '1'.repeat(64)

const siteOf = (given: Partial<TestWriteSideOptions> = {}) => testWriteSide({ events: EVENTS, ...given })

const seal = ({ store, write, clock }: TestWriteSide, signal = new AbortController().signal) =>
  sealDays({ store, write }, { signal, now: clock.now(), progress: () => undefined })

async function count({ write, context }: TestWriteSide, times: number): Promise<void> {
  must(await write.execute(counter, COUNTER, { do: 'count', times, note: 'mine' }, context()))
}

/** Three days with a few events each, sealed as they pass; the third is still running. */
async function threeDays(): Promise<TestWriteSide> {
  const site = siteOf()
  await count(site, 2)
  for (const [n, day] of ['2027-03-01', '2027-03-02', '2027-03-03'].entries()) {
    site.clock.set(`${day}T00:00:05+01:00`)
    await beginDays(site.write, site.clock.now())
    await seal(site)
    await count(site, 3 + n)
  }
  return site
}

const eventsOf = async (store: EventStore) => (await store.readAll(START, 1_000)).events
const sealsOf = async (store: EventStore) => (await store.read(SEAL_STREAM)).map(({ data }) => data as unknown as Seal)

test('ANA-04 each day that ended is sealed once: ranges follow each other, and each names the root before', async () => {
  const site = await threeDays()
  await seal(site)
  const seals = await sealsOf(site.store)
  expect(seals.map(({ day, first, last, count: events }) => [day, first, last, events])).toEqual([
    ['2027-02-28', 1, 2, 2],
    ['2027-03-01', 3, 7, 5],
    ['2027-03-02', 8, 13, 6],
  ])
  expect(seals.map(({ previous_root }) => previous_root)).toEqual([null, seals[0]?.root, seals[1]?.root])
  const [, second] = await site.store.read(SEAL_STREAM)
  const [began] = await site.store.read('day-20270302')
  expect(second?.metadata).toMatchObject({ actor: 'system:audit.seal_days', $causationId: began?.id })
  const { faults, verified } = await faultsOf(site)
  expect(faults.map(faultLine)).toEqual([])
  expect(verified.seal).toEqual(seals[2])
})

test('ANA-04 sealing that broke off goes on where it stopped, and two that seal at once make one chain', async () => {
  const site = await threeDays()
  const whole = await sealsOf(site.store)
  const copy = siteOf({ keyring: site.keyring })
  for (const { stream, revision, ...event } of await eventsOf(site.store)) {
    if (stream !== SEAL_STREAM) await copy.store.append(stream, revision === 0 ? 'no_stream' : revision - 1, [event])
  }
  const stopped = new AbortController()
  const once: EventStore = {
    ...copy.store,
    append: async (...given) => {
      stopped.abort()
      return copy.store.append(...given)
    },
  }
  const broken = siteOf({ store: once, keyring: site.keyring, ids: copy.ids })
  await seal(broken, stopped.signal)
  expect(await sealsOf(copy.store)).toHaveLength(1)
  const other = siteOf({ store: copy.store, keyring: site.keyring })
  await Promise.all([seal(copy), seal(other)])
  await seal(copy)
  const seals = await sealsOf(copy.store)
  expect(seals.map(({ day }) => day)).toEqual(whole.map(({ day }) => day))
  expect((await faultsOf(copy)).faults.map(faultLine)).toEqual([])
})

test('ANA-04 a log that begins with a day has nothing to seal before it', async () => {
  const site = siteOf()
  await beginDays(site.write, site.clock.now())
  await count(site, 1)
  await seal(site)
  expect(await sealsOf(site.store)).toEqual([])
})

type Spoil = (events: readonly StoredEvent[]) => readonly StoredEvent[]
const indexOf = (events: readonly StoredEvent[], nth: number) =>
  events.findIndex(({ stream, revision }) => stream === COUNTER_STREAM && revision === nth)
const changed =
  (nth: number, change: (event: StoredEvent) => Partial<StoredEvent>): Spoil =>
  (events) =>
    events.map((event, n) => (n === indexOf(events, nth) ? { ...event, ...change(event) } : event))
const meta = (name: string, value: string) => (event: StoredEvent) => ({
  metadata: { ...event.metadata, [name]: value },
})

describe.each([true, false])('in a store whose positions leave none out: %s', (gapless) => {
  // the counter's events 2 to 4 are of the first of March, 5 to 8 of the second
  test.each<[string, Spoil, RegExp]>([
    [
      'another amount',
      changed(3, ({ data }) => ({ data: { ...(data as object), by: 9 } as never })),
      /2027-03-01: an event was changed/,
    ],
    ['another actor', changed(6, meta('actor', 'admin:mallory')), /2027-03-02: an event was changed/],
    ['another time', changed(5, meta('occurred_at', '2027-03-02T10:00:00.000Z')), /2027-03-02: an event was changed/],
    [
      'an event lost',
      (events) => events.filter((_, n) => n !== indexOf(events, 3)),
      /2027-03-01: 5 events were sealed, 4 are there/,
    ],
    [
      'an event added',
      (events) =>
        events.flatMap((event, n) => (n === indexOf(events, 5) ? [event, { ...event, revision: 99 }] : [event])),
      /2027-03-02: 6 events were sealed, 7 are there/,
    ],
    [
      'a whole stream lost',
      (events) => events.filter(({ stream }) => stream !== COUNTER_STREAM),
      /2027-03-01: 5 events were sealed, 2 are there/,
    ],
    [
      'a day that never began',
      (events) => events.filter(({ stream }) => stream !== 'day-20270302'),
      /2027-03-01: what was sealed is not there/,
    ],
    [
      'a seal lost',
      (events) => events.filter(({ type, revision }) => type !== 'LogSealed' || revision !== 1),
      /2027-03-01: its seal is missing/,
    ],
    [
      'a seal written anew',
      (events) =>
        events.map((event) =>
          event.type === 'LogSealed' && event.revision === 1
            ? { ...event, data: { ...(event.data as object), root: OLD } as never }
            : event,
        ),
      /2027-03-02: the root before is not that of the seal before/,
    ],
  ])('ANA-04 %s in a sealed range shows, and the day is named', async (_, spoil, expected) => {
    const { store, catalog, keyring } = await threeDays()
    const spoiled = spoil(await eventsOf(store))
    const { faults } = await faultsOf({ store: createKeptLog(spoiled, gapless), catalog, keyring })
    expect(faults.filter(({ kind }) => kind === 'seal').map(faultLine)).toContainEqual(expect.stringMatching(expected))
  })
})

test('ANA-04 a change is told of its own day alone', async () => {
  const { store, catalog, keyring } = await threeDays()
  const spoiled = changed(3, meta('actor', 'admin:mallory'))(await eventsOf(store))
  const { faults } = await faultsOf({ store: createKeptLog(spoiled), catalog, keyring })
  expect(faults.filter(({ kind }) => kind === 'seal')).toHaveLength(1)
})

test('ANA-04 a root that was kept elsewhere shows a log that was cut, or sealed anew', async () => {
  const { store, catalog, keyring } = await threeDays()
  const events = await eventsOf(store)
  const [first, , last] = await sealsOf(store)
  if (first === undefined || last === undefined) throw new Error('three seals were asked for')
  const roots = [
    { day: last.day, root: last.root },
    { day: null, root: first.root },
  ]
  const whole = { store: createKeptLog(events), catalog, keyring }
  expect((await faultsOf(whole, { roots })).faults).toEqual([])
  const cut = {
    store: createKeptLog(
      events.slice(
        0,
        events.findLastIndex(({ type }) => type === 'LogSealed'),
      ),
    ),
    catalog,
    keyring,
  }
  expect((await faultsOf(cut)).faults).toEqual([])
  expect((await faultsOf(cut, { roots })).faults.map(faultLine)).toEqual([
    expect.stringMatching(/^seal: 2027-03-02: no seal has the kept root/),
  ])
})

test('EVT-10 a seal stays true when a person is forgotten', async () => {
  const site = await threeDays()
  await site.keyring.forget(COUNTER_USER)
  expect((await faultsOf(site)).faults).toEqual([])
})

test('EVT-02 the roots are the same whichever store the events are read from', async () => {
  const events = await eventsOf((await threeDays()).store)
  const database = await testDatabase()
  const server = await startStandIn()
  const stores = [
    await createPostgresEventStore({ url: database.url, log: memoryLog() }),
    createEventStoreDbStore({ url: `esdb://127.0.0.1:${server.port}?tls=false`, log: memoryLog() }),
  ]
  try {
    const [expected, ...others] = await Promise.all([
      rangesOf(events),
      ...stores.map(async (store) => {
        for (const { stream, revision, position: _, ...event } of events) {
          await store.append(stream, revision === 0 ? 'no_stream' : revision - 1, [event])
        }
        return rangesOf(await eventsOf(store))
      }),
    ])
    expect(expected).toHaveLength(3)
    for (const ranges of others) expect(ranges).toEqual(expected)
  } finally {
    await Promise.all(stores.map((store) => store.close()))
    await server.close()
    await database.drop()
  }
})

function rangesOf(events: readonly StoredEvent[]): DayRange[] {
  const ranges = new DayRanges(0)
  return events.map((event) => ranges.take(event)).filter((range) => range !== null)
}
