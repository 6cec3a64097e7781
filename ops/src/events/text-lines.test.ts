import { memoryEventStore } from '@kredka/backend/adapters/event-store/memory/store'
import type { TextEvent } from '@kredka/backend/adapters/event-store/postgres/text-pages'
import { stored } from '@kredka/backend/audit/testing/small-log'
import { createCatalog } from '@kredka/backend/kernel/catalog'
import { event } from '@kredka/contracts/kernel/events'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { Id, Obj, Personal, Text } from '@kredka/contracts/kernel/schema'
import { lineOf } from './line.ts'
import { createLineBytes } from './line-bytes.ts'
import { linesOfTexts } from './text-lines.ts'

const ALL = { types: [], categories: [], streams: [], from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
const PersonMet = event('PersonMet', Obj({ person_id: Id, place: Text(50), words: Personal(Text(50), 'person_id') }), [
  {
    schema: Obj({ person_id: Id, place: Text(50), said: Text(50) }),
    upcast: ({ said, ...rest }) => ({ ...rest, words: said }),
  },
])
const DoorOpened = event('DoorOpened', Obj({ by: Text(50) }))
const { definitions } = createCatalog([PersonMet, DoorOpened])

const textOf = ({ data, metadata, revision, ...rest }: StoredEvent): TextEvent => ({
  ...rest,
  revision: String(revision),
  data: data instanceof Uint8Array ? null : JSON.stringify(data),
  bytes: data instanceof Uint8Array ? `\\x${Buffer.from(data).toString('hex')}` : null,
  metadata: JSON.stringify(metadata),
})

async function* pageOf(events: readonly TextEvent[]) {
  yield events
}

async function linesOf(events: readonly TextEvent[], filter = ALL, rename: ((line: string) => string) | null = null) {
  const lines: string[] = []
  for await (const page of linesOfTexts(pageOf(events), definitions, filter, rename)) lines.push(...page.lines)
  return lines
}

const MET = { person_id: '1', place: 'Łódź' }
const ENVELOPES = { person_id: 'c2VjcmV0' }

test('EVT-10 ANA-01 an event that is passed on as text is the line that it would have been, and as masked', async () => {
  const store = memoryEventStore()
  await store.append('door "a"\\b-1', 'no_stream', [
    stored(1, 'DoorOpened', { by: 'Żaneta "Z"\n\\', list: [1, { $: null }] }),
    stored(2, 'PersonMet', { ...MET, said: 'Cześć' }, { schema_version: '1' }),
    stored(3, 'PersonMet', { ...MET, words: 'Cześć' }, { schema_version: '2' }),
    stored(4, 'PersonMet', { ...MET, words: null, $encrypted: ENVELOPES }, { schema_version: '2' }),
    stored(5, 'DoorOpened', { by: null, $encrypted: ENVELOPES }),
    stored(6, 'NobodyKnows', { $encrypted: ENVELOPES, words: null }),
    stored(7, 'NobodyKnows', 'no object'),
    { ...stored(8, 'NobodyKnows', null), data: new Uint8Array([0, 255]) },
  ])
  const { events } = await store.readAll(START, 100)
  const lines = await linesOf(events.map(textOf))
  expect(lines).toEqual(events.map((one) => lineOf(one, definitions)))
  expect(lines.join('\n')).not.toMatch(/c2VjcmV0|Cześć/)
})

test('EVT-10 ANA-01 what another writer laid out or escaped is one line, and holds no envelope', async () => {
  const met = stored(1, 'DoorOpened', {})
  const laidOut = {
    ...textOf({ ...met, stream: 'door-1', revision: 0, position: '7' }),
    data: '{\n  "by": null,\n  "\\u0024encrypted": {"by": "c2VjcmV0"}\n}',
    metadata: JSON.stringify(met.metadata, null, 2),
  }
  const plain = { ...laidOut, data: '{\n  "by": "Anna"\n}' }
  const [first = '', second = ''] = await linesOf([laidOut, plain])
  expect(first).not.toContain('\n')
  expect(JSON.parse(first)).toMatchObject({ position: '7', data: { by: null }, metadata: met.metadata })
  expect(first).not.toContain('c2VjcmV0')
  expect(second).toContain('"data":{"by":"Anna"}}')
})

test('ANA-01 lines of texts are narrowed by type, category and time, and renamed', async () => {
  const events = [stored(1, 'DoorOpened', {}), stored(2, 'DoorOpened', {}), stored(3, 'DoorShut', {})]
  const texts = events.map((one, n) => textOf({ ...one, stream: `door-${n}`, revision: 0, position: String(n + 1) }))
  expect(await linesOf(texts, { ...ALL, until: Date.UTC(2026, 0, 2) })).toHaveLength(1)
  const of = { ...ALL, types: ['DoorOpened'], categories: ['door'] } as const
  const renamed = await linesOf(texts, of as never, (line) => line.slice(1, 15))
  expect(renamed).toEqual(['"position":"1"', '"position":"2"'])
})

test('ANA-01 lines are the same as bytes, however long', () => {
  const bytesOf = createLineBytes()
  for (const lines of [['a', 'Łódź 🎓'], ['b'.repeat(3_000_000), '', 'ż'.repeat(1_500_000)], ['last']]) {
    expect(bytesOf(lines).toString() === `${lines.join('\n')}\n`).toBe(true)
  }
})
