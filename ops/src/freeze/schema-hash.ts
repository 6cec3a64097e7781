import { createHash } from 'node:crypto'

/** For readers of documents alone: what an event may hold does not depend on them. */
const DOCUMENTATION = new Set(['title', 'description', '$comment', 'examples', 'deprecated'])
/** Lists whose order says nothing. */
const SETS = new Set(['required', 'enum', 'anyOf', 'allOf', 'oneOf', 'type'])
/** Schemas by name: here a name may be any word. */
const BY_NAME = new Set(['properties', 'patternProperties', '$defs'])

/**
 * A hash of what a schema lets through and marks as personal (EVT-08), whatever the order of its properties and words
 * and whatever its documentation says.
 */
export function schemaHash(schema: unknown): string {
  return createHash('sha256').update(canonical(schema)).digest('hex').slice(0, 32)
}

function canonical(schema: unknown): string {
  if (Array.isArray(schema)) return `[${schema.map(canonical).join()}]`
  if (!isObject(schema)) return JSON.stringify(schema) ?? 'null'
  const parts = Object.entries(schema)
    .filter(([key, value]) => value !== undefined && !DOCUMENTATION.has(key))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonicalValue(key, value)}`)
  return `{${parts.toSorted().join()}}`
}

function canonicalValue(key: string, value: unknown): string {
  if (SETS.has(key) && Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`
  if (!BY_NAME.has(key) || !isObject(value)) return canonical(value)
  const named = Object.entries(value).map(([name, schema]) => `${JSON.stringify(name)}:${canonical(schema)}`)
  return `{${named.toSorted().join()}}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
