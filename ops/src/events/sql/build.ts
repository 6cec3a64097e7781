import type { DuckDBConnection } from '@duckdb/node-api'
import { appendEvents, createEventsTable, statementsOf, viewsOver } from '@kredka/backend/adapters/replica/table'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import type { EventSource } from '../source/source.ts'
import { fillFromTable } from './fill-from-table.ts'

export interface BuildOptions {
  readonly signal: AbortSignal
  /** Called after each page with the events taken so far. */
  readonly onProgress: (taken: number) => void
}

/** Fills a database with the events of a source, and makes the views over them (ANA-03). @returns how many there are */
export async function buildDatabase(
  connection: DuckDBConnection,
  { read, path }: EventSource,
  { definitions }: Pick<Catalog, 'definitions'>,
  { signal, onProgress }: BuildOptions,
): Promise<number> {
  const appender = await createEventsTable(connection)
  const whole = path === undefined ? null : await fillFromTable(connection, path, { definitions }, signal)
  let taken = whole ?? 0
  if (whole !== null) onProgress(taken)
  else {
    for await (const page of read(null)) {
      if (signal.aborted) break
      appendEvents(appender, page, taken)
      taken += page.length
      onProgress(taken)
    }
  }
  appender.closeSync()
  await connection.run(statementsOf(viewsOver(definitions.values())))
  return taken
}
