import { firstSteps } from './first-steps.ts'

const NONE = { all: 0, visible: 0, waiting: 0, rejected: 0 }
const user = { about: '', picture_url: null }

test('NAV-08 somebody who begins to teach has every step before them', () => {
  expect(firstSteps({ user, hasHours: false, sums: NONE }).map(({ done }) => done)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('NAV-08 a step is done once what it asks for is there; a description of spaces is none', () => {
  const steps = (about: string) =>
    firstSteps({ user: { about, picture_url: '/files/x' }, hasHours: true, sums: { ...NONE, all: 1, waiting: 1 } })
  expect(steps('  ').map(({ done }) => done)).toEqual([true, true, true, false])
  expect(steps('Uczę od lat.').every(({ done }) => done)).toBe(true)
})
