import { type EventOf, event } from '@kredka/contracts/kernel/events'
import type { Json, StoredEvent } from '@kredka/contracts/kernel/ports'
import { Id, Nullable, Obj, Personal, Text } from '@kredka/contracts/kernel/schema'
import { brief } from '@kredka/projections/kernel/brief'
import { createCatalog } from './catalog.ts'
import { BrokenEnvelopeError } from './envelope.ts'
import { createEventEncryption } from './event-encryption.ts'
import { memoryKeyring } from './testing/memory-keyring.ts'

const LetterSent = event(
  'LetterSent',
  Obj({
    from_id: Id,
    to_id: Nullable(Id),
    text: Personal(Text(100), 'from_id'),
    signature: Personal(Text(100), 'from_id'),
    nickname: Personal(Text(100), 'to_id'),
  }),
  [
    {
      schema: Obj({ from_id: Id, to_id: Nullable(Id), words: Personal(Text(100), 'from_id') }),
      upcast: ({ words, ...rest }) => ({ ...rest, text: words, signature: null, nickname: null }),
    },
  ],
)
const PersonForgotten = event('PersonForgotten', Obj({ subject_id: Id }))

const ANNA = 'a0000000000000000000000001'
const BERT = 'b0000000000000000000000002'
const letter: EventOf<typeof LetterSent> = {
  type: 'LetterSent',
  data: { from_id: ANNA, to_id: BERT, text: 'Zażółć', signature: 'Ania', nickname: 'Bercik' },
}

function parts() {
  const keyring = memoryKeyring()
  return {
    keyring,
    encryption: createEventEncryption({ catalog: createCatalog([LetterSent, PersonForgotten]), keyring }),
  }
}

function stored(data: Json, change: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: 'e1',
    type: 'LetterSent',
    stream: 'letter-1',
    revision: 0,
    position: '1',
    data,
    metadata: { schema_version: '2', command_id: 'c1' },
    ...change,
  }
}

test('EVT-10 the store sees no personal data, and whoever has the keys reads it', async () => {
  const { encryption } = parts()
  const encrypted = await encryption.encrypt('letter-1', 'e1', letter)
  expect(JSON.stringify(encrypted)).not.toMatch(/Zażółć|Ania|Bercik/)
  expect(encrypted).toMatchObject({
    from_id: ANNA,
    text: null,
    $encrypted: { from_id: expect.any(String), to_id: expect.any(String) },
  })
  const [read] = await encryption.openEvents([stored(encrypted)])
  expect(read).toMatchObject(letter)
})

test('EVT-10 with the key gone the event still reads and the field is null', async () => {
  const { encryption } = parts()
  const event = stored(await encryption.encrypt('letter-1', 'e1', letter))
  await encryption.keyring.forget(ANNA)
  const [read] = await encryption.openEvents([event])
  expect(read?.data).toEqual({ from_id: ANNA, to_id: BERT, text: null, signature: null, nickname: 'Bercik' })
})

test('EVT-10 a PersonForgotten of another process ends the use of the key here at once', async () => {
  const { encryption, keyring } = parts()
  const event = stored(await encryption.encrypt('letter-1', 'e1', letter))
  await keyring.forget(ANNA)
  expect((await encryption.openEvents([event]))[0]?.data['text']).toBe('Zażółć')
  const forgotten = stored(
    { subject_id: ANNA },
    { type: 'PersonForgotten', metadata: { schema_version: '1', command_id: 'c2' } },
  )
  await encryption.openEvents([forgotten])
  expect((await encryption.openEvents([event]))[0]?.data['text']).toBeNull()
})

test('EVT-10 what is written of a forgotten person later stays null', async () => {
  const { encryption } = parts()
  await encryption.keyring.forget(ANNA)
  const encrypted = await encryption.encrypt('letter-1', 'e1', letter)
  const [read] = await encryption.openEvents([stored(encrypted)])
  expect(read?.data).toMatchObject({ text: null, signature: null, nickname: 'Bercik' })
})

test.each([
  ['stream', { stream: 'letter-2' }],
  ['event id', { id: 'e2' }],
  ['type', { type: 'LetterSentBack' }],
])('EVT-10 an envelope moved to another %s does not open', async (_, change) => {
  const { encryption } = parts()
  const event = stored(await encryption.encrypt('letter-1', 'e1', letter), change)
  await expect(encryption.openEvents([event])).rejects.toThrow(BrokenEnvelopeError)
})

test('EVT-08 older versions open first and are lifted then; folds lift without opening', async () => {
  const { encryption } = parts()
  const old = createEventEncryption({
    catalog: createCatalog([
      event('LetterSent', Obj({ from_id: Id, to_id: Nullable(Id), words: Personal(Text(100), 'from_id') })),
    ]),
    keyring: encryption.keyring,
  })
  const data = await old.encrypt('letter-1', 'e1', {
    type: 'LetterSent',
    data: { from_id: ANNA, to_id: null, words: 'Hej' },
  })
  const event1 = stored(data, { metadata: { schema_version: '1', command_id: 'c1' } })
  const lifted = { from_id: ANNA, to_id: null, text: 'Hej', signature: null, nickname: null }
  expect((await encryption.openEvents([event1]))[0]?.data).toEqual(lifted)
  expect(encryption.toClosedEvent(event1).data).toEqual({ ...lifted, text: null })
})

test('a personal property without a subject is a bug', async () => {
  const { encryption } = parts()
  const orphan = { ...letter, data: { ...letter.data, to_id: null } }
  await expect(encryption.encrypt('letter-1', 'e1', orphan)).rejects.toThrow('LetterSent.to_id names no subject')
})

test('EVT-10 what became personal after it was stored in clear is null once its person is forgotten, and for folds', async () => {
  const clear = Obj({ writer_id: Id, words: Text(100) })
  const NoteLeft = event('NoteLeft', Obj({ writer_id: Id, text: Personal(Text(100), 'writer_id') }), [
    { schema: clear, upcast: ({ words, ...rest }) => ({ ...rest, text: words }) },
  ])
  const keyring = memoryKeyring()
  const { openEvents, toClosedEvent } = createEventEncryption({
    catalog: createCatalog([NoteLeft, PersonForgotten]),
    keyring,
  })
  const note = (writer_id: string) =>
    stored({ writer_id, words: 'Zażółć' }, { type: 'NoteLeft', metadata: { schema_version: '1', command_id: 'c1' } })
  const [anna, bert] = [note(ANNA), note(BERT)]
  expect(toClosedEvent(anna).data).toEqual({ writer_id: ANNA, text: null })
  // nobody ever made a key for them
  expect((await openEvents([anna, bert])).map(({ data }) => data['text'])).toEqual(['Zażółć', 'Zażółć'])
  await keyring.forget(ANNA)
  expect((await openEvents([anna, bert])).map(({ data }) => data['text'])).toEqual([null, 'Zażółć'])
  expect((await openEvents([anna])).map(({ data }) => data['text'])).toEqual([null])
})

test('OPS-08 what is kept of the error of a broken event says which one it is', async () => {
  const { encryption } = parts()
  const place = { stream: 'letter-1', revision: 7 }
  const errorOf = (event: StoredEvent) => encryption.openEvents([event]).then(() => '', brief)
  expect(await errorOf(stored(null, place))).toBe('Error: event 7 of letter-1 holds no object')
  expect(await errorOf(stored({}, { ...place, metadata: {} }))).toBe(
    "Error: event 7 of letter-1 lacks the product's metadata",
  )
})

test('keys of a batch are loaded once', async () => {
  const { keyring } = parts()
  const asked: string[][] = []
  const counting = {
    ...keyring,
    keysOf: (subjects: readonly string[]) => {
      asked.push([...subjects])
      return keyring.keysOf(subjects)
    },
  }
  const catalog = createCatalog([LetterSent])
  const events = await Promise.all(
    ['e1', 'e2', 'e3'].map(async (id) =>
      stored(await createEventEncryption({ catalog, keyring }).encrypt('letter-1', id, letter), { id }),
    ),
  )
  const reader = createEventEncryption({ catalog, keyring: counting })
  await reader.openEvents(events)
  await reader.openEvents(events)
  expect(asked).toEqual([[ANNA, BERT]])
})
