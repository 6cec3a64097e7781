import type { NewEvent, StoredEvent } from '@kredka/contracts/kernel/ports'
import { START } from '@kredka/contracts/kernel/ports'
import { memoryEventStore } from '../../adapters/event-store/memory/store.ts'
import { createEventEncryption } from '../../kernel/event-encryption.ts'
import type { Place } from '../../kernel/followed-log/log-fault.ts'
import { eventId, stepCommandId } from '../../kernel/ids.ts'
import { memoryKeyring } from '../../kernel/testing/memory-keyring.ts'
import { faultLine, faultsOf } from '../testing/faults-of.ts'
import { createKeptLog } from '../testing/kept-log.ts'
import { catalog, eventIdOf, opened, stored, uuid } from '../testing/small-log.ts'

const keyring = memoryKeyring()
const sealing = createEventEncryption({ catalog, keyring })
const named = { type: 'PersonNamed', data: { person_id: '1', name: 'Anna' } }

async function logOf(stream: string, ...events: NewEvent[]): Promise<readonly StoredEvent[]> {
  const store = memoryEventStore()
  await store.append(stream, 'no_stream', events)
  return (await store.readAll(START, 100)).events
}

async function linesOf(events: readonly StoredEvent[], gapless = true): Promise<string[]> {
  const { faults, verified } = await faultsOf({ store: createKeptLog(events, gapless), catalog, keyring })
  expect(verified.faults).toBe(faults.length)
  return faults.map(faultLine)
}

test('ANA-04 a sound log has no fault: causes, steps of a request, several events of a command, envelopes', async () => {
  const follows = { $correlationId: uuid(5_001), $causationId: eventIdOf(1) }
  const command_id = stepCommandId(uuid(77), 'begin')
  const step = { ...opened(3, { command_id, $causationId: uuid(77) }), id: eventId(command_id, 0) }
  const second = { ...opened(4), id: eventId(uuid(5_004), 1) }
  const log = await logOf('door-front', opened(1), opened(2, follows), step, opened(4), second)
  expect(await linesOf(log)).toEqual([])
  const id = eventIdOf(5)
  const envelope = await sealing.encrypt('person-1', id, named)
  const person = await logOf('person-1', stored(5, 'PersonNamed', envelope))
  expect(await linesOf(person)).toEqual([])
})

test.each<[string, NewEvent, RegExp]>([
  ['an unknown type', stored(1, 'DoorPainted', {}), /^schema: .*no event DoorPainted/],
  ['an unknown version', opened(1, { schema_version: '7' }), /^schema: .*no version 7/],
  ['a payload that does not fit', stored(1, 'DoorOpened', { door_id: 'front', times: 0 }), /\/times must be >= 1/],
  ['no object', stored(1, 'DoorOpened', 'open'), /^schema: .*no object/],
  [
    'a name in clear',
    stored(1, 'PersonNamed', { person_id: '1', name: 'Anna' }),
    /^personal: .*name is personal and stands/,
  ],
  [
    'an envelope of nobody',
    stored(1, 'PersonNamed', { person_id: '1', name: null, $encrypted: { who: 'AA==' } }),
    /belongs to who/,
  ],
  ['no actor', opened(1, { actor: '' }), /^metadata: .*lack actor/],
  ['a strange actor', opened(1, { actor: 'anna' }), /actor is nobody: anna/],
  ['a time that is none', opened(1, { occurred_at: 'yesterday' }), /no instant: yesterday/],
  ['an unknown origin', opened(1, { origin: 'moon' }), /origin is unknown/],
  ['a cause that is not there', opened(1, { $causationId: uuid(9) }), /^cause: .*no earlier event/],
  ['an id of its own', { ...opened(1), id: uuid(9) }, /^id: .*does not derive from its command/],
  [
    'the id of a later event',
    { ...opened(1), id: eventId(uuid(5_001), 2) },
    /^id: .*is event 2 .*event 0 was expected/,
  ],
])('ANA-04 %s is a fault', async (_, event, expected) => {
  const lines = await linesOf(await logOf('door-front', event))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(expected)
})

test('ANA-04 an envelope that was changed, moved to another event or person, or filled with other things is a fault', async () => {
  const sealed = async (n: number) =>
    stored(n, 'PersonNamed', await sealing.encrypt('person-1', eventIdOf(n), { ...named, data: { ...named.data } }))
  const [one, two] = [await sealed(1), await sealed(2)]
  const envelopeOf = ({ data }: NewEvent) =>
    (data as { readonly $encrypted: { readonly person_id: string } }).$encrypted.person_id
  const withBox = (event: NewEvent, person_id: string, envelope: string) => ({
    ...event,
    data: { person_id, name: null, $encrypted: { person_id: envelope } },
  })
  await keyring.keyFor('2')
  const turned = Buffer.from(envelopeOf(one), 'base64')
  turned.writeUInt8(turned.readUInt8(20) ^ 1, 20)
  for (const spoiled of [
    withBox(two, '1', envelopeOf(one)),
    withBox(one, '2', envelopeOf(one)),
    withBox(one, '1', turned.toString('base64')),
    withBox(one, '1', 'AA=='),
  ]) {
    expect(await linesOf(await logOf('person-1', spoiled))).toEqual([
      expect.stringMatching(/^personal: person-1@0 PersonNamed: the envelope of person_id does not open/),
    ])
  }
  expect(await linesOf(await logOf('person-9', one))).toEqual([expect.stringMatching(/does not open/)])
})

test('EVT-10 the envelope of a forgotten person stays shut, and that is no fault', async () => {
  const sealed = await sealing.encrypt('person-3', eventIdOf(1), { ...named, data: { person_id: '3', name: 'Ewa' } })
  const log = await logOf('person-3', stored(1, 'PersonNamed', sealed))
  await keyring.forget('3')
  expect(await linesOf(log)).toEqual([])
})

test('ANA-04 a cause of another correlation is a fault', async () => {
  const log = await logOf('door-front', opened(1), opened(2, { $causationId: eventIdOf(1) }))
  expect(await linesOf(log)).toEqual(['cause: door-front@1 DoorOpened: the cause has another correlation'])
})

test('ANA-04 events of one command say the same of it', async () => {
  const second = { ...opened(1, { actor: 'user:ewa' }), id: eventId(uuid(5_001), 1) }
  expect(await linesOf(await logOf('door-front', opened(1), second))).toEqual([
    'metadata: door-front@1 DoorOpened: actor is not that of the event before, of the same command',
  ])
})

test('ANA-04 a gap, an event that comes twice and a wrong order are faults', async () => {
  const log = await logOf('door-front', opened(1), opened(2), opened(3))
  const [first, second, third] = log as [StoredEvent, StoredEvent, StoredEvent]
  expect(await linesOf([first, third])).toEqual([
    'missing: door-front@2 DoorOpened: position 2 is missing before it',
    'revision: door-front@2 DoorOpened: revision 1 was expected',
  ])
  expect(await linesOf([first, third], false)).toEqual(['revision: door-front@2 DoorOpened: revision 1 was expected'])
  expect(await linesOf([first, second, second])).toContain('id: door-front@1 DoorOpened: the id occurs twice')
  expect(await linesOf([second, first, third])).toContain(
    'order: door-front@0 DoorOpened: stands after 2, which is not before it',
  )
})

test('ANA-04 a log that lacks what its readers have seen is found out: its tail, or another event in the place of one', async () => {
  const log = await logOf('door-front', opened(1), opened(2))
  const [one, two] = log.map(({ position, id }) => ({ position, event_id: id })) as [Place, Place]
  const lines = async (events: readonly StoredEvent[], ...reached: Place[]) =>
    (await faultsOf({ store: createKeptLog(events), catalog, keyring }, { reached })).faults.map(faultLine)
  expect(await lines(log, one, two, { position: '2', event_id: null })).toEqual([])
  expect(await lines(log.slice(0, 1), one, two)).toEqual([
    'missing: the log ends at 1, and a reader has been at 2: its tail is missing',
  ])
  expect(await lines(log, { position: '1', event_id: uuid(9) })).toEqual([
    `missing: door-front@0 DoorOpened: a reader has seen the event ${uuid(9)} here`,
  ])
  expect(await lines(log.slice(1), one)).toContain(
    `missing: a reader has seen the event ${one.event_id} at 1, where nothing stands`,
  )
  expect(await lines(log, { position: '1/1', event_id: null })).toEqual([
    'missing: readers have positions of another store: this is not the log that they read',
  ])
})
