import { DURATIONS, LEVELS, PLACES, type PriceRow } from '@kredka/contracts/offers/rules'
import type { OfferDraft } from './draft.ts'
import { STEPS } from './steps.ts'

/** A draft as it lies in the browser: what is written and how far its steps went (OFR-01). */
export interface StoredDraft {
  readonly values: OfferDraft
  /** The furthest step that was opened, counted from zero. */
  readonly reached: number
}

/** One draft for each person and offer; `null` is the offer that does not exist yet. */
export function draftKey(userId: string, offerId: string | null): string {
  return `kredka.draft.${userId}.${offerId ?? 'new'}`
}

/** The stored draft; null where there is none or it cannot be read, as one of an older build. */
export function readDraft(key: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

/** Storage may be full or forbidden: then the draft lives as long as the page. */
export function writeDraft(key: string, draft: StoredDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // nothing to do about it, and nothing is lost that the page does not still hold
  }
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
