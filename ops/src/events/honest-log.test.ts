import { SEAL_STREAM } from '@kredka/backend/audit/seal'
import { sealDays } from '@kredka/backend/audit/seal-days'
import { faultLine, faultsOf } from '@kredka/backend/audit/testing/faults-of'
import { createKeptLog } from '@kredka/backend/audit/testing/kept-log'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, CATALOG, ENCRYPTION, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { beginDays } from '@kredka/backend/jobs/index'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import { uuidV5 } from '@kredka/backend/kernel/ids'
import { categoryOf } from '@kredka/contracts/kernel/events'
import { type Keyring, type Position, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { DEMO_NOW, demoDatabase } from '../proof/testing/demo-database.ts'
import { MASTER_KEY, partsOver } from '../proof/testing/product.ts'
import { events } from './events.ts'

let database: TestDatabase
let parts: Parts
let log: readonly StoredEvent[]
let catalog: Catalog
let keyring: Keyring

/** The demonstration, and a day that ended after it. */
beforeAll(async () => {
  database = await demoDatabase()
  parts = partsOver(database, DEMO_NOW)
  const { tools } = await parts.get(BACKEND)
  const now = tools.clock.now()
  await beginDays(tools.write, now)
  const [store, encryption] = await Promise.all([parts.get(EVENT_STORE), parts.get(ENCRYPTION)])
  const { signal } = new AbortController()
  await sealDays({ store, write: tools.write }, { signal, now, progress: () => undefined })
  log = await everythingIn(store)
  catalog = await parts.get(CATALOG)
  keyring = encryption.keyring
}, 300_000)
afterAll(async () => {
  await parts.close()
  await database.drop()
})

async function everythingIn(store: Awaited<ReturnType<typeof storeOf>>): Promise<readonly StoredEvent[]> {
  const all: StoredEvent[] = []
  for (let from: Position = START; ; ) {
    const page = await store.readAll(from, 1_000)
    all.push(...page.events)
    if (page.events.length === 0) return all
    from = page.next
  }
}
const storeOf = () => parts.get(EVENT_STORE)

async function linesOf(spoilt: readonly StoredEvent[]): Promise<readonly string[]> {
  return (await faultsOf({ store: createKeptLog(spoilt), catalog, keyring })).faults.map(faultLine)
}

test('ANA-04 the whole demonstration is an honest log: no fault, and its days are sealed', async () => {
  const { faults, verified } = await faultsOf({ store: await storeOf(), catalog, keyring })
  expect(faults.map(faultLine)).toEqual([])
  expect(verified.events).toBe(log.length)
  expect(log.length).toBeGreaterThan(1_000)
  expect(verified.seal?.day).toBe('2026-05-31')
})

/** A copy of the honest log in which the n-th event that fits is another one. */
function spoiled(
  fits: (event: StoredEvent) => boolean,
  change: (event: StoredEvent) => Partial<StoredEvent>,
): readonly StoredEvent[] {
  const at = log.findIndex(fits)
  if (at < 0) throw new Error('the log holds no such event')
  return log.map((event, n) => (n === at ? { ...event, ...change(event) } : event))
}

const dataOf = ({ data }: StoredEvent) => data as Readonly<Record<string, unknown>>
const envelopesOf = (event: StoredEvent) => dataOf(event)['$encrypted'] as Readonly<Record<string, string>> | undefined
const hasEnvelope = (event: StoredEvent) => Object.keys(envelopesOf(event) ?? {}).length > 0
const withData = (event: StoredEvent, more: Readonly<Record<string, unknown>>) => ({
  data: { ...dataOf(event), ...more } as never,
})
const withMetadata = ({ metadata }: StoredEvent, more: Readonly<Record<string, string>>) => ({
  metadata: { ...metadata, ...more },
})
const isPriced = (event: StoredEvent) => event.type === 'PaymentNoted' || typeof dataOf(event)['amount'] === 'number'

const FAULTS: readonly [string, () => readonly StoredEvent[], RegExp][] = [
  [
    'a personal name in clear',
    () =>
      spoiled(
        ({ type }) => type === 'AccountRegistered',
        (event) => withData(event, { name: 'Anna Nowak' }),
      ),
    /^personal: account-\S+@\d+ AccountRegistered: name is personal and stands in clear/,
  ],
  [
    'a broken envelope',
    () =>
      spoiled(hasEnvelope, (event) =>
        withData(event, {
          $encrypted: Object.fromEntries(
            Object.entries(envelopesOf(event) ?? {}).map(([named, envelope]) => [
              named,
              `A${envelope.slice(0, -4)}AAA=`,
            ]),
          ),
        }),
      ),
    /^personal: .*does not open/,
  ],
  [
    'an envelope of another event of the same person',
    () => {
      const [first] = log.filter(hasEnvelope)
      const [named = '', envelope] = Object.entries(first === undefined ? {} : (envelopesOf(first) ?? {}))[0] ?? []
      const who = first === undefined ? '' : dataOf(first)[named]
      return spoiled(
        (event) => event !== first && envelopesOf(event)?.[named] !== undefined && dataOf(event)[named] === who,
        (event) => withData(event, { $encrypted: { ...envelopesOf(event), [named]: envelope } }),
      )
    },
    /^personal: .*does not open/,
  ],
  [
    'a whole stream that is gone',
    () => log.filter(({ stream }) => categoryOf(stream) !== 'order'),
    /^missing: .*missing before it/,
  ],
  ['an event that is gone', () => log.filter((_, n) => n !== 500), /^missing: .*position 501 is missing before it/],
  ['an exchanged order', () => log.toSpliced(500, 2, log[501] as StoredEvent, log[500] as StoredEvent), /^order: /],
  [
    'another price',
    () => spoiled(isPriced, (event) => withData(event, { amount: 1 })),
    /^seal: .*2026-05-31: an event was changed/,
  ],
  [
    'another actor',
    () =>
      spoiled(
        ({ stream }) => categoryOf(stream) === 'order',
        (event) => withMetadata(event, { actor: 'user:mallory' }),
      ),
    /^seal: .*2026-05-31: an event was changed/,
  ],
  [
    'another time',
    () =>
      spoiled(
        ({ stream }) => categoryOf(stream) === 'order',
        (event) => withMetadata(event, { occurred_at: '2026-01-01T00:00:00.000Z' }),
      ),
    /^seal: .*2026-05-31: an event was changed/,
  ],
  [
    'another id',
    () =>
      spoiled(
        ({ stream }) => categoryOf(stream) === 'order',
        ({ id }) => ({ id: uuidV5('another', id) }),
      ),
    /^id: order-\S+@0 \S+: the id does not derive from its command/,
  ],
  [
    'another command',
    () =>
      spoiled(
        ({ stream }) => categoryOf(stream) === 'order',
        (event) => withMetadata(event, { command_id: event.id }),
      ),
    /^id: order-/,
  ],
  [
    'a cause that never was',
    () =>
      spoiled(
        ({ metadata }) => metadata['$causationId'] !== metadata['command_id'],
        (event) => withMetadata(event, { $causationId: uuidV5('never', event.id) }),
      ),
    /^cause: .*is no earlier event/,
  ],
  [
    'a renumbered stream',
    () =>
      spoiled(
        ({ revision }) => revision === 1,
        () => ({ revision: 7 }),
      ),
    /^revision: .*revision 1 was expected/,
  ],
]

test.each(FAULTS)('ANA-04 %s, in a copy of an honest log, is found and named', async (_, spoil, expected) => {
  expect(await linesOf(spoil())).toContainEqual(expect.stringMatching(expected))
})

test('ANA-04 a tail that was cut is seen by whoever was further, and by a root kept elsewhere', async () => {
  const seal = log.findLast(({ stream }) => stream === SEAL_STREAM)
  if (seal === undefined) throw new Error('the log was sealed')
  const cut = { store: createKeptLog(log.slice(0, -1)), catalog, keyring }
  const { root } = dataOf(seal) as { readonly root: string }
  const { faults } = await faultsOf(cut, {
    roots: [{ day: null, root }],
    reached: [{ position: seal.position, event_id: seal.id }],
  })
  expect(faults.map(faultLine)).toEqual([
    expect.stringMatching(/^seal: no seal has the kept root/),
    expect.stringMatching(/^missing: the log ends at/),
  ])
})

test('ANA-04 the command line prints roots to keep and counts no fault; a root that is not the log’s fails it', async () => {
  const printed: string[] = []
  const out = import.meta.jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const given = { ...process.env }
  Object.assign(process.env, { NODE_ENV: 'test', DATABASE_URL: database.url, MASTER_KEY })
  const { signal } = new AbortController()
  try {
    expect(await events(['seals'], signal)).toBe(0)
    const [, root = ''] = /^2026-05-31:([0-9a-f]{64}) /.exec(printed[0] ?? '') ?? []
    expect(await events(['verify', '--root', `2026-05-31:${root}`], signal)).toBe(0)
    expect(printed).toContain('No faults.')
    expect(await events(['verify', '--root', '0'.repeat(64)], signal)).toBe(1)
    expect(printed).toContain('seal: 1')
    await expect(events(['verify', '--root', 'mine'], signal)).rejects.toThrow('--root takes a root')
  } finally {
    process.env = given
    out.mockRestore()
  }
})
