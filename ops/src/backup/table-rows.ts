import type pg from 'pg'
import type { KeptTable } from './kept-tables.ts'

/** Few enough that heavy rows stay within some megabytes. */
const AT_ONCE = 200

/** The rows of a statement, one JSON text each, a page at a time. Must run inside a transaction. */
export async function* rowsOf(client: pg.ClientBase, statement: string): AsyncGenerator<string, void> {
  await client.query(`declare rows no scroll cursor for select row_to_json(r)::text as row from (${statement}) r`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from rows`)
    for (const { row } of rows) yield row
    if (rows.length < AT_ONCE) break
  }
  await client.query('close rows')
}

/** Every row of a table, as `putRows` takes them. */
export function tableRows(client: pg.ClientBase, table: KeptTable): AsyncGenerator<string, void> {
  return rowsOf(client, `select * from ${table}`)
}

/** Puts rows into a table that is empty. A column that is newer than the backup has its default. */
export async function putRows(client: pg.ClientBase, table: KeptTable, lines: AsyncIterable<string>): Promise<void> {
  const known = new Set(await columnsOf(client, table))
  let page: string[] = []
  const put = async () => {
    const [first] = page
    if (first === undefined) return
    const given = Object.keys(JSON.parse(first)).filter((column) => known.has(column))
    const columns = given.map((column) => `"${column}"`).join(', ')
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${page.join(',')}]`],
    )
    page = []
  }
  for await (const line of lines) {
    page.push(line)
    if (page.length === AT_ONCE) await put()
  }
  await put()
}

async function columnsOf(client: pg.ClientBase, table: KeptTable): Promise<readonly string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return rows.map(({ column }) => column)
}
