import { open, rm } from 'node:fs/promises'
import { isNativeError } from 'node:util/types'
import { openDuckDB } from '@kredka/backend/adapters/replica/duckdb'
import { Refusal } from '../../terminal/run-main.ts'
import { makeWorkingFolder } from '../../terminal/working-folder.ts'
import { fileIn } from '../duckdb-file.ts'

/** Megabytes of DuckDB. */
const MEMORY = 80
/** Bytes; a longer line of CSV is refused, and no export makes one. DuckDB takes sixteen times as much to read it. */
const LINE_MAX = 2 * 1024 * 1024
const COLUMNS = `{position: 'VARCHAR', category: 'VARCHAR', stream: 'VARCHAR', revision: 'INTEGER', id: 'VARCHAR',
  type: 'VARCHAR', occurred_at: 'TIMESTAMP', actor: 'VARCHAR', command: 'VARCHAR', command_id: 'VARCHAR',
  correlation_id: 'VARCHAR', causation_id: 'VARCHAR', schema_version: 'INTEGER', origin: 'VARCHAR', data: 'JSON'}`
/** As a line of an export has it. */
const LINE = `to_json({position: position, stream: stream, revision: revision, id: id, type: type, metadata: {
    occurred_at: strftime(occurred_at, '%Y-%m-%dT%H:%M:%S.%gZ'), actor: actor, command: command,
    command_id: command_id, "$correlationId": correlation_id, "$causationId": causation_id,
    schema_version: schema_version::VARCHAR, origin: origin}, data: data::JSON})::VARCHAR`

export type TableFormat = 'parquet' | 'csv'

/** What a file is by how it begins, whatever it is called. @returns null for lines of JSON, and for anything else */
export async function tableFormatOf(path: string): Promise<TableFormat | null> {
  const head = Buffer.alloc(9)
  try {
    const file = await open(path)
    try {
      await file.read(head, 0, head.length, 0)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${isNativeError(error) ? error.message : String(error)}`)
  }
  if (head.toString('latin1', 0, 4) === 'PAR1') return 'parquet'
  return head.toString('latin1') === 'position,' ? 'csv' : null
}

/** The events of a table that an export made, as the lines that it was made of. @throws Refusal */
export async function* linesOfTable(path: string, format: TableFormat): AsyncGenerator<string> {
  const temporary = await makeWorkingFolder('table')
  const csv = `auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', columns = ${COLUMNS}, max_line_size = ${LINE_MAX}`
  const from = format === 'parquet' ? `read_parquet(${fileIn(path)})` : `read_csv(${fileIn(path)}, ${csv})`
  const { connection, close } = await openDuckDB(':memory:', { memory: MEMORY, temporary, threads: 1 })
  try {
    const result = await connection.stream(`SELECT ${LINE} FROM ${from}`)
    for await (const rows of result.yieldRowsJson()) for (const [line] of rows) yield String(line)
  } catch (error) {
    const [reason = ''] = (isNativeError(error) ? error.message : String(error)).split('\n')
    throw new Refusal(`${path} cannot be read as a table of events: ${reason}`)
  } finally {
    close()
    await rm(temporary, { recursive: true, force: true })
  }
}
