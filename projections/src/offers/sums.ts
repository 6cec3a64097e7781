import type { Row, Rows } from '../kernel/projection.ts'

/** A table that counts hits by some columns, and what it counts of those whose hits are made anew. */
interface Sum {
  readonly table: string
  readonly by: readonly string[]
  readonly amounts: readonly string[]
  /** Types of all columns, for rows handed over as JSON. */
  readonly columns: string
  readonly mine: string
}

const MINE = 'teacher_id = any($1)'

const COUNTS: Sum = {
  table: 'counts',
  by: ['kind', 'city_id'],
  amounts: ['offers'],
  columns: 'kind bigint, city_id text, offers int',
  mine: `select kind, coalesce(city_id, '') as city_id, count(*)::int as offers from hits where ${MINE} group by 1, 2`,
}

const TOTALS: Sum = {
  table: 'totals',
  by: ['subject_id', 'city_id'],
  amounts: ['offers', 'teachers', 'online'],
  columns: 'subject_id text, city_id text, offers int, teachers int, online int',
  mine: `with keyed as materialized (
      select h.teacher_id, s.subject_id, c.city_id, h.online
        from hits h
       cross join lateral (select h.subject_id union select '') s(subject_id)
       cross join lateral (select coalesce(h.city_id, '') union select '') c(city_id)
       where h.${MINE}),
    each as (select teacher_id, subject_id, city_id, count(*) as offers from keyed group by 1, 2, 3),
    everywhere as (select teacher_id, subject_id from keyed where online group by 1, 2)
    select subject_id, city_id, sum(offers)::int as offers, count(*)::int as teachers, count(w.teacher_id)::int
      as online
      from each left join everywhere w using (teacher_id, subject_id)
     group by 1, 2`,
}

const SUMS = [COUNTS, TOTALS]

/** Counts the hits of some people, by everything that is summed up. All is asked for at once. */
export function countSums(rows: Rows, whom: readonly (readonly string[])[]): Promise<readonly (readonly Row[])[]> {
  return Promise.all(SUMS.map(({ mine }) => rows.sql(mine, whom)))
}

/** Writes by how much the hits that were made anew change the sums, so that no sum looks at the others. */
export async function changeSums(
  rows: Rows,
  before: readonly (readonly Row[])[],
  after: readonly (readonly Row[])[],
): Promise<void> {
  await Promise.all(SUMS.map((sum, n) => change(rows, sum, before[n] ?? [], after[n] ?? [])))
}

/** Only what really changed is written. */
async function change(rows: Rows, sum: Sum, before: readonly Row[], after: readonly Row[]): Promise<void> {
  const { table, by, amounts, columns } = sum
  const differences = new Map<string, Row>()
  const add = (one: Row, sign: 1 | -1) => {
    const key = JSON.stringify(by.map((column) => one[column]))
    const so_far = differences.get(key)
    const added = amounts.map((name) => [name, Number(so_far?.[name] ?? 0) + sign * Number(one[name])] as const)
    differences.set(key, { ...one, ...Object.fromEntries(added) })
  }
  for (const one of before) add(one, -1)
  for (const one of after) add(one, 1)
  const changed = [...differences.values()].filter((one) => amounts.some((name) => one[name] !== 0))
  if (changed.length === 0) return
  const added = amounts.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')
  const keys = by.map((name) => `t.${name} = c.${name}`).join(' and ')
  const net = `jsonb_to_recordset($1::jsonb) as c(${columns})`
  await Promise.all([
    rows.sql(
      `insert into ${table} (${[...by, ...amounts].join(', ')}) select * from ${net}
       on conflict (${by.join(', ')}) do update set ${added}`,
      [JSON.stringify(changed)],
    ),
    rows.sql(`delete from ${table} t using ${net} where ${keys} and t.offers = 0`, [JSON.stringify(changed)]),
  ])
}
