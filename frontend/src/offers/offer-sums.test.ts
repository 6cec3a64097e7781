import { sumOffers } from './offer-sums.ts'

const NONE = { absent: 0, waiting: 0, rejected: 0, active: 0, active_waiting: 0, active_rejected: 0, removed: 0 }

test('NAV-08 an offer that is public while its new version waits counts as both', () => {
  const counts = { active: 2, active_waiting: 1, waiting: 3, rejected: 1, active_rejected: 1, removed: 9 }
  expect(sumOffers({ ...NONE, ...counts })).toEqual({ all: 8, visible: 4, waiting: 4, rejected: 2 })
})

test('NAV-08 nobody has offers from nothing', () => {
  expect(sumOffers(NONE)).toEqual({ all: 0, visible: 0, waiting: 0, rejected: 0 })
})
