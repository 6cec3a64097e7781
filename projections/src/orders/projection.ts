import { accountEvents } from '@kredka/contracts/accounts/events'
import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { sum } from '@kredka/contracts/orders/rules'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { on, type Projection, type Row, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Orders as their two sides see them (ORD-01 to ORD-03). */
export const ordersProjection: Projection = {
  name: 'orders',
  number: 4,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.OrderPlaced, (event, rows) => place(event, rows)),

    ...on(e.OrderAccepted, ({ data, metadata }, rows) => {
      const { order_id, lesson_ids, status, teacher_id, note, address } = data
      removeProposal(order_id, rows)
      answerDates(lesson_ids, { status: 'accepted' }, rows)
      rows.patch('orders', { order_id }, { status, accepted: true, ...closingColumns(status, metadata) })
      const words = { ...(note === null ? {} : { message: note }), ...(address === null ? {} : { address }) }
      rows.patch('words', { order_id, user_id: teacher_id }, words)
    }),

    ...on(e.OrderRejected, ({ data, metadata }, rows) => {
      const { order_id, lesson_ids, status, teacher_id, reason } = data
      removeProposal(order_id, rows)
      answerDates(lesson_ids, { status: 'rejected' }, rows)
      rows.patch('orders', { order_id }, { status, ...closingColumns(status, metadata) })
      rows.patch('words', { order_id, user_id: teacher_id }, { reason })
    }),

    ...on(e.OrderCancelled, ({ data, metadata }, rows) => {
      const { order_id, lesson_ids, status, student_id, why, reason } = data
      removeProposal(order_id, rows)
      answerDates(lesson_ids, { status: 'cancelled', cancelled_why: why }, rows)
      rows.patch('orders', { order_id }, { status, cancelled_why: why, ...closingColumns(status, metadata) })
      if (reason !== null) rows.patch('words', { order_id, user_id: student_id }, { reason })
    }),

    ...on(e.OrderTimesProposed, ({ data, metadata }, rows) => {
      const { order_id, proposal_id, teacher_id, student_id, lapses_at, note, times } = data
      const of = { order_id, proposal_id, teacher_id, student_id, lapses_at, proposed_at: metadata.occurred_at }
      rows.remove('proposed_times', { order_id })
      rows.put('proposals', { ...of, state: 'open', note, reason: null })
      for (const time of times) rows.put('proposed_times', { ...time, order_id })
    }),
    ...on(e.OrderTimesTaken, ({ data: { order_id, times } }, rows) => {
      removeProposal(order_id, rows)
      for (const { lesson_id, starts_at, ends_at, date, time } of times)
        rows.patch('dates', { lesson_id }, { starts_at, ends_at, date, time })
    }),
    ...on(e.OrderTimesDeclined, ({ data: { order_id, reason } }, rows) =>
      rows.patch('proposals', { order_id }, { state: 'declined', reason }),
    ),
    ...on(e.OrderTimesWithdrawn, ({ data: { order_id } }, rows) => removeProposal(order_id, rows)),
    ...on(e.OrderTimesLapsed, ({ data: { order_id } }, rows) =>
      rows.patch('proposals', { order_id }, { state: 'lapsed' }),
    ),

    ...on(e.OrderRemoved, ({ data: { order_id, teacher_id, user_id } }, rows) => {
      const side = user_id === teacher_id ? 'removed_by_teacher' : 'removed_by_student'
      rows.patch('orders', { order_id }, { [side]: true })
    }),

    ...on(accountEvents.AccountDeletionScheduled, ({ data: { user_id }, metadata }, rows) => {
      rows.put('closings', { user_id, at: metadata.occurred_at })
    }),
    ...on(accountEvents.AccountBlocked, ({ data: { user_id }, metadata }, rows) => {
      rows.put('closings', { user_id, at: metadata.occurred_at })
    }),
    ...on(profileEvents.TeacherSuspended, ({ data: { user_id }, metadata }, rows) => {
      rows.put('closings', { user_id, at: metadata.occurred_at })
    }),

    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('words', { user_id: subject_id }, { message: null, address: null, reason: null })
      rows.patch('proposals', { teacher_id: subject_id }, { note: null })
      rows.patch('proposals', { student_id: subject_id }, { reason: null })
    }),
  },
}

function removeProposal(order_id: string, rows: Rows): void {
  rows.remove('proposals', { order_id })
  rows.remove('proposed_times', { order_id })
}

type Placed = Recorded<EventOf<typeof e.OrderPlaced>>

function place({ data, metadata }: Placed, rows: Rows): void {
  const { order_id, teacher_id, student_id, offer_id, terms, message, address } = data
  rows.put('orders', {
    order_id,
    teacher_id,
    student_id,
    offer_id,
    offer_version: terms.offer_version,
    subject_id: terms.subject_id,
    level: terms.level,
    duration: terms.duration,
    place: terms.place,
    online_tool: terms.online_tool,
    currency: terms.currency,
    dates: terms.dates.length,
    amount: sum(terms.dates.map(({ amount }) => amount)),
    percentage: terms.promotion?.percentage ?? null,
    timezone: terms.timezone,
    cancellation_hours: terms.cancellation_hours,
    weekly: terms.weekly,
    ordered_at: metadata.occurred_at,
  })
  for (const { nudges_at: _, ...date } of terms.dates) rows.put('dates', { ...date, order_id })
  rows.put('words', { order_id, user_id: student_id, message, address })
  rows.put('words', { order_id, user_id: teacher_id })
}

function answerDates(lesson_ids: readonly string[], changes: Row, rows: Rows): void {
  for (const lesson_id of lesson_ids) rows.patch('dates', { lesson_id }, changes)
}

function closingColumns(status: string, metadata: { readonly occurred_at: string }) {
  return status === 'new' ? {} : { closed_at: metadata.occurred_at }
}
