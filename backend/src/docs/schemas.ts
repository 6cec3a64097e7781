/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>

export interface NamedSchema {
  readonly name: string
  /** The module that declares it; `kernel` for those that every module uses. */
  readonly module: string
  /** Written out, with references to other named ones. */
  readonly schema: JsonSchema
  /** As the contracts declare it. */
  readonly source: object
}

/** Schemas of the contracts for a document: what has a name is referred to instead of written out again. */
export interface SchemaBook {
  refer(schema: object): JsonSchema
  /** Those that were referred to so far, and what they refer to in turn, by name. */
  listReferred(): readonly NamedSchema[]
}

export const SCHEMAS_AT = '#/components/schemas/'

type Named = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** @param named by module and name @param about what to say of a name beside its schema */
export function createSchemaBook(named: Named, about: Readonly<Record<string, string>> = {}): SchemaBook {
  const entries = entriesOf(named)
  const byText = new Map<string, Entry>()
  for (const entry of entries) {
    const text = JSON.stringify(entry.schema)
    if (!byText.has(text)) byText.set(text, entry)
  }
  const done = new Map<string, NamedSchema>()

  function refer(schema: object): JsonSchema {
    const known = byText.get(JSON.stringify(schema))
    if (known === undefined) return toPlainSchema(schema, refer)
    if (!done.has(known.name)) {
      const { name, module, schema: source } = known
      // noted before its parts are looked at: a schema may lead back to itself
      done.set(name, { name, module, source, schema: {} })
      const description = about[name]
      const written = { ...(description === undefined ? {} : { description }), ...toPlainSchema(source, refer) }
      done.set(name, { name, module, source, schema: written })
    }
    return { $ref: SCHEMAS_AT + known.name }
  }
  return { refer, listReferred: () => [...done.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

interface Entry {
  readonly name: string
  readonly module: string
  readonly schema: object
}

/**
 * Two modules may use one name: the second then begins with its module's. What two modules export alike is the first
 * one's.
 */
function entriesOf(named: Named): readonly Entry[] {
  const taken = new Map<string, Entry>()
  for (const [module, exports] of Object.entries(named)) {
    for (const [exported, schema] of Object.entries(exports)) {
      if (!isSchema(schema)) continue
      if (taken.get(exported)?.schema === schema) continue
      const name = taken.has(exported) ? pascal(module) + exported : exported
      taken.set(name, { name, module, schema })
    }
  }
  return [...taken.values()]
}

export function isSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null && '~kind' in value
}

const LISTS = ['anyOf', 'oneOf', 'allOf'] as const
const MAPS = ['properties', 'patternProperties'] as const
const ONES = ['items', 'additionalProperties', 'not'] as const

/**
 * The schema as data alone, each schema within it replaced by what `refer` says. A list of words says that it is text.
 */
function toPlainSchema(schema: object, refer: (schema: object) => JsonSchema): JsonSchema {
  const data: Record<string, unknown> = JSON.parse(JSON.stringify(schema))
  for (const key of LISTS) {
    const list = data[key]
    if (Array.isArray(list)) data[key] = list.map((one: object) => refer(one))
  }
  for (const key of MAPS) {
    const map = data[key]
    if (isObject(map))
      data[key] = Object.fromEntries(Object.entries(map).map(([k, v]) => [k, isObject(v) ? refer(v) : v]))
  }
  for (const key of ONES) {
    const one = data[key]
    if (isObject(one)) data[key] = refer(one)
  }
  return withType(data)
}

function withType(data: Readonly<Record<string, unknown>>): JsonSchema {
  const { enum: words } = data
  if (!Array.isArray(words) || 'type' in data) return data
  if (words.every((word) => typeof word === 'string')) return { type: 'string', ...data }
  return words.every((word) => Number.isInteger(word)) ? { type: 'integer', ...data } : data
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `quiz-rooms` and `auth.login` as `QuizRooms` and `AuthLogin`. */
export function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}
