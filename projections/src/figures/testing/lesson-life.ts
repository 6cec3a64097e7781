import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import { paymentEvents } from '@kredka/contracts/payments/events'
import type { TestEvent } from '../../kernel/testing/test-read-models.ts'
import { idOf } from '../../offers/testing/market.ts'

const AMOUNT = 8_000
export const STUDENT = `user:${idOf('t', 2)}`
export const TUTOR = `user:${idOf('t', 1)}`

/** What can happen to the one lesson of order `n`, each at the instant that is given. */
export function lessonLife(n: number, subject_id = 'maths', starts_at = '2026-09-20T15:00:00.000Z') {
  const lesson_id = idOf('g', n)
  const order = { order_id: idOf('p', n), teacher_id: idOf('t', 1), student_id: idOf('t', 2) }
  const ofOrder = { ...order, offer_id: idOf('f', 1) }
  const lesson = { ...order, lesson_id, payment_id: idOf('f', n) }
  const payment = { ...lesson, amount: AMOUNT, currency: 'PLN', starts_at } as const
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString()
  const terms: OrderTerms = {
    offer_id: idOf('f', 1),
    offer_version: 1,
    subject_id,
    level: 'basic',
    duration: 60,
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    promotion: null,
    dates: [
      {
        lesson_id,
        starts_at,
        ends_at,
        date: starts_at.slice(0, 10),
        time: '17:00',
        list_amount: AMOUNT,
        amount: AMOUNT,
        expires_at: starts_at,
        nudges_at: [],
      },
    ],
    weekly: false,
    facts: { availability: 0, offer: 1 },
  }
  const by = (actor: string, at: string, event: TestEvent): TestEvent => ({ ...event, actor, at })
  return {
    asked: (at: string) =>
      by(STUDENT, at, make(orderEvents.OrderPlaced, { ...ofOrder, terms, message: null, address: null })),
    accepted: (at: string) =>
      by(
        TUTOR,
        at,
        make(orderEvents.OrderAccepted, {
          ...ofOrder,
          lesson_ids: [lesson_id],
          status: 'accepted',
          note: null,
          address: null,
        }),
      ),
    rejected: (at: string) =>
      by(
        TUTOR,
        at,
        make(orderEvents.OrderRejected, {
          ...ofOrder,
          lesson_ids: [lesson_id],
          status: 'rejected',
          reason: 'Nie mogę.',
        }),
      ),
    done: (at: string) =>
      by(TUTOR, at, make(lessonEvents.LessonDone, { ...lesson, subject_id, starts_at, done_at: at, by: 'teacher' })),
    undone: (at: string) => by(TUTOR, at, make(lessonEvents.LessonDoneTakenBack, { ...lesson, reason: 'Pomyłka.' })),
    paid: (at: string, paid_on: string) => {
      const mark = { ...payment, method: 'manually', paid_on, marked_at: at } as const
      return by(TUTOR, at, make(paymentEvents.PaymentMarkedPaid, { ...mark, together: [], total: payment.amount }))
    },
    unpaid: (at: string) =>
      by(TUTOR, at, make(paymentEvents.PaymentMarkReversed, { ...payment, still_due: true, reason: 'Pomyłka.' })),
    returned: (at: string, returned_on: string) =>
      by(
        TUTOR,
        at,
        make(paymentEvents.PaymentReturned, { ...payment, method: 'manually', returned_on, marked_at: at }),
      ),
  }
}
