import { hasFeature, NO_ROLLOUT, type Rollout } from './features.ts'

const FEATURE = 'compact_search'
const DAY = '2026-12-10'
const everybody: Rollout = { mode: 'share', share: 100, from: null, until: null }
const person = { user_id: '01jd0000000000000000000001', state: 'none' } as const
const people = Array.from({ length: 5_000 }, (_, n) => ({ user_id: `person-${n}`, state: 'none' as const }))
const atShare = (share: number, feature = FEATURE) =>
  new Set(people.filter((one) => hasFeature(feature, { ...everybody, share }, one, DAY)).map(({ user_id }) => user_id))

test('ADM-02 ACC-11 a feature is on for whom it was given; off for everybody it is on for nobody', () => {
  expect(hasFeature(FEATURE, NO_ROLLOUT, person, DAY)).toBe(false)
  expect(hasFeature(FEATURE, NO_ROLLOUT, { ...person, state: 'granted' }, DAY)).toBe(true)
  expect(hasFeature(FEATURE, { ...NO_ROLLOUT, mode: 'off' }, { ...person, state: 'granted' }, DAY)).toBe(false)
  expect(hasFeature(FEATURE, everybody, { ...person, state: 'refused' }, DAY)).toBe(false)
  expect(hasFeature(FEATURE, everybody, { ...person, state: 'requested' }, DAY)).toBe(true)
})

test('ADM-02 a share is about that share, keeps whom it had as it grows, and is another for another feature', () => {
  const [tenth, half] = [atShare(10), atShare(50)]
  expect(tenth.size / people.length).toBeCloseTo(0.1, 1)
  expect(half.size / people.length).toBeCloseTo(0.5, 1)
  expect([...tenth].filter((id) => !half.has(id))).toEqual([])
  expect(atShare(100).size).toBe(people.length)
  const other = atShare(10, 'another')
  expect([...other].filter((id) => tenth.has(id)).length).toBeLessThan(other.size / 2)
})

test('ADM-02 a share is on from its first to its last day, both with it', () => {
  const on = (from: string | null, until: string | null, day: string) =>
    hasFeature(FEATURE, { ...everybody, from, until }, person, day)
  const days = ['2026-12-09', '2026-12-10', '2026-12-12', '2026-12-13']
  expect(days.map((day) => on('2026-12-10', '2026-12-12', day))).toEqual([false, true, true, false])
  expect(days.map((day) => on(null, '2026-12-10', day))).toEqual([true, true, false, false])
  expect(days.map((day) => on('2026-12-12', null, day))).toEqual([false, false, true, true])
})
