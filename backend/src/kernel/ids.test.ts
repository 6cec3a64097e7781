import { commandIdOfKey, createIds, deriveEntityId, eventId, policyCommandId, uuidV5 } from './ids.ts'
import { createFixedClock } from './testing/fixed-clock.ts'

const ENTITY = /^[0-9a-hjkmnp-tv-z]{26}$/

test('API-06 entity ids are 26 lower-case characters of the ULID alphabet and sort by time', () => {
  const clock = createFixedClock()
  const ids = createIds(clock)
  const made: string[] = []
  for (let n = 0; n < 50; n += 1) {
    clock.advance(1)
    made.push(ids.entity())
  }
  expect(made.every((id) => ENTITY.test(id))).toBe(true)
  expect(made.toSorted()).toEqual(made)
  expect(new Set(Array.from({ length: 1_000 }, () => ids.entity())).size).toBe(1_000)
})

test('UUIDv5 agrees with the example of RFC 9562', () => {
  expect(uuidV5('www.example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
  expect(() => uuidV5('x', 'no uuid')).toThrow(TypeError)
})

test('EVT-03 ids of events derive from the command, so that a repeat bears the same ones', () => {
  const command = '11111111-1111-4111-8111-111111111111'
  expect(eventId(command, 0)).toBe(eventId(command, 0))
  expect(eventId(command, 1)).not.toBe(eventId(command, 0))
})

test('API-10 an idempotency key counts within its actor alone', () => {
  const anna = commandIdOfKey({ kind: 'user', id: 'anna' }, 'k1')
  expect(commandIdOfKey({ kind: 'user', id: 'anna' }, 'k1')).toBe(anna)
  expect(commandIdOfKey({ kind: 'user', id: 'bert' }, 'k1')).not.toBe(anna)
  expect(commandIdOfKey({ kind: 'admin', id: 'anna' }, 'k1')).not.toBe(anna)
  expect(anna.charAt(14)).toBe('5')
})

test('EVT-05 a policy gives the same ids for the same event', () => {
  const event = '22222222-2222-5222-8222-222222222222'
  expect(policyCommandId(event, 'offers.welcome')).toBe(policyCommandId(event, 'offers.welcome'))
  expect(policyCommandId(event, 'offers.welcome', 'second')).not.toBe(policyCommandId(event, 'offers.welcome'))
})

test('derived entity ids have the form of fresh ones, and sort by time where they are given one', () => {
  const time = Date.parse('2027-03-01T09:00:00.000Z')
  expect(deriveEntityId('source', 'a')).toMatch(ENTITY)
  expect(deriveEntityId('source', 'a')).toBe(deriveEntityId('source', 'a'))
  expect(deriveEntityId('source', 'a')).not.toBe(deriveEntityId('source', 'b'))
  expect(deriveEntityId('source', 'a', time) < deriveEntityId('other', 'a', time + 1)).toBe(true)
})
