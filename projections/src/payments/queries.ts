import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countPayments, getLedger, getPayment, listPayments, listToPay } from '@kredka/contracts/payments/endpoints'
import {
  CHART_MONTHS,
  canReverse,
  MARK_TAKE_BACK_MS,
  type PaymentFacts,
  paymentActions,
  usualRole,
} from '@kredka/contracts/payments/rules'
import type {
  LedgerView,
  PaymentCountView,
  PaymentEntryView,
  PaymentRowView,
  ToPayView,
} from '@kredka/contracts/payments/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { openPayments, SUMS, totalsOf } from './ledger-sql.ts'
import { OF_VIEWER, OTHER_SIDE, PAYMENT, sideColumns, statesOf } from './sql.ts'

/** A row as it comes from the database, before the rules of the contract say what can be done about it. */
interface Stored extends Omit<PaymentRowView, 'actions'> {
  readonly disputed: boolean
  readonly dispute_reason: string | null
  readonly paid_at: string | null
  readonly returned_at: string | null
  readonly waived_at: string | null
}

const ORDER = {
  pending: 'p.starts_at, p.payment_id',
  paid: 'p.starts_at desc, p.payment_id',
  closed: 'p.starts_at desc, p.payment_id',
} as const

export const paymentQueryHandlers = [
  answerPage(listPayments, ['payments', 'profiles'], async ({ sql, input, viewer, now }) => {
    const side = input.role === undefined ? OF_VIEWER : `p.${sideColumns(input.role).own} = $1`
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<Stored>(
      `select ${PAYMENT}
         from payments.payments p ${OTHER_SIDE}
        where ${side}
          and ${input.status === undefined ? 'true' : `p.state in (${statesOf(input.status)})`}
          and ($3::text is null or $3 in (p.teacher_id, p.student_id))
          and ($4::text is null or to_char(p.due_on, 'YYYY-MM') = $4)
          and ($5::text is null or p.lesson_id = $5)
        order by ${ORDER[input.status ?? 'paid']}
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), now, input.person ?? null, input.month ?? null, input.lesson ?? null],
    )
    return page.of(rows.map((row) => rowOf(row, now)))
  }),

  answer(getPayment, ['payments', 'profiles'], async ({ sql, input, viewer, now }) => {
    const [row] = await sql<Stored>(
      `select ${PAYMENT} from payments.payments p ${OTHER_SIDE} where p.payment_id = $3 and ${OF_VIEWER}`,
      [userIdOf(viewer), now, input.id],
    )
    if (row === undefined) return reject('PAYMENT_NOT_FOUND')
    const entries = await sql<PaymentEntryView>(
      `select kind, day::text, recorded_at, charge, received from payments.entries where payment_id = $1
          order by revision, recorded_at, place`,
      [input.id],
    )
    const facts = factsOf(row)
    return {
      ...rowOf(row, now),
      reversible_until:
        facts.marked_at === null || !canReverse(facts, now) || facts.disputed
          ? null
          : new Date(facts.marked_at + MARK_TAKE_BACK_MS).toISOString(),
      dispute_reason: row.dispute_reason,
      entries: [...entries],
    }
  }),

  answer(listToPay, ['payments', 'profiles'], async ({ sql, viewer, now }) => {
    const rows = await sql<Stored>(
      `select ${PAYMENT} from payments.payments p ${OTHER_SIDE}
        where p.student_id = $1 and p.state = 'unpaid' order by p.starts_at, p.payment_id limit ${MAX_TO_PAY}`,
      [userIdOf(viewer), now],
    )
    return groupByTeacher(rows.map((row) => rowOf(row, now)))
  }),

  answer(countPayments, ['payments'], async ({ sql, viewer, now }) => {
    const waits = (condition: string) =>
      `jsonb_build_object('count', count(*) filter (where ${condition}),
                          'amount', coalesce(sum(amount) filter (where ${condition}), 0))`
    const due = `state = 'unpaid' and starts_at <= to_timestamp($2::float8 / 1000)`
    const [counts] = await sql<PaymentCountView>(
      `select ${waits(`student_id = $1 and ${due}`)} as to_pay, ${waits(`teacher_id = $1 and ${due}`)} as to_get,
              ${waits(`teacher_id = $1 and state = 'announced'`)} as to_check,
              ${waits(`teacher_id = $1 and state = 'disputed'`)} as disputed,
              ${waits(`teacher_id = $1 and state = 'to_return'`)} as to_return,
              ${waits(`student_id = $1 and state = 'paid'`)} as to_confirm
         from payments.payments
        where $1 in (teacher_id, student_id) and state in ('unpaid', 'announced', 'disputed', 'to_return', 'paid')`,
      [userIdOf(viewer), now],
    )
    const none = { count: 0, amount: 0 }
    return counts ?? { to_pay: none, to_get: none, to_check: none, disputed: none, to_return: none, to_confirm: none }
  }),

  answer(getLedger, ['payments', 'profiles'], async ({ sql, input, viewer, now }) => {
    const as_of = input.as_of ?? warsawDay(now)
    const { own, other } = sideColumns(input.role ?? usualRole(viewer.kind === 'user' && viewer.is_teacher))
    const of = [userIdOf(viewer), as_of, input.person ?? null]
    const mine = `e.${own} = $1 and e.day <= $2::date and ($3::text is null or e.${other} = $3)`
    const totals = await sql<LedgerTotals>(`${openPayments(mine, other)} select ${SUMS} from open`, of)
    const months = await sql<LedgerView['months'][number]>(
      `select to_char(m.month, 'YYYY-MM') as month, ${totalsOf('e')}
         from generate_series(date_trunc('month', $2::date) - interval '${CHART_MONTHS - 1} months', $2::date,
           '1 month') as m(month)
         left join payments.entries e on date_trunc('month', e.day) = m.month and ${mine}
        group by m.month order by m.month`,
      of,
    )
    const people = await sql<LedgerView['people'][number]>(
      `${openPayments(mine, other)}
       select jsonb_build_object('id', s.person_id, 'name', p.name) as person, s.charged, s.received, s.returned,
         s.owed, s.ahead, s.to_return
         from (select person_id, ${SUMS} from open group by 1) s
         left join profiles.people p on p.user_id = s.person_id
        order by s.owed desc, s.ahead + s.to_return, p.name nulls last, s.person_id
        limit ${MAX_PEOPLE}`,
      of,
    )
    const none = { charged: 0, received: 0, returned: 0, owed: 0, ahead: 0, to_return: 0 }
    const found = { as_of, currency: 'PLN' as const, ...(totals[0] ?? none) }
    return { ...found, months: [...months], people: [...people] } satisfies LedgerView
  }),
]

const MAX_PEOPLE = 500
const MAX_TO_PAY = 500

/** Whoever is waiting longest stands first. */
function groupByTeacher(rows: readonly PaymentRowView[]): ToPayView[] {
  const found = new Map<string, ToPayView>()
  for (const row of rows) {
    const group = found.get(row.person.id) ?? { person: row.person, currency: row.currency, due: [], ahead: [] }
    group[row.overdue ? 'due' : 'ahead'].push(row)
    found.set(row.person.id, group)
  }
  return [...found.values()]
}

type LedgerTotals = Omit<LedgerView, 'as_of' | 'currency' | 'months' | 'people'>

function rowOf(stored: Stored, now: number): PaymentRowView {
  const { disputed, dispute_reason: _, paid_at, returned_at, waived_at, ...row } = stored
  return {
    ...row,
    actions: [...paymentActions(factsOf({ ...row, disputed, paid_at, returned_at, waived_at }), row.role, now)],
  }
}

function factsOf({
  status,
  due_after,
  disputed,
  paid_at,
  returned_at,
  waived_at,
}: Pick<Stored, 'status' | 'due_after' | 'disputed' | 'paid_at' | 'returned_at' | 'waived_at'>): PaymentFacts {
  const marked = status === 'returned' ? returned_at : status === 'waived' ? waived_at : paid_at
  return { state: status, due_after, disputed, marked_at: marked === null ? null : Date.parse(marked) }
}
