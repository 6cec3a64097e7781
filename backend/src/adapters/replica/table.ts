import {
  BIGINT,
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBTimestampValue,
  INTEGER,
  TIMESTAMP,
  VARCHAR,
} from '@duckdb/node-api'
import { categoryOf, type EventDefinition, type Recorded } from '@kredka/contracts/kernel/events'
import { viewOf } from './columns.ts'
import { quoted } from './duckdb.ts'
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

/** The table `events`, and what puts events into it (ANA-03). */
export async function createEventsTable(connection: DuckDBConnection): Promise<DuckDBAppender> {
  const columns = COLUMNS.map(([name, type]) => `${name} ${name === 'data' ? 'JSON' : type}`)
  await connection.run(`CREATE TABLE events (${columns.join(', ')})`)
  return connection.createAppender('events')
}

/** @param before how many events stand before these in the log */
export function appendEvents(appender: DuckDBAppender, events: readonly Recorded[], before: number): void {
  const chunk = DuckDBDataChunk.create(
    COLUMNS.map(([, type]) => type),
    events.length,
  )
  chunk.setRows(events.map((event, n) => rowOf(event, before + n + 1)))
  appender.appendDataChunk(chunk)
}

export interface View {
  readonly name: string
  /** The statement that makes it. */
  readonly sql: string
}

/** The views over the table: one for each type of event, and `people`, which is made of some of them. */
export function viewsOver(definitions: Iterable<EventDefinition>): readonly View[] {
  const types = Array.from(definitions, (definition) => ({ name: definition.name, sql: viewOf(definition) }))
  return [...types, { name: 'people', sql: PEOPLE }]
}

/** The statements of all these views in one. */
export function statementsOf(views: readonly View[]): string {
  return views.map(({ sql }) => sql).join(';\n')
}

/** Those that a question can mean: making all of them takes longer than most answers. */
export function viewsNamedIn(question: string, views: readonly View[]): readonly View[] {
  if (/information_schema|duckdb_/i.test(question)) return views
  const named = (text: string) => views.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()))
  return named([question, ...named(question).map(({ sql }) => sql)].join('\n'))
}

/** The statements by which a database in memory has all events as one table. @param paths of the segments, oldest first */
export function attachAll(paths: readonly string[]): string {
  const attached = paths.map((path, n) => `ATTACH ${quoted(path)} AS part${n} (READ_ONLY)`)
  const all = paths.map((_, n) => `SELECT * FROM part${n}.events`).join(' UNION ALL ')
  return [...attached, `CREATE VIEW events AS ${all}`].join(';\n')
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
