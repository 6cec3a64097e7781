import { HOUR } from '@kredka/contracts/kernel/durations'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import type { Hold } from '../commands.ts'

export const TEACHER = '01jd0000000000000000000001'
export const STUDENT = '01jd0000000000000000000002'
/** A Thursday. */
export const DECIDED = '2026-10-01T08:00:00.000Z'

export function idOf(kind: string, n: number): string {
  return `01jd${kind}${String(n).padStart(21, '0')}`
}

/** Terms of lessons that begin then. The ids of the lessons follow from the order's number. */
export function termsOf(
  starts: readonly string[],
  order = 1,
  promotion: OrderTerms['promotion'] = null,
  minutes = 60,
): OrderTerms {
  return {
    offer_id: '01jd0000000000000000000003',
    offer_version: 1,
    subject_id: 'maths',
    level: 'advanced',
    duration: minutes,
    place: 'online',
    online_tool: 'zoom',
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    promotion,
    dates: starts.map((starts_at, n) => ({
      lesson_id: idOf('v', order * 100 + n),
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + (minutes / 60) * HOUR).toISOString(),
      date: starts_at.slice(0, 10),
      time: '17:00',
      list_amount: 9000,
      amount: promotion !== null && n === 0 ? 4500 : 9000,
      expires_at: '2026-10-03T08:00:00.000Z',
      nudges_at: [],
    })),
    weekly: false,
    facts: { availability: 0, offer: 1 },
  }
}

export function holdOf(starts: readonly string[], order = 1, more: Partial<Hold> = {}): Hold {
  return {
    do: 'hold',
    teacher_id: TEACHER,
    student_id: STUDENT,
    order_id: idOf('r', order),
    terms: termsOf(starts, order),
    message: 'Dzień dobry!',
    address: null,
    buffer_minutes: 0,
    decided_at: DECIDED,
    ...more,
  }
}
