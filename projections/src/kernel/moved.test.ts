import { parseMoved, payloadOf } from './moved.ts'

test('what a commit moved travels as a payload of Postgres; what does not fit says only that something moved', () => {
  const moved = { names: ['offers', 'users'], to: '12' }
  expect(parseMoved(payloadOf(moved))).toEqual(moved)
  expect(payloadOf(undefined)).toBe('')
  expect(payloadOf({ names: Array.from({ length: 900 }, (_, n) => `model-${n}`), to: '12' })).toBe('')
  for (const payload of [undefined, '', 'nonsense', '{}', '[12]']) expect(parseMoved(payload)).toBeUndefined()
})
