import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export interface DuckDBOptions {
  /** Megabytes that it may hold; what takes more goes to files beside the database. */
  readonly memory: number
  /** Where those files are; null for none: what takes more fails. */
  readonly temporary: string | null
  readonly isReadOnly?: boolean
  readonly threads?: number
}

/** @param path of its file, or `:memory:` */
export async function openDuckDB(
  path: string,
  { memory, temporary, isReadOnly = false, threads = 2 }: DuckDBOptions,
): Promise<{ readonly connection: DuckDBConnection; close(): void }> {
  const instance = await DuckDBInstance.create(path, {
    memory_limit: `${memory}MB`,
    threads: String(threads),
    temp_directory: temporary ?? '',
    access_mode: isReadOnly ? 'READ_ONLY' : 'READ_WRITE',
  })
  const connection = await instance.connect()
  const close = () => {
    connection.closeSync()
    instance.closeSync()
  }
  try {
    await connection.run("SET TimeZone = 'UTC'")
  } catch (error) {
    close()
    throw error
  }
  return { connection, close }
}

/** Gives a database of DuckDB to `work` and closes it after. @param path of its file, or `:memory:` */
export async function withDuckDB<T>(
  path: string,
  options: DuckDBOptions,
  work: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const { connection, close } = await openDuckDB(path, options)
  try {
    return await work(connection)
  } finally {
    close()
  }
}

/** A text within SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A name within SQL. */
export function named(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
