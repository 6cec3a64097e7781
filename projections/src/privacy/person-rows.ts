import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { PersonalRow } from '@kredka/contracts/privacy/views'
import type { Sql } from '../kernel/query.ts'
import { ADDRESS_LISTS_OF } from '../users/index.ts'

/**
 * Columns that say whose a row is: what events call the subjects of personal data, and what people are called
 * elsewhere.
 */
function ownersIn(definitions: Iterable<EventDefinition>): readonly string[] {
  const subjects = [...definitions].flatMap(({ personal }) => Object.values(personal))
  return [...new Set([...subjects, 'user_id', 'teacher_id', 'student_id', 'author_id', 'voter_id'])]
}

/** Whoever wrote a quiz does not own what others did with it: where a row names one of these, it is theirs. */
const DOERS = ['player_id', 'user_id', 'student_id', 'host_id']

type Rows = Readonly<Record<string, readonly PersonalRow[]>>

/**
 * Every row about a person in the read models, by projection and table: what pages are made of. Found by the names of
 * columns, so that no module can forget to hand over its own; what only machines read (search vectors) is left out.
 * @param projections names, which are those of the schemas @param definitions every event: their personal data name its
 * owners
 */
export async function personRows(
  sql: Sql,
  projections: readonly string[],
  definitions: Iterable<EventDefinition>,
  userId: string,
): Promise<Readonly<Record<string, Rows>>> {
  const tables = await sql<{ schema: string; name: string; from: string; where: string; omit: string[] }>(
    `with columns as (
       select table_schema, table_name, column_name::text, data_type,
              column_name = any($2) and data_type = 'text' and (column_name <> 'author_id' or not
                bool_or(column_name = any($3)) over (partition by table_schema, table_name)) as names_owner
         from information_schema.columns
        where table_schema = any($1)
     )
     select table_schema as schema, table_name as name, format('%I.%I', table_schema, table_name) as "from",
            string_agg(format('%I = $1', column_name), ' or ') filter (where names_owner) as "where",
            coalesce(array_agg(column_name) filter (where data_type = 'tsvector' or column_name like 'search%'),
              '{}') as omit
       from columns
      group by table_schema, table_name
     having bool_or(names_owner)
      order by table_schema, table_name`,
    [projections, ownersIn(definitions), DOERS],
  )
  const found: Record<string, Record<string, readonly PersonalRow[]>> = {}
  for (const { schema, name, from, where, omit } of tables) {
    const rows = await sql<{ row: PersonalRow }>(
      `select to_jsonb(t) - $2::text[] as row from ${from} t where ${where} order by to_jsonb(t)::text`,
      [userId, omit],
    )
    if (rows.length === 0) continue
    found[schema] = { ...found[schema], [name]: rows.map(({ row }) => row) }
  }
  return found
}

/** Streams that tell of a person. */
export async function streamsOf(sql: Sql, userId: string): Promise<readonly string[]> {
  const rows = await sql<{ stream: string }>(
    'select stream from privacy.concerns where subject_id = $1 order by stream',
    [userId],
  )
  return rows.map(({ stream }) => stream)
}

/**
 * When staff opened the list of addresses while the person stood in it, and why: one event for everybody, which no
 * stream of theirs tells.
 */
export function addressListsOf(sql: Sql, userId: string) {
  return sql<{ at: string; reason: string }>(
    `select l.at, l.reason from accounts.accounts a
       cross join lateral (select l.at, l.reason from ${ADDRESS_LISTS_OF}) l where a.user_id = $1`,
    [userId],
  )
}
