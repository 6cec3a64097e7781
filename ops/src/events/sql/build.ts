import {
  BIGINT,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBTimestampValue,
  INTEGER,
  TIMESTAMP,
  VARCHAR,
} from '@duckdb/node-api'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import { categoryOf, type Recorded } from '@kredka/contracts/kernel/events'
import type { EventSource } from '../source/source.ts'
import { viewOf } from './columns.ts'
import { PEOPLE } from './people.ts'

const COLUMNS = [
  ['number', BIGINT],
  ['position', VARCHAR],
  ['category', VARCHAR],
  ['stream', VARCHAR],
  ['revision', INTEGER],
  ['id', VARCHAR],
  ['type', VARCHAR],
  ['occurred_at', TIMESTAMP],
  ['actor', VARCHAR],
  ['command', VARCHAR],
  ['command_id', VARCHAR],
  ['correlation_id', VARCHAR],
  ['causation_id', VARCHAR],
  ['origin', VARCHAR],
  ['data', VARCHAR],
] as const

export interface BuildOptions {
  readonly signal: AbortSignal
  /** Called after each page with the events taken so far. */
  readonly onProgress: (taken: number) => void
}

/** Fills a database with the events of a source, and makes the views over them (ANA-03). @returns how many there are */
export async function buildDatabase(
  connection: DuckDBConnection,
  source: EventSource,
  { definitions }: Pick<Catalog, 'definitions'>,
  { signal, onProgress }: BuildOptions,
): Promise<number> {
  const columns = COLUMNS.map(([name, type]) => `${name} ${name === 'data' ? 'JSON' : type}`)
  await connection.run(`CREATE TABLE events (${columns.join(', ')})`)
  const appender = await connection.createAppender('events')
  let taken = 0
  for await (const page of source.read(null)) {
    if (signal.aborted) break
    const rows = page.map((event, n) => rowOf(event, taken + n + 1))
    const chunk = DuckDBDataChunk.create(
      COLUMNS.map(([, type]) => type),
      rows.length,
    )
    chunk.setRows(rows)
    appender.appendDataChunk(chunk)
    taken += page.length
    onProgress(taken)
  }
  appender.closeSync()
  await connection.run([...[...definitions.values()].map(viewOf), PEOPLE].join(';\n'))
  return taken
}

function rowOf({ position, stream, revision, id, type, metadata, data }: Recorded, number: number) {
  return [
    BigInt(number),
    position,
    categoryOf(stream),
    stream,
    revision,
    id,
    type,
    new DuckDBTimestampValue(BigInt(Date.parse(metadata.occurred_at)) * 1_000n),
    metadata.actor,
    metadata.command,
    metadata.command_id,
    metadata.$correlationId,
    metadata.$causationId,
    metadata.origin,
    JSON.stringify(data),
  ]
}
