import { isNativeError } from 'node:util/types'
import { type DuckDBConnection, type Json, StatementType } from '@duckdb/node-api'
import { Refusal } from '../../terminal/run-main.ts'
import { fileIn, quoted } from '../duckdb.ts'

export interface Answer {
  readonly columns: readonly string[]
  /** Rows as they come, so that a large answer takes no more memory than a small one. */
  readonly rows: AsyncIterable<readonly (readonly Json[])[]>
}

/**
 * From now on this database reads no file, writes none but `allowed`, and loads nothing; no question can change that.
 */
export async function lockDatabase(connection: DuckDBConnection, allowed: readonly string[]): Promise<void> {
  await connection.run(`SET allowed_paths = [${allowed.map(quoted).join(', ')}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}

/** The answer to one SELECT, or what else only reads. @throws Refusal for anything else, and for what DuckDB refuses */
export async function ask(connection: DuckDBConnection, question: string): Promise<Answer> {
  await assertReads(connection, question)
  return saying(async () => {
    const result = await connection.stream(question)
    return { columns: result.columnNames(), rows: readable(result.yieldRowsJson()) }
  })
}

/** Writes the answer as Parquet. @param path one that the lock allows @returns how many rows it has */
export async function askIntoParquet(connection: DuckDBConnection, question: string, path: string): Promise<number> {
  await assertReads(connection, question)
  return saying(async () => {
    const statement = question.replace(/[;\s]+$/, '')
    const how = 'FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false'
    const result = await connection.run(`COPY (${statement}\n) TO ${fileIn(path)} (${how})`)
    const [[rows] = []] = await result.getRowsJson()
    return Number(rows)
  })
}

async function assertReads(connection: DuckDBConnection, question: string): Promise<void> {
  if (question.replaceAll(/--.*/g, '').trim() === '') throw new Refusal('There is no question.')
  const type = await saying(async () => {
    const statements = await connection.extractStatements(question)
    if (statements.count !== 1) throw new Refusal('Ask one question at a time.')
    return (await statements.prepare(0)).statementType
  })
  if (type !== StatementType.SELECT && type !== StatementType.EXPLAIN) {
    throw new Refusal(`Only questions are answered, such as select …: ${StatementType[type]} is none.`)
  }
}

async function* readable(rows: Answer['rows']): Answer['rows'] {
  try {
    yield* rows
  } catch (error) {
    throw toRefusal(error)
  }
}

/** What DuckDB says of a question is for whoever asked it. */
async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error)
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return new Refusal(isNativeError(error) ? error.message : String(error))
}
