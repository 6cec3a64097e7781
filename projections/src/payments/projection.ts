import { accountEvents } from '@kredka/contracts/accounts/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { paymentEvents as e } from '@kredka/contracts/payments/events'
import { on, type Projection, type Row } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { dayOf, laterOf, note } from './entries.ts'

const NOT_ANNOUNCED = {
  announced_at: null,
  announced_method: null,
  announced_title: null,
  announced_total: null,
  announced_count: null,
} as const

/** Payments as they stand, and the ledger of what made them so (PAY-01). */
export const paymentsProjection: Projection = {
  name: 'payments',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.PaymentOpened, (event, rows) => {
      const due_on = warsawDay(event.data.starts_at)
      rows.put('payments', { ...event.data, due_on })
      note(event, rows, { kind: 'charged', day: due_on, charge: event.data.amount })
    }),

    ...on(e.PaymentDateMoved, (event, rows) => {
      const { payment_id, starts_at, moved_from, amount } = event.data
      const [before, after] = [warsawDay(moved_from), warsawDay(starts_at)]
      rows.patch('payments', { payment_id }, { starts_at, due_on: after })
      if (before === after) return
      note(event, rows, { kind: 'charge_moved', day: laterOf(event, before), charge: -amount })
      note(event, rows, { kind: 'charge_moved', day: laterOf(event, after), charge: amount, place: 1 })
    }),

    ...on(e.PaymentAnnounced, ({ data }, rows) => {
      const { payment_id, announced_at, method, title, total, together } = data
      rows.patch(
        'payments',
        { payment_id },
        {
          state: 'announced',
          announced_at,
          announced_method: method,
          announced_title: title,
          announced_total: total,
          announced_count: together.length,
        },
      )
    }),
    ...stands(e.PaymentAnnouncementWithdrawn, { state: 'unpaid', ...NOT_ANNOUNCED }),
    ...stands(e.PaymentAnnouncementDeclined, { state: 'unpaid', ...NOT_ANNOUNCED }),

    ...on(e.PaymentMarkedPaid, (event, rows) => {
      const { payment_id, method, paid_on, marked_at, amount } = event.data
      const marked = { state: 'paid', method, paid_on, paid_at: marked_at, disputed: false, dispute_reason: null }
      rows.patch('payments', { payment_id }, marked)
      note(event, rows, { kind: 'paid', day: paid_on, received: amount })
    }),
    ...stands(e.PaymentConfirmed, { state: 'confirmed' }),
    ...on(e.PaymentDisputed, ({ data: { payment_id, reason } }, rows) => {
      rows.patch('payments', { payment_id }, { state: 'disputed', disputed: true, dispute_reason: reason })
    }),
    ...stands(e.PaymentDisputeWithdrawn, { state: 'paid', disputed: false, dispute_reason: null }),

    ...on(e.PaymentMarkReversed, (event, rows) => {
      const { payment_id, still_due, amount } = event.data
      const state = still_due ? 'unpaid' : 'void'
      const unmarked = {
        ...NOT_ANNOUNCED,
        state,
        method: null,
        paid_on: null,
        paid_at: null,
        disputed: false,
        dispute_reason: null,
      }
      rows.patch('payments', { payment_id }, unmarked)
      note(event, rows, { kind: 'paid_reversed', day: dayOf(event), received: -amount })
    }),

    ...on(e.PaymentStayedDue, ({ data: { payment_id, cause } }, rows) => {
      rows.patch('payments', { payment_id }, { due_after: cause })
    }),

    ...on(e.PaymentVoided, (event, rows) => {
      const { payment_id, amount, starts_at } = event.data
      rows.patch('payments', { payment_id }, { state: 'void' })
      note(event, rows, { kind: 'charge_closed', day: laterOf(event, warsawDay(starts_at)), charge: -amount })
    }),
    ...on(e.PaymentToBeReturned, (event, rows) => {
      const { payment_id, amount, starts_at } = event.data
      rows.patch('payments', { payment_id }, { state: 'to_return' })
      note(event, rows, { kind: 'charge_closed', day: laterOf(event, warsawDay(starts_at)), charge: -amount })
    }),
    ...on(e.PaymentReturned, (event, rows) => {
      const { payment_id, amount, returned_on, marked_at } = event.data
      rows.patch('payments', { payment_id }, { state: 'returned', returned_on, returned_at: marked_at })
      note(event, rows, { kind: 'returned', day: returned_on, received: -amount })
    }),
    ...on(e.PaymentReturnReversed, (event, rows) => {
      const { payment_id, amount } = event.data
      rows.patch('payments', { payment_id }, { state: 'to_return', returned_on: null, returned_at: null })
      note(event, rows, { kind: 'return_reversed', day: dayOf(event), received: amount })
    }),

    ...on(e.PaymentWaived, (event, rows) => {
      const { payment_id, amount, starts_at, marked_at } = event.data
      rows.patch('payments', { payment_id }, { state: 'waived', waived_at: marked_at })
      note(event, rows, { kind: 'charge_waived', day: laterOf(event, warsawDay(starts_at)), charge: -amount })
    }),
    ...on(e.PaymentReinstated, (event, rows) => {
      const { payment_id, amount, starts_at } = event.data
      rows.patch('payments', { payment_id }, { state: 'unpaid', waived_at: null })
      note(event, rows, { kind: 'charge_reinstated', day: laterOf(event, warsawDay(starts_at)), charge: amount })
    }),

    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      rows.patch('payments', { student_id: data.subject_id }, { dispute_reason: null })
    }),
  },
}

function stands(definition: EventDefinition, changes: Row) {
  return on(definition, ({ data }, rows) => {
    rows.patch('payments', { payment_id: data['payment_id'] }, changes)
  })
}
