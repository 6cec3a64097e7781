import { findBehind, KEPT_MAJORS, parseNewest, readLockedMajors } from './majors.ts'

test('OPS-02 each reason to stay behind is about a direct dependency in the major that the lock file has', () => {
  const locked = readLockedMajors()
  const reasons = Object.entries(KEPT_MAJORS)
  expect(reasons.map(([name]) => [name, locked.get(name)])).toEqual(reasons.map(([name, { major }]) => [name, major]))
  expect(reasons.filter(([, { why }]) => why.length < 20)).toEqual([])
})

test('OPS-02 who is a major behind is named, with the reason where there is one for just that major', () => {
  const locked = new Map([
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ])
  const newest = parseNewest(
    'npm warn something\n{"one":{"latest":"2.0.0"},"two":[{"latest":"3.1.0"},{"latest":"3.1.0"}],"three":{"latest":"3.9.0"}}\n',
  )
  const kept = { one: { major: 1, why: 'because' }, two: { major: 1, why: 'an older reason' } }
  expect(findBehind(locked, newest, kept)).toEqual([
    { name: 'one', major: 1, newest: 2, why: 'because' },
    { name: 'two', major: 2, newest: 3, why: null },
  ])
  expect(parseNewest('')).toEqual({})
})
