import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { exportOrders, searchOrders } from '@kredka/contracts/orders/endpoints'
import type { OrderSort } from '@kredka/contracts/orders/rules'
import type { AdminOrderView } from '@kredka/contracts/orders/views'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answerPage, type DocumentHandler, type QueryHandler, type Sql } from '../kernel/query.ts'
import { answerTable, plainAmount } from '../kernel/table-file.ts'
import { toSearchText } from '../kernel/typed.ts'
import { among, type Named, peopleNamed } from '../profiles/index.ts'

const STATUS = "case when o.status = 'cancelled' and o.cancelled_why = 'expired' then 'expired' else o.status end"
/** Each is the order of an index, forwards or backwards. */
const ORDER: Readonly<Record<OrderSort, string>> = bothWays(
  { ordered_at: 'o.ordered_at', amount: 'o.amount', dates: 'o.dates', status: [STATUS, 'o.ordered_at'] },
  'o.order_id',
)

/** The back office's section of orders (ADM-02). */
export const orderAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(searchOrders, ['orders', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const named = await peopleNamed(sql, input.q)
    return page.of(await findOrders(sql, input, page, named), named)
  }),
]

const HEAD = [
  'id',
  'ordered_at',
  'teacher_id',
  'teacher',
  'student_id',
  'student',
  'subject',
  'status',
  'dates',
  'amount',
  'currency',
]

/** The list as a file (ADM-02). */
export const orderDocuments: readonly DocumentHandler[] = [
  answerTable(exportOrders, ['orders', 'profiles'], {
    name: 'orders',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page) => findOrders(sql, input, page, await peopleNamed(sql, input.q)),
  }),
]

function cellsOf(row: AdminOrderView): readonly string[] {
  const { id, ordered_at, status, dates, amount, currency } = row
  const people = [row.teacher.id, row.teacher.name ?? '', row.student.id, row.student.name ?? '', row.subject_id]
  return [id, ordered_at, ...people, status, String(dates), plainAmount(amount), currency]
}

/** As the list shows them, so many of them. */
function findOrders(
  sql: Sql,
  input: InputOf<typeof exportOrders>,
  page: { readonly limit: number; readonly offset: number },
  named: Named,
): Promise<readonly AdminOrderView[]> {
  return sql<AdminOrderView>(
    `select o.order_id as id, jsonb_build_object('id', o.teacher_id, 'name', t.name) as teacher,
            jsonb_build_object('id', o.student_id, 'name', s.name) as student, o.subject_id, ${STATUS} as status,
            o.dates, o.amount, o.currency, o.ordered_at
       from orders.orders o
       left join profiles.people t on t.user_id = o.teacher_id
       left join profiles.people s on s.user_id = o.student_id
      where ($1::text is null or ${STATUS} = $1)
        and ($2::text is null or $2 in (o.order_id, o.teacher_id, o.student_id, o.offer_id)
             or o.teacher_id in ${among('$3')} or o.student_id in ${among('$3')})
      order by ${ORDER[input.sort ?? '-ordered_at']}
      limit ${page.limit} offset ${page.offset}`,
    [input.status ?? null, toSearchText(input.q), named.ids],
  )
}
