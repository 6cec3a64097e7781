import type { Statement, StatementEntry, StatementOf } from '@kredka/contracts/payments/statement'
import type { Sql } from '../kernel/query.ts'
import { sideColumns } from './sql.ts'

const MAX_ENTRIES = 20_000

/** The ledger of a period. What is recorded later adds rows to later days; the rows of a day stay. */
export async function readStatement(sql: Sql, { user_id, role, person, from, to }: StatementOf): Promise<Statement> {
  const { own, other } = sideColumns(role)
  const mine = `e.${own} = $1 and ($2::text is null or e.${other} = $2)`
  const [owner] = await sql<{ name: string | null }>('select name from profiles.people where user_id = $1', [user_id])
  const opening = await sql<Statement['opening'][number]>(
    `select e.payment_id, sum(e.charge - e.received)::int as net
       from payments.entries e where ${mine} and e.day < $3::date
      group by 1 having sum(e.charge - e.received) <> 0`,
    [user_id, person, from],
  )
  const entries = await sql<StatementEntry>(
    `select e.day::text, e.kind, o.name as person, p.subject_id, p.due_on::text as lesson, e.charge, e.received,
        e.payment_id
       from payments.entries e
       join payments.payments p on p.payment_id = e.payment_id
       left join profiles.people o on o.user_id = e.${other}
      where ${mine} and e.day between $3::date and $4::date
      order by e.day, e.recorded_at, e.payment_id, e.revision, e.place
      limit ${MAX_ENTRIES}`,
    [user_id, person, from, to],
  )
  return { name: owner?.name ?? null, opening, entries }
}
