import type { Queryable } from './postgres.ts'

export interface Column {
  readonly name: string
  /** As SQL writes it, such as `text[]` or `numeric(10,2)`. */
  readonly type: string
  /** False for columns that Postgres computes. */
  readonly writable: boolean
  /** A row that does not name it has 0 there. */
  readonly isZero: boolean
}

export interface Table {
  readonly schema: string
  readonly name: string
  readonly columns: ReadonlyMap<string, Column>
  /** Names of the primary key's columns, in its order. */
  readonly key: readonly string[]
}

/** Every table of the schema, by name. */
export async function tablesOf(queryable: Queryable, schema: string): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await queryable.query<Found>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            a.attgenerated = '' and a.attidentity <> 'a' as writable,
            coalesce(pg_get_expr(d.adbin, d.adrelid) = '0', false) as is_zero,
            coalesce(array_position(i.indkey::int2[], a.attnum), -1) as place
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = to_regnamespace(quote_ident($1)) and c.relkind in ('r', 'p')
      order by c.relname, a.attnum`,
    [schema],
  )
  const tables = new Map<string, Draft>()
  for (const { table, name, type, writable, is_zero, place } of rows) {
    const entry: Draft = tables.get(table) ?? { columns: new Map(), key: [] }
    tables.set(table, entry)
    entry.columns.set(name, { name, type, writable, isZero: is_zero })
    if (place >= 0) entry.key.push({ name, place })
  }
  return new Map(
    [...tables].map(([name, { columns, key }]) => {
      const ordered = key.sort((a, b) => a.place - b.place).map((column) => column.name)
      return [name, { schema, name, columns, key: ordered }]
    }),
  )
}

interface Draft {
  readonly columns: Map<string, Column>
  readonly key: { readonly name: string; readonly place: number }[]
}

interface Found {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly writable: boolean
  readonly is_zero: boolean
  readonly place: number
}
