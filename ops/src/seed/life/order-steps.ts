import { calendarDecider } from '@kredka/backend/calendar/calendar'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type OrderCommand, orderDecider } from '@kredka/backend/orders/order'
import { timeOf } from '@kredka/contracts/availability/rules'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Actor } from '@kredka/contracts/kernel/ports'
import { localOf } from '@kredka/contracts/kernel/zones'
import type { Place } from '@kredka/contracts/offers/rules'
import { answerTimes } from '@kredka/contracts/orders/rules'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import { promotionPrice } from '@kredka/contracts/promotions/rules'
import type { SeedOffer } from '../offer-plan.ts'
import type { Step } from '../step.ts'
import { PUBLIC_PLACE, STREETS } from '../texts/life.ts'
import { ZONE } from './times.ts'

/** Facts of the offers of the demonstration: each is reviewed once, and its hours never change. */
const FACTS = { availability: 0, offer: 1 }

export interface SeedOrder {
  readonly order_id: string
  readonly offer: SeedOffer
  readonly student_id: string
  /** Milliseconds. */
  readonly placed_at: number
  readonly terms: OrderTerms
}
export interface OrderRequest {
  readonly offer: SeedOffer
  readonly student_id: string
  readonly placed_at: number
  readonly starts: readonly number[]
  readonly duration: number
  readonly promotion?: { readonly promotion_id: string; readonly percentage: number }
}

/** What a student asks for, as the server would have fixed it. */
export function orderOf({ offer, student_id, placed_at, starts, duration, promotion }: OrderRequest): SeedOrder {
  const order_id = deriveEntityId(`${offer.offer_id} ${student_id}`, 'order', placed_at)
  const list_amount = offer.content.prices.find((price) => price.duration === duration)?.amount ?? 0
  const place: Place = offer.content.places.includes('online') ? 'online' : (offer.content.places[0] ?? 'online')
  const iso = (at: number) => new Date(at).toISOString()
  return {
    order_id,
    offer,
    student_id,
    placed_at,
    terms: {
      offer_id: offer.offer_id,
      offer_version: 1,
      subject_id: offer.content.subject_id,
      level: offer.content.level,
      duration,
      place,
      online_tool: place === 'online' ? 'google_meet' : null,
      currency: 'PLN',
      timezone: ZONE,
      cancellation_hours: 12,
      promotion: promotion ?? null,
      dates: starts.map((starts_at, n) => {
        const { date, minutes } = localOf(starts_at, ZONE)
        const { expires_at, nudges_at } = answerTimes(placed_at, starts_at)
        return {
          lesson_id: deriveEntityId(order_id, `lesson ${n}`, placed_at),
          starts_at: iso(starts_at),
          ends_at: iso(starts_at + duration * MINUTE),
          date,
          time: timeOf(minutes),
          list_amount,
          amount: promotion && n === 0 ? promotionPrice(list_amount, promotion.percentage) : list_amount,
          expires_at: iso(expires_at),
          nudges_at: nudges_at.map(iso),
        }
      }),
      weekly: starts.length > 1,
      facts: FACTS,
    },
  }
}

export function placeStep(order: SeedOrder, message: string | null): Step {
  const { order_id, offer, student_id, placed_at, terms } = order
  const { teacher_id } = offer
  const address = terms.place === 'student_house' ? homeOf(student_id) : null
  return {
    at: placed_at,
    command: 'orders.place',
    actor: { kind: 'user', id: student_id },
    key: `place ${order_id}`,
    of: teacher_id,
    run: (write, context) => {
      const who = { teacher_id, student_id, order_id, buffer_minutes: 0 }
      const decided_at = new Date(context.now).toISOString()
      return write.execute(
        calendarDecider,
        teacher_id,
        { do: 'hold', ...who, terms, message, address, decided_at },
        context,
      )
    },
  }
}

/** @param of these dates, null for all that are open */
export function acceptStep(
  order: SeedOrder,
  at: number,
  note: string | null,
  of: readonly string[] | null = null,
): Step {
  const { place } = order.terms
  const address =
    place === 'teacher_house' ? homeOf(order.offer.teacher_id) : place === 'public_space' ? PUBLIC_PLACE : null
  return answerStep(order, at, 'accept', (answer) => ({ do: 'accept', ...answer, lesson_ids: of, note, address }))
}

/** Where somebody lives, the same in all their orders. */
function homeOf(user_id: string): string {
  const of = [...user_id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)
  return `ul. ${STREETS[of % STREETS.length] ?? ''} ${1 + (of % 48)} m. ${1 + (of % 17)}`
}

export function rejectStep(order: SeedOrder, at: number, reason: string, of: readonly string[] | null = null): Step {
  return answerStep(order, at, 'reject', (answer) => ({ do: 'reject', ...answer, lesson_ids: of, reason }))
}

export function cancelStep(order: SeedOrder, at: number, reason: string | null): Step {
  const { student_id } = order
  return orderStep(order, at, 'orders.cancel', { kind: 'user', id: student_id }, { do: 'cancel', student_id, reason })
}

/** Nobody answered in time, not even for the last date. */
export function expireStep(order: SeedOrder): Step {
  const at = momentOfLapse(order)
  return orderStep(order, at, 'orders.expire', { kind: 'system', id: 'orders.expiry' }, { do: 'expire', now: at })
}

/** When nothing of the order can be answered any more, in milliseconds. */
export function momentOfLapse({ terms }: SeedOrder): number {
  return Math.max(...terms.dates.map(({ expires_at }) => Date.parse(expires_at)))
}

/** Off this person's list. */
export function removeStep(order: SeedOrder, user_id: string, at: number): Step {
  return orderStep(order, at, 'orders.remove', { kind: 'user', id: user_id }, { do: 'remove', user_id })
}

type Answered = { readonly order_id: string; readonly teacher_id: string; readonly now: number }

function answerStep(
  order: SeedOrder,
  at: number,
  name: 'accept' | 'reject',
  say: (answer: Answered) => OrderCommand,
): Step {
  const { teacher_id } = order.offer
  const command = say({ order_id: order.order_id, teacher_id, now: at })
  return orderStep(order, at, `orders.${name}`, { kind: 'user', id: teacher_id }, command)
}

function orderStep(
  { order_id, offer }: SeedOrder,
  at: number,
  command: string,
  actor: Actor,
  what: OrderCommand,
): Step {
  return {
    at,
    command,
    actor,
    key: `${command} ${order_id} ${at}`,
    of: offer.teacher_id,
    run: (write, context) => write.execute(orderDecider, order_id, what, context),
  }
}
