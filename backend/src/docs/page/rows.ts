import { isObject, type JsonSchema, SCHEMAS_AT } from '../schemas.ts'

/** One property of a schema, those of inner objects after it. */
export interface Row {
  /** Path from the outermost object: `prices[].amount`. */
  readonly name: string
  readonly required: boolean
  readonly type: TypeWords
  /** Limits, as the schema names them. */
  readonly rules: readonly string[]
  /** The property that holds the id of the person whose data this is. */
  readonly personal: string | null
}

/** What a value is: words, and names of shapes to look up. */
export type TypeWords = readonly (string | { readonly shape: string })[]

/** The properties of an object, or of the objects in a list; none for other schemas. */
export function rowsOf(schema: JsonSchema, prefix = ''): readonly Row[] {
  const inner = dropNull(schema)
  if (inner.type === 'array' && isObject(inner.items)) return rowsOf(inner.items, `${prefix}[]`)
  if (!isObject(inner.properties)) return []
  const required = Array.isArray(inner.required) ? inner.required : []
  return Object.entries(inner.properties).flatMap(([key, value]) => {
    if (!isObject(value)) return []
    const name = prefix === '' ? key : `${prefix}.${key}`
    const personal = typeof value['x-personal'] === 'string' ? value['x-personal'] : null
    const row = { name, required: required.includes(key), type: typeWords(value), rules: rulesOf(value), personal }
    return [row, ...rowsOf(value, name)]
  })
}

export function typeWords(schema: JsonSchema): TypeWords {
  const { $ref, anyOf, oneOf, items, type, enum: words } = schema
  if (typeof $ref === 'string') return [{ shape: $ref.replace(SCHEMAS_AT, '') }]
  if ('const' in schema) return [JSON.stringify(schema.const)]
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return choices.flatMap((one, n) => [...(n === 0 ? [] : [' or ']), ...typeWords(one)])
  if (Array.isArray(words)) return [words.map((word) => JSON.stringify(word)).join(' | ')]
  if (type === 'array') return ['list of ', ...(isObject(items) ? typeWords(items) : ['anything'])]
  if (Array.isArray(type)) return [type.join(' or ')]
  return [typeof type === 'string' ? type : 'anything']
}

const RULES = [
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const

/** `\S` says that there is something beside spaces: worth no line of its own. */
function rulesOf(schema: JsonSchema): readonly string[] {
  const inner = dropNull(schema)
  const named = RULES.filter((rule) => rule in inner && inner[rule] !== '\\S')
  return named.map((rule) => (rule === 'pattern' ? `${inner[rule]}` : `${rule} ${inner[rule]}`))
}

/** A schema that may also be null says nothing of its own: the other choice does. */
function dropNull(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema
  if (!Array.isArray(anyOf)) return schema
  const others = anyOf.filter((one) => isObject(one) && one.type !== 'null')
  return others.length === 1 && isObject(others[0]) ? others[0] : schema
}
