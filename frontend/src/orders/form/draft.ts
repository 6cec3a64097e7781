import { DURATIONS, PLACES, type Place } from '@kredka/contracts/offers/rules'
import { DATES_MAX } from '@kredka/contracts/orders/rules'
import { ONLINE_TOOLS, type OnlineTool } from '@kredka/contracts/settings/rules'

export const HOW_OFTEN = ['once', 'several', 'weekly'] as const
export type HowOften = (typeof HOW_OFTEN)[number]

/** A half-filled order form. */
export interface OrderDraft {
  readonly duration: number | null
  readonly place: Place | null
  readonly online_tool: OnlineTool | null
  readonly often: HowOften
  /** Instants; the first is the series' where it is weekly. */
  readonly starts: readonly string[]
  readonly weeks: number
  readonly message: string
  readonly address: string
}

export const EMPTY_DRAFT: OrderDraft = {
  duration: null,
  place: null,
  online_tool: null,
  often: 'once',
  starts: [],
  weeks: 4,
  message: '',
  address: '',
}

const keyOf = (offer_id: string) => `kredka.order.${offer_id}`

/**
 * What somebody began to order, kept in this tab: it lives over a login, also over one at a third party. Null where there is nothing, or nothing that
 * this build can read. Times that are past are left out.
 */
export function readDraft(offer_id: string, now: number): OrderDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(offer_id)) ?? 'null')
    if (!isDraft(stored)) return null
    return { ...stored, starts: stored.starts.filter((start) => Date.parse(start) > now) }
  } catch {
    return null
  }
}

export function writeDraft(offer_id: string, draft: OrderDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(offer_id))
    else sessionStorage.setItem(keyOf(offer_id), JSON.stringify(draft))
  } catch {
    // storage may be full or forbidden: then the draft lives as long as the page
  }
}

function isDraft(value: unknown): value is OrderDraft {
  if (typeof value !== 'object' || value === null) return false
  const { duration, place, online_tool, often, starts, weeks, message, address } = value as Record<string, unknown>
  return (
    (duration === null || DURATIONS.some((known) => known === duration)) &&
    (place === null || PLACES.some((known) => known === place)) &&
    (online_tool === null || ONLINE_TOOLS.some((known) => known === online_tool)) &&
    HOW_OFTEN.some((known) => known === often) &&
    Array.isArray(starts) &&
    starts.every((start) => typeof start === 'string' && !Number.isNaN(Date.parse(start))) &&
    typeof weeks === 'number' &&
    weeks >= 2 &&
    weeks <= DATES_MAX &&
    typeof message === 'string' &&
    typeof address === 'string'
  )
}
