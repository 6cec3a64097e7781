import { createPositions } from './positions.ts'

const store = {
  compare: (a: string, b: string) => Number(a) - Number(b),
  isPosition: (text: string) => /^\d+$/.test(text),
}
const positions = createPositions(new Uint8Array(32).fill(7), store)

test('API-09 a position goes back and forth within its session alone', () => {
  const given = positions.encrypt('41', 'anna')
  expect(positions.decryptLatest(given, 'anna')).toBe('41')
  expect(positions.decryptLatest(given, 'ewa')).toBeNull()
  expect(createPositions(new Uint8Array(32).fill(8), store).decryptLatest(given, 'anna')).toBeNull()
})

test('API-09 two positions of a session tell nothing of what lies between them: neither order, nor size, nor that they are one', () => {
  const numbers = ['1234567', '1234567', '1234568', '2345678', '12345678', '18446744073709551614']
  const given = numbers.map((number) => positions.encrypt(number, 'anna'))
  expect(new Set(given).size).toBe(numbers.length)
  expect(new Set(given.map(({ length }) => length)).size).toBe(1)
  const bytes = given.map((word) => Buffer.from(word, 'base64url'))
  for (const [at, number] of numbers.entries()) expect(bytes[at]?.includes(number)).toBe(false)
})

test('API-09 nobody makes a position of their own, nor changes one', () => {
  const given = positions.encrypt('41', 'anna')
  for (let at = 2; at < given.length; at += 1) {
    const changed = given.slice(0, at) + (given[at] === 'A' ? 'Q' : 'A') + given.slice(at + 1)
    if (Buffer.from(changed, 'base64url').equals(Buffer.from(given, 'base64url'))) continue
    expect(positions.decryptLatest(changed, 'anna')).toBeNull()
  }
  for (const made of ['42', '', 'start', ',', `${given},42`]) expect(positions.decryptLatest(made, 'anna')).toBeNull()
})

test('API-09 of several positions the latest counts, in whatever order they come; of too many none', () => {
  const given = ['9', '120', '41'].map((number) => positions.encrypt(number, 'anna'))
  expect(positions.decryptLatest(given.join(', '), 'anna')).toBe('120')
  expect(positions.decryptLatest(given.toReversed().join(','), 'anna')).toBe('120')
  expect(positions.decryptLatest(Array.from({ length: 9 }, () => given[0]).join(), 'anna')).toBeNull()
})

test('API-09 a session is known again although many others came since', () => {
  const given = positions.encrypt('41', 'anna')
  for (let n = 0; n < 10_100; n += 1) positions.encrypt('1', `session ${n}`)
  expect(positions.decryptLatest(given, 'anna')).toBe('41')
})
