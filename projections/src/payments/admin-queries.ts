import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { exportPayments, searchPayments } from '@kredka/contracts/payments/endpoints'
import type { PaymentSort } from '@kredka/contracts/payments/rules'
import type { AdminPaymentView } from '@kredka/contracts/payments/views'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answerPage, type DocumentHandler, type QueryHandler, type Sql } from '../kernel/query.ts'
import { answerTable, plainAmount } from '../kernel/table-file.ts'
import { toSearchText } from '../kernel/typed.ts'
import { among, type Named, peopleNamed } from '../profiles/index.ts'

const ORDER: Readonly<Record<PaymentSort, string>> = bothWays(
  { starts_at: 'x.starts_at', amount: 'x.amount', status: ['x.state', 'x.starts_at'] },
  'x.payment_id',
)

/** The back office's section of payments (ADM-02). */
export const paymentAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(searchPayments, ['payments', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const named = await peopleNamed(sql, input.q)
    return page.of(await findPayments(sql, input, page, named), named)
  }),
]

const HEAD = [
  'id',
  'lesson_id',
  'order_id',
  'starts_at',
  'teacher_id',
  'teacher',
  'student_id',
  'student',
  'subject',
  'status',
  'paid_on',
  'amount',
  'currency',
]

/** The list as a file (ADM-02). */
export const paymentDocuments: readonly DocumentHandler[] = [
  answerTable(exportPayments, ['payments', 'profiles'], {
    name: 'payments',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page) => findPayments(sql, input, page, await peopleNamed(sql, input.q)),
  }),
]

function cellsOf(row: AdminPaymentView): readonly string[] {
  const { id, lesson_id, order_id, starts_at, status, paid_on, amount, currency } = row
  const people = [row.teacher.id, row.teacher.name ?? '', row.student.id, row.student.name ?? '', row.subject_id]
  return [id, lesson_id, order_id, starts_at, ...people, status, paid_on ?? '', plainAmount(amount), currency]
}

/** As the list shows them, so many of them. */
function findPayments(
  sql: Sql,
  input: InputOf<typeof exportPayments>,
  page: { readonly limit: number; readonly offset: number },
  named: Named,
): Promise<readonly AdminPaymentView[]> {
  return sql<AdminPaymentView>(
    `select x.payment_id as id, x.lesson_id, x.order_id,
            jsonb_build_object('id', x.teacher_id, 'name', t.name) as teacher,
            jsonb_build_object('id', x.student_id, 'name', s.name) as student, x.subject_id, x.state as status,
            x.amount, x.currency, x.starts_at, x.paid_on
       from payments.payments x
       left join profiles.people t on t.user_id = x.teacher_id
       left join profiles.people s on s.user_id = x.student_id
      where ($1::text is null or x.state = $1)
        and ($2::text is null or $2 in (x.payment_id, x.lesson_id, x.order_id, x.teacher_id, x.student_id)
             or x.teacher_id in ${among('$3')} or x.student_id in ${among('$3')})
      order by ${ORDER[input.sort ?? '-starts_at']}
      limit ${page.limit} offset ${page.offset}`,
    [input.status ?? null, toSearchText(input.q), named.ids],
  )
}
