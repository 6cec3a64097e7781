import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { TSchema } from '@kredka/contracts/kernel/schema'
import { named, quoted } from './duckdb.ts'

/** What every view of a type of event has of its place, before the columns of its data. */
const PLACE = {
  event_number: 'number',
  event_at: 'occurred_at',
  event_stream: 'stream',
  event_revision: 'revision',
  event_id: 'id',
  event_actor: 'actor',
  event_origin: 'origin',
}

/** The view of one type of event: its name is the type’s, its columns are the properties of the newest version. */
export function viewOf({ name, schema }: EventDefinition): string {
  const place = Object.entries(PLACE).map(([column, from]) => `${from} AS ${column}`)
  const data = Object.entries(schema.properties).map(
    ([property, value]) => `${columnOf(property, typeOf(value))} AS ${named(property)}`,
  )
  return `CREATE VIEW ${named(name)} AS SELECT ${[...place, ...data].join(', ')} FROM events WHERE type = ${quoted(name)}`
}

function columnOf(property: string, type: string): string {
  const path = quoted(`$."${property}"`)
  if (type === 'JSON') return `nullif(data -> ${path}, 'null'::JSON)`
  return type === 'VARCHAR' ? `data ->> ${path}` : `TRY_CAST(data ->> ${path} AS ${type})`
}

/** What of a schema says which values there are. */
interface Schema {
  readonly type?: unknown
  readonly format?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
}

/** The type of DuckDB for what a schema allows, beside null; JSON where that is no single value. */
export function typeOf(schema: TSchema): string {
  const [first, ...more] = new Set(alternativesOf(schema as Schema).map(simpleTypeOf))
  return first === undefined || more.length > 0 ? 'JSON' : first
}

function alternativesOf(schema: Schema): readonly Schema[] {
  const { anyOf } = schema
  return anyOf === undefined ? [schema] : anyOf.flatMap(alternativesOf).filter(({ type }) => type !== 'null')
}

const TYPES: Readonly<Record<string, string>> = { integer: 'BIGINT', number: 'DOUBLE', boolean: 'BOOLEAN' }
const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'TIMESTAMP', date: 'DATE' }

function simpleTypeOf({ type, format, enum: words, const: only }: Schema): string {
  if (typeof type === 'string' && TYPES[type] !== undefined) return TYPES[type]
  const values = words ?? (only === undefined ? [] : [only])
  const isText = type === 'string' || (values.length > 0 && values.every((value) => typeof value === 'string'))
  if (isText) return (typeof format === 'string' ? FORMATS[format] : undefined) ?? 'VARCHAR'
  return values.length > 0 && values.every(Number.isInteger) ? 'BIGINT' : 'JSON'
}
