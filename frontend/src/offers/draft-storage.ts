import { DURATIONS, LEVELS, PLACES, type PriceRow } from '@kredka/contracts/offers/rules'
import type { OwnStorage } from '../app/own-storage.ts'
import type { OfferDraft } from './draft.ts'
import { STEPS } from './steps.ts'

/** A draft as it lies in the browser: what is written and how far its steps went (OFR-01). */
export interface StoredDraft {
  readonly values: OfferDraft
  /** The furthest step that was opened, counted from zero. */
  readonly reached: number
}

/** Whose draft it is, and of which offer; `null` is the offer that does not exist yet. */
export interface DraftPlace {
  readonly userId: string
  readonly offerId: string | null
}

/** The stored draft; null where there is none or it cannot be read, as one of an older build. */
export function readDraft(own: OwnStorage, { userId, offerId }: DraftPlace): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(own.read(userId, nameOf(offerId)) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeDraft(own: OwnStorage, { userId, offerId }: DraftPlace, draft: StoredDraft | null): void {
  own.write(userId, nameOf(offerId), draft === null ? null : JSON.stringify(draft))
}

function nameOf(offerId: string | null): string {
  return `offer.${offerId ?? 'new'}`
}

function isStored(value: unknown): value is StoredDraft {
  if (!isObject(value) || !isObject(value.values)) return false
  const { reached, values } = value
  return Number.isInteger(reached) && Number(reached) >= 0 && Number(reached) < STEPS.length && isDraft(values)
}

function isDraft(values: Readonly<Record<string, unknown>>): boolean {
  const { title, description, level, places, prices } = values
  return (
    typeof title === 'string' &&
    typeof description === 'string' &&
    [values.subject_id, values.city_id, values.city_name, values.availability_group_id].every(isTextOrNull) &&
    LEVELS.some((known) => known === level) &&
    Array.isArray(places) &&
    places.every((place) => PLACES.some((known) => known === place)) &&
    Array.isArray(prices) &&
    prices.every(isRow)
  )
}

function isRow(row: unknown): row is PriceRow {
  if (!isObject(row)) return false
  const { duration, amount } = row
  return DURATIONS.some((known) => known === duration) && (amount === null || Number.isInteger(amount))
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
