import { HOUR } from '@kredka/contracts/kernel/durations'
import type { OrderDateView, OrderView } from '@kredka/contracts/orders/views'

/** When the stories of these orders are told. */
export const ORDERS_NOW = Date.parse('2026-11-24T12:00:00Z')
export const ORDER_ID = '01jd0000000000000000000001'
const iso = (at: number) => new Date(at).toISOString()

/** A date that can be answered for so many hours. */
export function date(lesson_id: string, hours: number): OrderDateView {
  const start = ORDERS_NOW + (hours + 2) * HOUR
  return {
    lesson_id,
    starts_at: iso(start),
    ends_at: iso(start + HOUR),
    date: iso(start).slice(0, 10),
    time: iso(start).slice(11, 16),
    list_amount: 9000,
    amount: 9000,
    status: 'new',
    expires_at: iso(ORDERS_NOW + hours * HOUR),
    cancelled_why: null,
  }
}

/** An order of a teacher's, as the teacher sees it. */
export function orderOf(dates: readonly OrderDateView[], more: Partial<OrderView> = {}): OrderView {
  return {
    id: ORDER_ID,
    role: 'teacher',
    status: 'new',
    other: { id: '01jd0000000000000000000002', name: 'Maja Nowak', picture_url: null },
    offer_id: ORDER_ID,
    offer_slug: null,
    proposal: null,
    subject_id: 'maths',
    level: 'basic',
    duration: 60,
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
    list_amount: 9000 * dates.length,
    amount: 9000 * dates.length,
    dates: [...dates],
    weekly: false,
    ordered_at: iso(ORDERS_NOW - HOUR),
    expires_at: dates[0]?.expires_at ?? iso(ORDERS_NOW),
    closed_at: null,
    rejection_reason: null,
    cancelled_why: null,
    teacher_id: '01j9z3v5e8c7w2q4k6m8n0p2r4',
    student_id: '01jd0000000000000000000002',
    offer_version: 1,
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    percentage: null,
    message: null,
    student_address: null,
    teacher_address: null,
    note: null,
    cancel_reason: null,
    phone_open: false,
    ...more,
  }
}
