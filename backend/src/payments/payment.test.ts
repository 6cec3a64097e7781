import { HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { paymentEvents as e, type PaymentEvent } from '@kredka/contracts/payments/events'
import { MARK_TAKE_BACK_MS, PAYMENT_GRAPH, type PaymentStatus, paymentActions } from '@kredka/contracts/payments/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { factsOf, type PaymentCommand, paymentDecider } from './payment.ts'

const teacher_id = '01jd0000000000000000000001'
const student_id = '01jd0000000000000000000002'
const base = {
  payment_id: '01jd0000000000000000000003',
  lesson_id: '01jd0000000000000000000004',
  order_id: '01jd0000000000000000000005',
  teacher_id,
  student_id,
  amount: 6000,
  currency: 'PLN',
  starts_at: '2026-11-05T16:00:00.000Z',
} as const
const now = Date.parse('2026-11-06T18:00:00.000Z')
const marked_at = new Date(now).toISOString()
const reason = 'To była pomyłka.'

const opened = make(e.PaymentOpened, { ...base, subject_id: 'maths' })
const announcement = { method: 'bank_transfer', together: [base.payment_id], total: 6000, title: 'Lekcja' } as const
const announced = make(e.PaymentAnnounced, {
  ...base,
  ...announcement,
  together: [base.payment_id],
  announced_at: marked_at,
})
const mark = { ...base, method: 'bank_transfer', paid_on: '2026-11-06', marked_at } as const
const markedPaid = make(e.PaymentMarkedPaid, { ...mark, together: [], total: base.amount })
const confirmed = make(e.PaymentConfirmed, base)
const disputed = make(e.PaymentDisputed, { ...base, reason })
const late = make(e.PaymentStayedDue, { ...base, cause: 'late_cancellation' })
const toReturn = make(e.PaymentToBeReturned, { ...base, cause: 'cancelled' })
const returned = make(e.PaymentReturned, { ...base, method: 'manually', returned_on: '2026-11-06', marked_at })
const voided = make(e.PaymentVoided, { ...base, cause: 'cancelled' })
const waived = make(e.PaymentWaived, { ...base, marked_at, reason })
const reversed = make(e.PaymentMarkReversed, { ...base, still_due: true, reason })

const byTeacher = { user_id: teacher_id, now }
const byStudent = { user_id: student_id, now }
const money = { method: 'bank_transfer', date: '2026-11-06', today: '2026-11-06' } as const
const markPaid: PaymentCommand = { do: 'mark_paid', ...money, ...byTeacher }
const reverse = (at = now): PaymentCommand => ({ do: 'reverse', reason: ` ${reason} `, user_id: teacher_id, now: at })
const given = (...events: PaymentEvent[]) => story(paymentDecider, e).given(opened, ...events)

test('PAY-01 a payment is opened once and goes with its lesson to another date', () => {
  const open: PaymentCommand = { do: 'open', payment: base, subject_id: 'maths' }
  story(paymentDecider, e).given().when(open).gives(opened)
  given().when(open).gives()
  const starts_at = '2026-11-12T16:00:00.000Z'
  given()
    .when({ do: 'move', starts_at })
    .gives(make(e.PaymentDateMoved, { ...base, starts_at, moved_from: base.starts_at }))
  given().when({ do: 'move', starts_at: base.starts_at }).gives()
})

test('PAY-01 the teacher marks it as paid, on a day that has been', () => {
  given().when(markPaid).gives(markedPaid)
  given()
    .when({ do: 'mark_paid', ...money, ...byTeacher, date: '2026-11-07' })
    .rejects('PAYMENT_DAY_IN_FUTURE')
  given(markedPaid).when(markPaid).rejects('PAYMENT_STATE', { state: 'paid', command: 'mark_paid' })
})

test('PAY-01 all that was announced at once is marked at once; what was taken back or announced anew does not follow', () => {
  const other = '01jd0000000000000000000007'
  const ids = [base.payment_id, other]
  const together = make(e.PaymentAnnounced, { ...base, ...announcement, together: ids, announced_at: marked_at })
  const all = make(e.PaymentMarkedPaid, { ...mark, together: ids, total: 14_000 })
  given(together)
    .when({ ...markPaid, together: { ids, total: 14_000 } })
    .gives(all)
  const following: PaymentCommand = { ...markPaid, follows: other }
  given(together).when(following).gives(markedPaid)
  given(announced).when(following).gives()
  given(together, make(e.PaymentAnnouncementWithdrawn, base)).when(following).gives()
  given(together, markedPaid).when(following).rejects('PAYMENT_STATE', { state: 'paid', command: 'mark_paid' })
  expect(e.PaymentMarkedPaid.older[0]?.upcast(mark)).toEqual(markedPaid.data)
})

test('PAY-01 each side does what is its own; for anybody else there is no such payment', () => {
  given()
    .when({ ...markPaid, ...byStudent })
    .rejects('PAYMENT_NOT_FOUND')
  given(markedPaid)
    .when({ do: 'confirm', ...byTeacher })
    .rejects('PAYMENT_NOT_FOUND')
  given(markedPaid)
    .when({ do: 'dispute', reason, user_id: '01jd0000000000000000000009', now })
    .rejects('PAYMENT_NOT_FOUND')
  story(paymentDecider, e).given().when(markPaid).rejects('PAYMENT_NOT_FOUND')
})

test('PAY-01 the student confirms a mark, or disputes it and takes that back', () => {
  given(markedPaid)
    .when({ do: 'confirm', ...byStudent })
    .gives(confirmed)
  given(markedPaid)
    .when({ do: 'dispute', reason: ` ${reason} `, ...byStudent })
    .gives(disputed)
  given(markedPaid, disputed)
    .when({ do: 'withdraw_dispute', ...byStudent })
    .gives(make(e.PaymentDisputeWithdrawn, base))
  given(markedPaid, confirmed)
    .when({ do: 'dispute', reason, ...byStudent })
    .rejects('PAYMENT_STATE', { state: 'confirmed', command: 'dispute' })
})

test('PAY-01 a mark is taken back within 72 hours, a disputed one at any time; the mark stays in the log', () => {
  const last = now + MARK_TAKE_BACK_MS - 1
  given(markedPaid).when(reverse(last)).gives(reversed)
  given(markedPaid, confirmed).when(reverse(last)).gives(reversed)
  given(markedPaid)
    .when(reverse(last + 1))
    .rejects('PAYMENT_TOO_LATE')
  given(markedPaid, confirmed)
    .when(reverse(last + 1))
    .rejects('PAYMENT_TOO_LATE')
  given(markedPaid, disputed)
    .when(reverse(now + 1_000 * HOUR))
    .gives(reversed)
  given(markedPaid, disputed, make(e.PaymentDisputeWithdrawn, base))
    .when(reverse(last + 1))
    .rejects('PAYMENT_TOO_LATE')
})

test('PAY-01 a lesson that is cancelled free of charge voids its payment; what was paid is to be returned', () => {
  given().when({ do: 'close', cause: 'cancelled' }).gives(voided)
  given(markedPaid, disputed).when({ do: 'close', cause: 'cancelled' }).gives(toReturn)
  given(markedPaid, toReturn)
    .when({ do: 'mark_returned', ...money, method: 'manually', ...byTeacher })
    .gives(returned)
  given(markedPaid, toReturn)
    .when(reverse())
    .gives(make(e.PaymentMarkReversed, { ...base, still_due: false, reason }))
  given(markedPaid, toReturn, returned)
    .when(reverse())
    .gives(make(e.PaymentReturnReversed, { ...base, reason }))
  given(markedPaid, toReturn, returned)
    .when(reverse(now + MARK_TAKE_BACK_MS))
    .rejects('PAYMENT_TOO_LATE')
})

test('PAY-01 a late cancellation or an absence leaves it due, and only then the teacher may waive it', () => {
  const waive: PaymentCommand = { do: 'waive', reason, ...byTeacher }
  given().when(waive).rejects('PAYMENT_NOT_WAIVABLE')
  given().when({ do: 'keep_due', cause: 'late_cancellation' }).gives(late)
  given(late).when({ do: 'keep_due', cause: 'student_absent' }).gives()
  given(late).when(waive).gives(waived)
  given(late, waived)
    .when(reverse())
    .gives(make(e.PaymentReinstated, { ...base, reason }))
  given(late, markedPaid).when(waive).rejects('PAYMENT_STATE')
})

test('PAY-01 the student says that they have paid, and takes it back until the teacher has marked it', () => {
  const announce: PaymentCommand = { do: 'announce', ...announcement, ...byStudent }
  const withdraw: PaymentCommand = { do: 'withdraw_announcement', ...byStudent }
  given().when(announce).gives(announced)
  given()
    .when({ ...announce, ...byTeacher })
    .rejects('PAYMENT_NOT_FOUND')
  given(announced).when(announce).rejects('PAYMENT_STATE', { state: 'announced', command: 'announce' })
  given(announced).when(withdraw).gives(make(e.PaymentAnnouncementWithdrawn, base))
  given(announced).when(markPaid).gives(markedPaid)
  given(announced, markedPaid).when(withdraw).rejects('PAYMENT_STATE')
  given(announced).when({ do: 'close', cause: 'cancelled' }).gives(voided)
  given(announced).when({ do: 'keep_due', cause: 'late_cancellation' }).gives(late)
})

test('PAY-01 the teacher says that nothing has come, and all that were paid at once follow', () => {
  const decline: PaymentCommand = { do: 'decline_announcement', follows: null, ...byTeacher }
  const [me, other] = [base.payment_id, '01hzy3v9k2m4n6p8q0r2s4t6v9']
  const both = make(e.PaymentAnnounced, { ...announced.data, together: [other, me], total: 13_000 })
  const declined = (together: string[]) => make(e.PaymentAnnouncementDeclined, { ...base, together, total: 13_000 })
  given(both)
    .when(decline)
    .gives(declined([me, other]))
  given(both)
    .when({ ...decline, follows: other })
    .gives(declined([]))
  given(announced)
    .when({ ...decline, follows: other })
    .gives()
  given(both)
    .when({ ...decline, ...byStudent })
    .rejects('PAYMENT_NOT_FOUND')
  given(both, declined([me, other]))
    .when(decline)
    .rejects('PAYMENT_STATE')
  given(both, declined([me, other]))
    .when({ do: 'announce', ...announcement, ...byStudent })
    .gives(announced)
})

const STATES: Readonly<Record<PaymentStatus, readonly PaymentEvent[]>> = {
  unpaid: [opened, late],
  announced: [opened, announced],
  paid: [opened, markedPaid],
  confirmed: [opened, markedPaid, confirmed],
  disputed: [opened, markedPaid, disputed],
  to_return: [opened, markedPaid, toReturn],
  returned: [opened, markedPaid, toReturn, returned],
  void: [opened, voided],
  waived: [opened, late, waived],
}

test('PAY-01 every command in every state goes where the graph says', () => {
  const closed = ['open', 'move', 'close', 'keep_due'] as const
  graphStory(paymentDecider, e).follows({
    graph: PAYMENT_GRAPH,
    stateOf: ({ state }) => state,
    given: { absent: [], ...STATES },
    when: {
      open: () => ({ do: 'open', payment: base, subject_id: 'maths' }),
      move: () => ({ do: 'move', starts_at: '2026-11-12T16:00:00.000Z' }),
      close: () => ({ do: 'close', cause: 'cancelled' }),
      // what stays due already says so once
      keep_due: ({ due_after }) => ({ do: 'keep_due', cause: due_after ?? 'student_absent' }),
      announce: () => ({ do: 'announce', ...announcement, ...byStudent }),
      withdraw_announcement: () => ({ do: 'withdraw_announcement', ...byStudent }),
      decline_announcement: () => ({ do: 'decline_announcement', follows: null, ...byTeacher }),
      mark_paid: () => markPaid,
      mark_returned: () => ({ do: 'mark_returned', ...money, ...byTeacher }),
      confirm: () => ({ do: 'confirm', ...byStudent }),
      dispute: () => ({ do: 'dispute', reason, ...byStudent }),
      withdraw_dispute: () => ({ do: 'withdraw_dispute', ...byStudent }),
      reverse: () => reverse(),
      waive: () => ({ do: 'waive', reason, ...byTeacher }),
    },
    granted: {
      unpaid: ['open', 'keep_due'],
      announced: ['open'],
      paid: ['open'],
      confirmed: ['open'],
      disputed: ['open'],
      to_return: closed,
      returned: closed,
      void: closed,
      waived: closed,
    },
  })
})

test('PAY-01 what a side is offered to do is what the decision grants', () => {
  const say = {
    mark_paid: markPaid,
    mark_returned: { do: 'mark_returned', ...money, ...byTeacher },
    reverse: reverse(),
    waive: { do: 'waive', reason, ...byTeacher },
    announce: { do: 'announce', ...announcement, ...byStudent },
    withdraw_announcement: { do: 'withdraw_announcement', ...byStudent },
    decline_announcement: { do: 'decline_announcement', follows: null, ...byTeacher },
    confirm: { do: 'confirm', ...byStudent },
    dispute: { do: 'dispute', reason, ...byStudent },
    withdraw_dispute: { do: 'withdraw_dispute', ...byStudent },
  } as const satisfies Record<string, PaymentCommand>
  for (const events of Object.values(STATES)) {
    const payment = events.reduce(paymentDecider.evolve, paymentDecider.initial)
    const offered = [
      ...paymentActions(factsOf(payment), 'teacher', now),
      ...paymentActions(factsOf(payment), 'student', now),
    ]
    const granted = Object.entries(say).flatMap(([name, command]) =>
      Array.isArray(paymentDecider.decide(payment, command)) ? [name] : [],
    )
    expect([payment.state, offered.toSorted()]).toEqual([payment.state, granted.toSorted()])
  }
})
