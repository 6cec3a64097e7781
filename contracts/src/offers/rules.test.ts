import { mainPrice, needsCity, priceFaults } from './rules.ts'
import { nextOfferState, OFFER_GRAPH, type OfferState } from './states.ts'

test('OFR-02 a price for 60 minutes is needed', () => {
  expect(priceFaults([{ duration: 45, amount: 6000 }])).toEqual([{ code: 'PRICE_60_REQUIRED' }])
})

test('OFR-02 a longer lesson never costs less than a shorter one', () => {
  const rows = [
    { duration: 60, amount: 8000 },
    { duration: 90, amount: 7900 },
  ]
  expect(priceFaults(rows)).toEqual([{ code: 'PRICE_LONGER_CHEAPER', index: 1 }])
  expect(
    priceFaults([
      { duration: 60, amount: 8000 },
      { duration: 90, amount: 8000 },
    ]),
  ).toEqual([])
})

test('OFR-02 an empty price and a length given twice are flagged', () => {
  const rows = [
    { duration: 60, amount: null },
    { duration: 60, amount: 8000 },
  ]
  expect(priceFaults(rows)).toEqual([
    { code: 'PRICE_MISSING', index: 0 },
    { code: 'PRICE_DUPLICATE', index: 1 },
  ])
})

test('OFR-05 the main price is that of the longest length of at most 60 minutes', () => {
  expect(mainPrice([{ duration: 30 }, { duration: 90 }, { duration: 60 }])).toEqual({ duration: 60 })
  expect(mainPrice([{ duration: 90 }])).toBeUndefined()
})

test('OFR-01 a city is needed unless every place is online', () => {
  expect(needsCity(['online'])).toBe(false)
  expect(needsCity(['online', 'student_house'])).toBe(true)
})

test('OFR-03 every way of the offer’s graph ends in a state of the graph, and removal is final', () => {
  for (const state of Object.keys(OFFER_GRAPH) as OfferState[]) {
    for (const command of ['submit', 'activate', 'reject', 'remove'] as const) {
      const next = nextOfferState(state, command)
      if (next !== null) expect(OFFER_GRAPH).toHaveProperty(next)
      if (state === 'removed') expect(next).toBeNull()
    }
  }
})
