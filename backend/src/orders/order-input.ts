import { timeOf } from '@kredka/contracts/availability/rules'
import type { FreeTimeRule } from '@kredka/contracts/calendar/free-slots'
import { slotFault } from '@kredka/contracts/calendar/free-slots'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { type ErrorDetail, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { localOf } from '@kredka/contracts/kernel/zones'
import type { placeOrder } from '@kredka/contracts/orders/endpoints'
import { amountsOf, answerTimes } from '@kredka/contracts/orders/rules'
import { seriesOf } from '@kredka/contracts/orders/series'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import { slotTaken } from '../calendar/index.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { OfferFacts } from '../offers/index.ts'
import type { TeachingFacts } from '../settings/index.ts'

export type OrderInput = InputOf<typeof placeOrder>

/** What is asked for that the offer does not have; null where it has all of it. */
export function findInputFault(input: OrderInput, offer: OfferFacts, teaching: TeachingFacts): Rejection | null {
  if (!offer.prices.some(({ duration }) => duration === input.duration)) return reject('DURATION_NOT_OFFERED')
  if (!offer.places.includes(input.place)) return reject('PLACE_NOT_OFFERED')
  if (input.place === 'student_house' && (input.address ?? '').trim() === '') return reject('ADDRESS_REQUIRED')
  if (input.weeks !== undefined && input.starts.length !== 1) {
    return reject('INVALID_INPUT', { details: [{ path: 'body/starts', message: 'A weekly series has one start' }] })
  }
  const other =
    input.online_tool !== undefined && teaching.online_tool !== null && input.online_tool !== teaching.online_tool
  return other && input.place === 'online' ? reject('ONLINE_TOOL_NOT_OFFERED') : null
}

/**
 * All starts in order, in milliseconds. A series keeps its hour on the teacher's clocks, also where they are put
 * forward or back.
 */
export function startsOf({ starts, weeks }: Pick<OrderInput, 'starts' | 'weeks'>, timezone: string): readonly number[] {
  const instants = starts.map((start) => Date.parse(start)).toSorted((a, b) => a - b)
  const [first] = instants
  if (weeks === undefined || first === undefined) return instants
  return seriesOf(first, weeks, timezone)
}

/** Why the times cannot be ordered, each named, with free ones near the first; null where all are free. */
export function timesFault(starts: readonly number[], duration: number, rule: FreeTimeRule): Rejection | null {
  const faults = starts.flatMap((start, at): (ErrorDetail & { readonly start: number })[] => {
    const code = slotFault(rule, start, duration)
    return code === null ? [] : [{ path: `body/dates/${at}`, message: new Date(start).toISOString(), code, start }]
  })
  const [first] = faults
  if (first === undefined) return null
  const code = slotFault(rule, first.start, duration) ?? 'SLOT_TAKEN'
  const details = faults.map(({ start: _, ...detail }) => detail)
  return slotTaken(rule, first.start, duration, details, code)
}

export interface Agreed {
  readonly input: OrderInput
  readonly offer: OfferFacts
  readonly teaching: TeachingFacts
  readonly timezone: string
  readonly availability_revision: number
  readonly starts: readonly number[]
  readonly promotion: { readonly promotion_id: string; readonly percentage: number } | null
  readonly command_id: string
  readonly now: number
}

/** What both sides are held to from now on (ORD-01). */
export function termsOf(agreed: Agreed): OrderTerms {
  const { input, offer, teaching, timezone, starts, promotion, now } = agreed
  const { duration, place } = input
  const list_amount = offer.prices.find((price) => price.duration === duration)?.amount ?? 0
  const amounts = amountsOf(list_amount, starts.length, promotion?.percentage ?? null)
  return {
    offer_id: offer.offer_id,
    offer_version: offer.version,
    subject_id: offer.subject_id,
    level: offer.level,
    duration,
    place,
    online_tool: place === 'online' ? (teaching.online_tool ?? input.online_tool ?? null) : null,
    currency: 'PLN',
    timezone,
    cancellation_hours: teaching.cancellation_hours,
    promotion,
    dates: starts.map((start, n) => {
      const { date, minutes } = localOf(start, timezone)
      const { expires_at, nudges_at } = answerTimes(now, start)
      return {
        lesson_id: deriveEntityId(agreed.command_id, `lesson ${n}`, start),
        starts_at: iso(start),
        ends_at: iso(start + duration * MINUTE),
        date,
        time: timeOf(minutes),
        list_amount,
        amount: amounts[n] ?? list_amount,
        expires_at: iso(expires_at),
        nudges_at: nudges_at.map(iso),
      }
    }),
    weekly: input.weeks !== undefined,
    facts: { availability: agreed.availability_revision, offer: offer.revision },
  }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
