/** Rules of offers (OFR-01, OFR-02, section 5), the same in browser and server. */

export const TITLE_MAX = 80
export const TITLE_MIN = 5
export const DESCRIPTION_MAX = 4000
export const DESCRIPTION_MIN = 40
export const REASON_MAX = 500

export const LEVELS = ['any', 'basic', 'intermediate', 'advanced', 'for-children'] as const
export type Level = (typeof LEVELS)[number]
export const PLACES = ['online', 'teacher_house', 'student_house', 'public_space'] as const
export type Place = (typeof PLACES)[number]
/** The orders in which hits can stand. */
export const SORTS = ['relevance', 'rating', 'newest', 'price', '-price'] as const
export type SortName = (typeof SORTS)[number]
/** Lesson lengths in minutes. */
export const DURATIONS = [15, 20, 30, 45, 60, 90] as const
/** The length that every offer prices. */
export const BASE_DURATION = 60
/** Whole złoty only, at least one: minor units. */
export const PRICE_STEP = 100
export const PRICE_MAX = 100_000

export interface PriceRow {
  /** Minutes. */
  readonly duration: number
  /** Minor units; null while the field is empty. */
  readonly amount: number | null
}

export type PriceFault =
  | { readonly code: 'PRICE_60_REQUIRED' }
  | { readonly code: 'PRICE_DUPLICATE' | 'PRICE_LONGER_CHEAPER' | 'PRICE_MISSING'; readonly index: number }

/** What is wrong with an offer's prices: at most one fault a row, in the rows' order. */
export function priceFaults(rows: readonly PriceRow[]): readonly PriceFault[] {
  const faults: PriceFault[] = []
  if (!rows.some((row) => row.duration === BASE_DURATION)) faults.push({ code: 'PRICE_60_REQUIRED' })
  rows.forEach((row, index) => {
    const { amount } = row
    if (rows.findIndex((other) => other.duration === row.duration) < index) {
      faults.push({ code: 'PRICE_DUPLICATE', index })
    } else if (amount === null || amount < PRICE_STEP) {
      faults.push({ code: 'PRICE_MISSING', index })
    } else if (rows.some((other) => other.duration < row.duration && (other.amount ?? 0) > amount)) {
      faults.push({ code: 'PRICE_LONGER_CHEAPER', index })
    }
  })
  return faults
}

/** The price shown first is that of the longest length of at most 60 minutes (section 9). */
export function mainPrice<P extends { readonly duration: number }>(prices: readonly P[]): P | undefined {
  return prices.filter((price) => price.duration <= BASE_DURATION).toSorted((a, b) => b.duration - a.duration)[0]
}

/** A city is needed as soon as one of the places is a place in the world. */
export function needsCity(places: readonly Place[]): boolean {
  return places.some((place) => place !== 'online')
}
