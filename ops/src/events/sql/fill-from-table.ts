import type { DuckDBConnection } from '@duckdb/node-api'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import { fileIn } from '../duckdb-file.ts'
import { tableFormatOf } from '../source/table-lines.ts'

/** As the table has them, of a file that an export made. */
const COLUMNS = `file_row_number + 1, position, split_part(stream, '-', 1), stream, revision, id, type, occurred_at,
  actor, command, command_id, correlation_id, causation_id, origin,
  CASE WHEN json_type(data) = 'OBJECT' THEN data ELSE error('no event') END`
const KINDS = `SELECT type, schema_version,
  bool_or(position IS NULL OR stream IS NULL OR revision IS NULL OR id IS NULL OR occurred_at IS NULL), count(*)`

/**
 * Takes a whole Parquet export into the table of events at once, without reading any event here.
 * @returns how many events it holds; null where they must be read one by one: those that need an upcast are lifted
 * then, and what is no event is named
 */
export async function fillFromTable(
  connection: DuckDBConnection,
  path: string,
  { definitions }: Pick<Catalog, 'definitions'>,
  signal: AbortSignal,
): Promise<number | null> {
  if ((await tableFormatOf(path)) !== 'parquet') return null
  const from = `read_parquet(${fileIn(path)}, file_row_number = true)`
  const stop = () => connection.interrupt()
  signal.addEventListener('abort', stop)
  try {
    const kinds = await (await connection.run(`${KINDS} FROM ${from} GROUP BY ALL`)).getRowsJson()
    const isNewest = kinds.every(
      ([type, version, isTorn]) => definitions.get(String(type))?.version === version && isTorn === false,
    )
    if (!isNewest) return null
    // one statement is all or nothing: where it fails, the table is as empty as before
    await connection.run(`INSERT INTO events SELECT ${COLUMNS} FROM ${from}`)
    return kinds.reduce((sum, [, , , events]) => sum + Number(events), 0)
  } catch {
    // whatever it is, reading one by one comes upon it too, and says where
    return null
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
