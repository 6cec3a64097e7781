import { isNativeError } from 'node:util/types'
import type { DuckDBConnection, Json } from '@duckdb/node-api'
import { assertReads } from '@kredka/backend/adapters/replica/only-reads'
import { Refusal } from '../../terminal/run-main.ts'
import { fileIn } from '../duckdb-file.ts'

export interface Answer {
  readonly columns: readonly string[]
  /** Rows as they come, so that a large answer takes no more memory than a small one. */
  readonly rows: AsyncIterable<readonly (readonly Json[])[]>
}

/** The answer to one SELECT, or what else only reads. @throws Refusal for anything else, and for what DuckDB refuses */
export async function ask(connection: DuckDBConnection, question: string): Promise<Answer> {
  await saying(() => assertReads(connection, question))
  return saying(async () => {
    const result = await connection.stream(question)
    return { columns: result.columnNames(), rows: readable(result.yieldRowsJson()) }
  })
}

/** Writes the answer as Parquet. @param path one that the lock allows @returns how many rows it has */
export async function askIntoParquet(connection: DuckDBConnection, question: string, path: string): Promise<number> {
  await saying(() => assertReads(connection, question))
  return saying(async () => {
    const statement = question.replace(/[;\s]+$/, '')
    const how = 'FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false'
    const result = await connection.run(`COPY (${statement}\n) TO ${fileIn(path)} (${how})`)
    const [[rows] = []] = await result.getRowsJson()
    return Number(rows)
  })
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
