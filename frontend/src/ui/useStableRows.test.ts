import { settle, withoutSent } from './useStableRows.ts'

interface Row {
  readonly id: string
  readonly votes: number
}
const row = (id: string, votes = 0): Row => ({ id, votes })
const keyOf = ({ id }: Row) => id
const idsOf = (rows: readonly Row[]) => rows.map(keyOf).join('')
const answered = (newest: readonly Row[], from = 'page 1') => ({ from, newest, rows: newest })

test('ADM-02 rows follow at once where no hand is on them', () => {
  const now = answered([row('c'), row('a')])
  expect(settle(answered([row('a'), row('b')]), now, keyOf, false)).toBe(now)
})

test('ADM-02 under a hand a row changes in its place, and what would move it waits', () => {
  const before = answered([row('a', 1), row('b', 2)])
  const shown = settle(before, answered([row('new'), row('b', 3), row('a', 1)]), keyOf, true)
  expect(shown.rows).toEqual([row('a', 1), row('b', 3)])
  expect(idsOf(settle(shown, answered(shown.newest), keyOf, false).rows)).toBe('newba')
})

test('ADM-02 under a hand a row that is gone stays as it was until the hand lets go', () => {
  const before = answered([row('a'), row('b')])
  expect(idsOf(settle(before, answered([row('b')]), keyOf, true).rows)).toBe('ab')
})

test('ADM-02 what only follows at the end moves nothing and shows at once', () => {
  const now = answered([row('a'), row('b'), row('c')])
  expect(settle(answered([row('a'), row('b')]), now, keyOf, true).rows).toBe(now.newest)
})

test('ADM-02 the answer to another question shows at once', () => {
  const now = answered([row('x')], 'page 2')
  expect(settle(answered([row('a')]), now, keyOf, true)).toBe(now)
})

test('ADM-02 nothing new changes nothing', () => {
  const before = answered([row('a')])
  expect(settle(before, { ...before }, keyOf, true)).toBe(before)
  expect(settle(before, { ...before }, keyOf, false)).toBe(before)
})

test('ADM-02 a row that the person sent away goes at once; what others took away stays under the hand', () => {
  const before = answered([row('a'), row('b'), row('c')])
  const shown = settle(before, answered([row('b')]), keyOf, true)
  expect(idsOf(withoutSent(shown, keyOf, new Set()))).toBe('abc')
  expect(idsOf(withoutSent(shown, keyOf, new Set(['a'])))).toBe('bc')
  // acted on, and still there
  expect(idsOf(withoutSent(shown, keyOf, new Set(['b'])))).toBe('abc')
})
