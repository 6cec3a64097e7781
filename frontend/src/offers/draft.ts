import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import type { submitOffer } from '@kredka/contracts/offers/endpoints'
import {
  BASE_DURATION,
  DURATIONS,
  type Level,
  needsCity,
  type Place,
  type PriceFault,
  type PriceRow,
  priceFaults,
} from '@kredka/contracts/offers/rules'
import type { OfferVersionView } from '@kredka/contracts/offers/views'
import type { FieldFault, FieldFaults } from '../app/forms/faults.ts'

/** An offer while it is written: what is not chosen yet is null. */
export interface OfferDraft {
  readonly title: string
  readonly description: string
  readonly subject_id: string | null
  readonly level: Level
  readonly places: readonly Place[]
  readonly city_id: string | null
  readonly city_name: string | null
  readonly prices: readonly PriceRow[]
  readonly availability_group_id: string | null
}

/** Section 5: one row of 60 minutes with an empty price. */
export const EMPTY_DRAFT: OfferDraft = {
  title: '',
  description: '',
  subject_id: null,
  level: 'any',
  places: [],
  city_id: null,
  city_name: null,
  prices: [{ duration: BASE_DURATION, amount: null }],
  availability_group_id: null,
}

/** A version that was sent, to be changed. */
export function draftOf(version: OfferVersionView): OfferDraft {
  const { title, description, subject_id, level, places, city, availability_group_id } = version
  return {
    title,
    description,
    subject_id,
    level,
    places,
    city_id: city?.id ?? null,
    city_name: city?.name ?? null,
    prices: version.prices.map(({ duration, amount }) => ({ duration, amount })),
    availability_group_id,
  }
}

/** What the commands take. What is missing goes as an empty value, which their schema refuses. */
export function bodyOf(draft: OfferDraft): InputOf<typeof submitOffer> {
  const { title, description, subject_id, level, places, city_id, prices, availability_group_id } = draft
  return {
    title: title.trim(),
    description: description.trim(),
    subject_id: subject_id ?? '',
    level,
    places: [...places],
    ...(needsCity(places) && city_id !== null ? { city_id } : {}),
    prices: prices.map(({ duration, amount }) => ({ duration, amount: amount ?? 0 })),
    availability_group_id: availability_group_id ?? '',
  }
}

/** What the shared rules find wrong beyond the schema (OFR-01, OFR-02). */
export function draftFaults(draft: OfferDraft): FieldFaults {
  return {
    ...(draft.subject_id === null ? { subject_id: { text: 'form.required' } } : {}),
    ...(draft.places.length === 0 ? { places: { text: 'own_offers.places_missing' } } : {}),
    ...(needsCity(draft.places) && draft.city_id === null ? { city_id: { text: 'errors.CITY_REQUIRED' } } : {}),
    ...(draft.availability_group_id === null ? { availability_group_id: { text: 'own_offers.group_missing' } } : {}),
    ...Object.fromEntries(priceFaults(draft.prices).map((fault) => priceFaultAt(fault))),
  }
}

function priceFaultAt(fault: PriceFault): readonly [string, FieldFault] {
  switch (fault.code) {
    case 'PRICE_60_REQUIRED':
      return ['prices', { text: 'errors.PRICE_60_REQUIRED' }]
    case 'PRICE_DUPLICATE':
      return [`prices.${fault.index}.duration`, { text: 'errors.PRICE_DUPLICATE' }]
    case 'PRICE_LONGER_CHEAPER':
      return [`prices.${fault.index}.amount`, { text: 'errors.PRICE_LONGER_CHEAPER' }]
    case 'PRICE_MISSING':
      return [`prices.${fault.index}.amount`, { text: 'own_offers.price_missing' }]
  }
}

/** Lesson lengths that have no price yet, those nearest to an hour first. */
export function freeDurations(prices: readonly PriceRow[]): readonly number[] {
  return DURATIONS.filter((duration) => prices.every((row) => row.duration !== duration)).toSorted(
    (a, b) => Math.abs(a - BASE_DURATION) - Math.abs(b - BASE_DURATION),
  )
}
