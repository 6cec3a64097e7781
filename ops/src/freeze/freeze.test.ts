import { event } from '@kredka/contracts/kernel/events'
import { Id, Nullable, Obj, OneOf, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import { changesOf, findReleasedModules, hashesOf, readDeclaredHashes, readReleasedHashes } from './released-events.ts'
import { schemaHash } from './schema-hash.ts'

const first = {
  user_id: Id,
  title: Personal(Nullable(Text(50)), 'user_id'),
  why: OneOf(['late', 'ill']),
  note: Type.Optional(Text(100)),
}
const RoomLeft = event('RoomLeft', Obj(first))

function changes(schema: ReturnType<typeof Obj>): readonly string[] {
  return changesOf(hashesOf([RoomLeft]), hashesOf([event('RoomLeft', schema)]))
}

test('EVT-08 every version of every event is as it was released; a new one is frozen', async () => {
  const declared = await readDeclaredHashes()
  const modules = new Set([...declared.keys(), ...findReleasedModules()])
  const found = [...modules].flatMap((module) => changesOf(readReleasedHashes(module), declared.get(module) ?? {}))
  expect(found).toEqual([])
})

test.each([
  ['a word is taken from an enumeration', Obj({ ...first, why: OneOf(['late']) })],
  ['a word is added to one', Obj({ ...first, why: OneOf(['late', 'ill', 'gone']) })],
  ['a property is no longer personal', Obj({ ...first, title: Nullable(Text(50)) })],
  ['a property becomes personal', Obj({ ...first, note: Personal(Text(100), 'user_id') })],
  ['a personal property is another person’s', Obj({ ...first, title: Personal(Nullable(Text(50)), 'owner_id') })],
  ['a bound is tightened', Obj({ ...first, note: Type.Optional(Text(99)) })],
  ['an optional property is required', Obj({ ...first, note: Text(100) })],
  ['a property goes', Obj({ user_id: Id, title: first.title, why: first.why })],
  ['a property is renamed', Obj({ user_id: Id, name: first.title, why: first.why, note: first.note })],
])('EVT-08 a released version may not change: %s', (_, schema) => {
  expect(changes(schema)).toEqual([expect.stringMatching(/^RoomLeft\.v1 has changed since it was released.*upcaster/)])
})

test('EVT-08 order and documentation change nothing; a property may be called title', () => {
  const { note, title, user_id } = first
  expect(changes(Obj({ note, why: OneOf(['ill', 'late']), title, user_id }))).toEqual([])
  expect(
    changes(
      Type.Object({ ...first, why: OneOf(['late', 'ill']) }, { additionalProperties: false, description: 'Left.' }),
    ),
  ).toEqual([])
  expect(schemaHash(Obj({ title: Text(5) }))).not.toBe(schemaHash(Obj({})))
})

test('EVT-08 a new version is named until it is frozen, beside the older one; a version that is gone is missed', () => {
  const released = hashesOf([RoomLeft])
  const newer = event('RoomLeft', Obj({ user_id: Id }), [
    { schema: RoomLeft.schema, upcast: ({ user_id }) => ({ user_id }) },
  ])
  expect(changesOf(released, hashesOf([newer]))).toEqual([
    expect.stringMatching(/^RoomLeft\.v2 is new: .*events -- freeze/),
  ])
  expect(changesOf(hashesOf([newer]), hashesOf([newer]))).toEqual([])
  expect(changesOf(hashesOf([newer]), released)).toEqual([
    expect.stringContaining('RoomLeft.v2 was released and is gone'),
  ])
})
