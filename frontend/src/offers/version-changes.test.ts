import { findChangedParts } from './version-changes.ts'

const VERSION = {
  title: 'Matematyka do matury',
  description: 'Spokojnie, krok po kroku.',
  subject_id: 'maths',
  level: 'advanced' as const,
  places: ['online' as const, 'student_house' as const],
  city: { id: 'krakow', name: 'Kraków' },
  prices: [{ id: 'a', currency: 'PLN' as const, duration: 60, amount: 8000 }],
  availability_group_id: 'group',
}

test('OFR-03 what a waiting version changes is named', () => {
  const prices = [{ id: 'b', currency: 'PLN' as const, duration: 60, amount: 9000 }]
  expect(findChangedParts(VERSION, { ...VERSION, title: 'Matura', prices })).toEqual([
    'own_offers.part_title',
    'own_offers.part_prices',
  ])
})

test('another id of the same price and another order of places change nothing', () => {
  const same = {
    ...VERSION,
    places: VERSION.places.toReversed(),
    prices: VERSION.prices.map((price) => ({ ...price, id: 'other' })),
  }
  expect(findChangedParts(VERSION, same)).toEqual([])
})
