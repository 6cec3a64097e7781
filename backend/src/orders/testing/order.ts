import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { OrderTerms } from '@kredka/contracts/orders/terms'

/** What the stories of orders are told about. */
export const order_id = '01jd0000000000000000000040'
export const about = {
  order_id,
  offer_id: '01jd0000000000000000000003',
  teacher_id: '01jd0000000000000000000001',
  student_id: '01jd0000000000000000000002',
}
export const STRANGER = '01jd0000000000000000000009'
/** Ids of its dates, in order of time. */
export const DATES = ['01jd0000000000000000000041', '01jd0000000000000000000042', '01jd0000000000000000000043'] as const

/** When it was placed and when it lapses, in milliseconds. */
export const PLACED = Date.UTC(2026, 9, 1, 8)
export const EXPIRES = PLACED + 48 * HOUR

export function terms(dates: number = DATES.length): OrderTerms {
  return {
    offer_id: about.offer_id,
    offer_version: 1,
    subject_id: 'maths',
    level: 'intermediate',
    duration: 60,
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    promotion: null,
    dates: DATES.slice(0, dates).map((lesson_id, n) => ({
      lesson_id,
      starts_at: new Date(Date.UTC(2026, 9, 5 + 7 * n, 15)).toISOString(),
      ends_at: new Date(Date.UTC(2026, 9, 5 + 7 * n, 16)).toISOString(),
      date: `2026-10-${String(5 + 7 * n).padStart(2, '0')}`,
      time: '17:00',
      list_amount: 8000,
      amount: 8000,
      expires_at: new Date(EXPIRES).toISOString(),
      nudges_at: [new Date(PLACED + DAY).toISOString(), new Date(PLACED + 43.2 * HOUR).toISOString()],
    })),
    weekly: true,
    facts: { availability: 0, offer: 1 },
  }
}

/** The same with a first date whose time to answer ends sooner; times in milliseconds. */
export function termsWithNear(expires_at: number, nudges_at: readonly number[]): OrderTerms {
  const iso = (at: number) => new Date(at).toISOString()
  const [first, ...rest] = terms().dates
  if (first === undefined) throw new Error('an order has a date')
  return { ...terms(), dates: [{ ...first, expires_at: iso(expires_at), nudges_at: nudges_at.map(iso) }, ...rest] }
}
