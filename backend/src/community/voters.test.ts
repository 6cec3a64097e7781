import { hasVoted, NOBODY, removeVoter, withVoter } from './voters.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const ids = Array.from({ length: 5000 }, (_, n) => idOf(n))

test('BRD-01 five thousand voters are counted once each, and every earlier state stays as it was', () => {
  const half = ids.slice(0, 2500).reduce(withVoter, NOBODY)
  const all = [...ids.slice(2500), ...ids].reduce(withVoter, half)
  expect([NOBODY.size, half.size, all.size]).toEqual([0, 2500, 5000])
  expect(ids.every((id) => hasVoted(all, id))).toBe(true)
  expect(ids.slice(2500).some((id) => hasVoted(half, id))).toBe(false)
})

test('BRD-01 taking a vote back removes that one and copies only its shelf', () => {
  const all = ids.reduce(withVoter, NOBODY)
  const fewer = removeVoter(all, idOf(7))
  expect(fewer.size).toBe(4999)
  expect([hasVoted(fewer, idOf(7)), hasVoted(fewer, idOf(8)), hasVoted(all, idOf(7))]).toEqual([false, true, true])
  expect(fewer.shelves.filter((shelf, place) => shelf !== all.shelves[place])).toHaveLength(1)
  expect(removeVoter(fewer, idOf(7))).toBe(fewer)
})
