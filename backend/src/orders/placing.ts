import type { TimeEvent } from '@kredka/contracts/calendar/events'
import type { SlotFault } from '@kredka/contracts/calendar/free-slots'
import type { AnswerOf } from '@kredka/contracts/kernel/endpoints'
import { type ErrorDetail, isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { placeOrder } from '@kredka/contracts/orders/endpoints'
import { sum } from '@kredka/contracts/orders/rules'
import { isOpenAccount } from '../accounts/index.ts'
import { calendarDecider, knowEachOther, slotTaken, teachersTime } from '../calendar/index.ts'
import { isBlockedBetween } from '../chat/index.ts'
import { callerId } from '../kernel/caller.ts'
import type { Reply, Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import type { CommandContext, Executed, WriteSide } from '../kernel/write-side.ts'
import { type OfferFacts, offerFacts, offerTeacher } from '../offers/index.ts'
import { isTeacher } from '../profiles/index.ts'
import { promotionFor } from '../promotions/index.ts'
import { teachingFacts } from '../settings/index.ts'
import { lessonsTogether } from '../students/index.ts'
import { orderDecider } from './order.ts'
import { findInputFault, type OrderInput, startsOf, termsOf, timesFault } from './order-input.ts'

type Placed = Reply<AnswerOf<typeof placeOrder>> | Rejection

/**
 * Orders lessons: the facts of neighbours are gathered and checked, then the teacher's calendar decides, which can
 * refuse and carries the whole input. The order follows from its event (ORD-01).
 */
export async function place(write: WriteSide, input: OrderInput, request: Request): Promise<Placed> {
  const { context } = request
  const student_id = callerId(request)
  const order_id = deriveEntityId(context.command_id, 'order')
  const [before, offer] = await Promise.all([write.fold(orderDecider, order_id), offerFacts(write, input.offer_id)])
  // a repeat of a lost answer: its own dates would stand in its way now
  if (before.state.about !== null) return toPlaced(order_id, [...before.state.dates.values()], null)

  if (offer === null) {
    // an order that is held outlives its offer
    const teacher_id = await offerTeacher(write, input.offer_id)
    const isHeld = teacher_id !== null && (await isHeldFor(write, teacher_id, order_id))
    return isHeld ? findHeldBefore(write, teacher_id, order_id, context) : reject('OFFER_NOT_FOUND')
  }
  const { teacher_id, availability_group_id, offer_id } = offer
  const { now } = context
  // asked for at once: what waits for the log together is read together
  const [isHeld, refusal, teaching, time, isFirst, promoted] = await Promise.all([
    isHeldFor(write, teacher_id, order_id),
    refusalOf(write, offer, student_id),
    teachingFacts(write, teacher_id),
    teachersTime(write, { teacher_id, availability_group_id, now }),
    areNew(write, teacher_id, student_id, now),
    promotionFor(write, { teacher_id, offer_id, now }),
  ])
  if (isHeld) return findHeldBefore(write, teacher_id, order_id, context)

  const { rule, availability_revision } = time
  const starts = startsOf(input, rule.timezone)
  const fault = refusal ?? findInputFault(input, offer, teaching) ?? timesFault(starts, input.duration, rule)
  if (fault !== null) return fault

  const running = isFirst ? promoted : null
  const promotion = running === null ? null : { promotion_id: running.promotion_id, percentage: running.percentage }
  const parts = { input, offer, teaching, timezone: rule.timezone, availability_revision, starts, promotion }
  const terms = termsOf({ ...parts, command_id: context.command_id, now })
  const amount = sum(terms.dates.map((date) => date.amount))
  if (amount !== input.amount) return reject('PRICE_CHANGED', { params: { amount } })

  const outcome = await write.execute(
    calendarDecider,
    teacher_id,
    {
      do: 'hold',
      teacher_id,
      student_id,
      order_id,
      terms,
      message: trimToNull(input.message),
      address: trimToNull(input.address),
      buffer_minutes: teaching.buffer_minutes,
      decided_at: new Date(now).toISOString(),
    },
    context,
  )
  if (!isRejection(outcome)) return toPlacedFromHeld(order_id, outcome)
  const { rejected } = outcome
  if (rejected !== 'SLOT_TAKEN' && rejected !== 'DAY_FULL') return outcome
  return withNear(write, offer, { duration: input.duration, rejected, details: outcome.details ?? [] }, now)
}

function toPlaced(
  id: string,
  dates: readonly { readonly expires_at: string | number }[],
  position: string | null,
): Placed {
  const times = dates.map(({ expires_at }) => new Date(expires_at).toISOString()).toSorted()
  return { answer: { id, expires_at: times.at(0) ?? '', last_expires_at: times.at(-1) ?? '' }, position }
}

/** What both sides are held to: on a repeat that of the first time. */
function toPlacedFromHeld(order_id: string, { events, position }: Executed<TimeEvent>): Placed {
  const dates = events.flatMap((event) => (event.type === 'TimeHeld' ? event.data.terms.dates : []))
  return toPlaced(order_id, dates, position)
}

/**
 * A repeat of a call whose process ended after the calendar had said yes: nothing of it is checked once more, least of
 * all against its own dates. The calendar answers again as it did, and the order follows from that.
 */
async function findHeldBefore(
  write: WriteSide,
  teacher_id: string,
  order_id: string,
  context: CommandContext,
): Promise<Placed> {
  const outcome = await write.execute(calendarDecider, teacher_id, { do: 'hold_again', teacher_id }, context)
  return isRejection(outcome) ? outcome : toPlacedFromHeld(order_id, outcome)
}

async function isHeldFor(write: WriteSide, teacher_id: string, order_id: string): Promise<boolean> {
  const { state } = await write.fold(calendarDecider, teacher_id)
  return state.slots.some((slot) => slot.order_id === order_id)
}

/** Why these two cannot agree on a lesson at all. A block is not told as such, whoever did it. */
async function refusalOf(write: WriteSide, offer: OfferFacts, student_id: string): Promise<Rejection | null> {
  const { teacher_id } = offer
  if (teacher_id === student_id) return reject('CANNOT_ORDER_FROM_YOURSELF')
  const [teaches, isOpen, studentIsOpen, isBlocked] = await Promise.all([
    isTeacher(write, teacher_id),
    isOpenAccount(write, teacher_id),
    isOpenAccount(write, student_id),
    isBlockedBetween(write, teacher_id, student_id),
  ])
  if (!teaches || !isOpen) return reject('OFFER_NOT_FOUND')
  return isBlocked || !studentIsOpen ? reject('ORDER_NOT_POSSIBLE') : null
}

/** Whether this would be the first lesson that the two agree on (PRM-01). The calendar decides it anew. */
async function areNew(write: WriteSide, teacher_id: string, student_id: string, now: number): Promise<boolean> {
  const [lessons, calendar] = await Promise.all([
    lessonsTogether(write, teacher_id, student_id),
    write.fold(calendarDecider, teacher_id),
  ])
  return lessons === 0 && !knowEachOther(calendar.state, student_id, now)
}

interface Refused {
  readonly duration: number
  readonly rejected: SlotFault
  readonly details: readonly ErrorDetail[]
}

/** Somebody was quicker: the free times near the one that was taken, as the calendar is now. */
async function withNear(
  write: WriteSide,
  { teacher_id, availability_group_id }: OfferFacts,
  { duration, rejected, details }: Refused,
  now: number,
): Promise<Rejection> {
  const { rule } = await teachersTime(write, { teacher_id, availability_group_id, now })
  return slotTaken(rule, Date.parse(details[0]?.message ?? ''), duration, details, rejected)
}
