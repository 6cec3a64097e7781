import { DURATIONS, PLACES, type Place } from '@kredka/contracts/offers/rules'
import { DATES_MAX } from '@kredka/contracts/orders/rules'
import { ONLINE_TOOLS, type OnlineTool } from '@kredka/contracts/settings/rules'
import { type OwnStorage, VISITOR } from '../../app/own-storage.ts'

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

/** Whose draft it is, and of an order of which offer; `null` is a visitor. */
export interface DraftPlace {
  readonly userId: string | null
  readonly offer_id: string
}

/** A visitor wanted to send their order when they went to log in. */
export const intentToOrder = (offer_id: string) => `order:${offer_id}`

const nameOf = (offer_id: string) => `order.${offer_id}`

/**
 * What somebody began to order, kept in this tab: what a visitor began is theirs who log in, also at a third party, and
 * goes when they log out. Null where there is nothing, or nothing that this build can read. Times that are past are
 * left out.
 */
export function readDraft(tab: OwnStorage, { userId, offer_id }: DraftPlace, now: number): OrderDraft | null {
  const name = nameOf(offer_id)
  const text = (userId === null ? null : tab.read(userId, name)) ?? tab.read(VISITOR, name)
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isDraft(stored)) return null
    return { ...stored, starts: stored.starts.filter((start) => Date.parse(start) > now) }
  } catch {
    return null
  }
}

export function writeDraft(tab: OwnStorage, { userId, offer_id }: DraftPlace, draft: OrderDraft | null): void {
  tab.write(VISITOR, nameOf(offer_id), null)
  tab.write(userId ?? VISITOR, nameOf(offer_id), draft === null ? null : JSON.stringify(draft))
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
