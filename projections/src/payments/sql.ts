import { TAB_STATUSES } from '@kredka/contracts/payments/rules'

/** Pieces of SQL that the statements of payments share. */

/** The part of the reader in `$1`. */
export const ROLE = `case when p.teacher_id = $1 then 'teacher' else 'student' end`
const OTHER = 'case when p.teacher_id = $1 then p.student_id else p.teacher_id end'
export const OF_VIEWER = '$1 in (p.teacher_id, p.student_id)'

/** Payments `p` with the other side `o`, for the reader in `$1`. */
export const OTHER_SIDE = `left join profiles.people o on o.user_id = ${OTHER}`
export const PERSON = `jsonb_build_object('id', ${OTHER}, 'name', o.name)`

/** What a row needs beside what is derived in code; the time is in `$2`, milliseconds. */
export const PAYMENT = `p.payment_id as id, p.state as status, ${ROLE} as role, ${PERSON} as person, p.lesson_id,
  p.order_id,
  p.subject_id, p.starts_at, p.amount, p.currency, p.due_after, p.method, p.paid_on::text, p.returned_on::text,
  p.state = 'unpaid' and p.starts_at <= to_timestamp($2::float8 / 1000) as overdue,
  case when p.announced_at is not null then jsonb_build_object('at', p.announced_at, 'method', p.announced_method,
    'title', p.announced_title, 'total', p.announced_total, 'count', p.announced_count) end as announced,
  p.disputed, p.dispute_reason, p.paid_at, p.returned_at, p.waived_at`

/** The column of the reader's own side, and of the other. */
export function sideColumns(role: 'teacher' | 'student') {
  return role === 'teacher'
    ? ({ own: 'teacher_id', other: 'student_id' } as const)
    : ({ own: 'student_id', other: 'teacher_id' } as const)
}

export function statesOf(tab: keyof typeof TAB_STATUSES): string {
  return TAB_STATUSES[tab].map((status) => `'${status}'`).join(', ')
}
