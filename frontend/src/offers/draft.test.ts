import { submitOffer } from '@kredka/contracts/offers/endpoints'
import { faultsByField } from '../app/forms/faults.ts'
import { ajvValidator } from '../app/testing/ajv-validator.ts'
import { bodyOf, draftFaults, draftOf, EMPTY_DRAFT, freeDurations, type OfferDraft } from './draft.ts'

const WRITTEN: OfferDraft = {
  ...EMPTY_DRAFT,
  title: '  Matematyka do matury ',
  description: 'Spokojnie, krok po kroku, z zadaniami z poprzednich lat.',
  subject_id: 'maths',
  places: ['online', 'teacher_house'],
  city_id: 'krakow',
  city_name: 'Kraków',
  prices: [
    { duration: 60, amount: 8000 },
    { duration: 90, amount: 11_000 },
  ],
  availability_group_id: '01j9z3v5e8c7w2q4k6m8n0p2r4',
}

test('OFR-01 what was written passes the command’s own schema and the rules', async () => {
  expect(await ajvValidator(submitOffer, bodyOf(WRITTEN))).toEqual([])
  expect(draftFaults(WRITTEN)).toEqual({})
  expect(bodyOf(WRITTEN).title).toBe('Matematyka do matury')
})

test('OFR-01 an empty draft hears at each field what it needs', async () => {
  const faults = {
    ...faultsByField(await ajvValidator(submitOffer, bodyOf(EMPTY_DRAFT)), bodyOf(EMPTY_DRAFT)),
    ...draftFaults(EMPTY_DRAFT),
  }
  expect(faults).toMatchObject({
    title: { text: 'form.too_short', values: { min: 5 } },
    description: { text: 'form.too_short', values: { min: 40 } },
    subject_id: { text: 'form.required' },
    places: { text: 'own_offers.places_missing' },
    'prices.0.amount': { text: 'own_offers.price_missing' },
    availability_group_id: { text: 'own_offers.group_missing' },
  })
})

test('OFR-01 a city is asked for as soon as a place is not online, and not sent where all is online', () => {
  expect(draftFaults({ ...WRITTEN, city_id: null })).toEqual({ city_id: { text: 'errors.CITY_REQUIRED' } })
  expect(draftFaults({ ...WRITTEN, city_id: null, places: ['online'] })).toEqual({})
  expect(bodyOf({ ...WRITTEN, places: ['online'] })).not.toHaveProperty('city_id')
})

test('OFR-02 a longer lesson that costs less and a missing hour are said in words', () => {
  const prices = [
    { duration: 60, amount: 8000 },
    { duration: 90, amount: 7000 },
  ]
  expect(draftFaults({ ...WRITTEN, prices })).toEqual({
    'prices.1.amount': { text: 'errors.PRICE_LONGER_CHEAPER' },
  })
  expect(draftFaults({ ...WRITTEN, prices: [{ duration: 45, amount: 5000 }] })).toEqual({
    prices: { text: 'errors.PRICE_60_REQUIRED' },
  })
})

test('OFR-02 the lengths that can still be added, the likeliest first', () => {
  expect(freeDurations(EMPTY_DRAFT.prices)).toEqual([45, 30, 90, 20, 15])
  expect(freeDurations(WRITTEN.prices)).not.toContain(90)
})

test('OFR-03 a sent version comes back into the editor as it was', () => {
  const version = {
    ...bodyOf(WRITTEN),
    version: 2,
    sent_at: '2026-11-20T10:00:00.000Z',
    places: [...WRITTEN.places],
    city: { id: 'krakow', name: 'Kraków' },
    prices: WRITTEN.prices.map(({ duration, amount }) => ({
      id: `price-${duration}`,
      currency: 'PLN' as const,
      duration,
      amount: amount ?? 0,
    })),
  }
  expect(draftOf(version)).toEqual({ ...WRITTEN, title: 'Matematyka do matury' })
})
