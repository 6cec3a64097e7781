import { sumOffers } from './offer-sums.ts'

test('NAV-08 an offer that is public while its new version waits counts as both', () => {
  const sums = sumOffers([
    { state: 'active', count: 2 },
    { state: 'active_waiting', count: 1 },
    { state: 'waiting', count: 3 },
    { state: 'rejected', count: 1 },
    { state: 'active_rejected', count: 1 },
    { state: 'removed', count: 9 },
  ])
  expect(sums).toEqual({ all: 8, visible: 4, waiting: 4, rejected: 2 })
})

test('NAV-08 nobody has offers from nothing', () => {
  expect(sumOffers([])).toEqual({ all: 0, visible: 0, waiting: 0, rejected: 0 })
})
