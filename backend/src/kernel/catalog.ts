import type { AnyEvent, EventDefinition } from '@kredka/contracts/kernel/events'
import type { TSchema } from '@kredka/contracts/kernel/schema'
import type { Ajv, ValidateFunction } from 'ajv'
import { createAjv, lazyValidator } from './schemas.ts'

type Data = Readonly<Record<string, unknown>>

/** Every event type of the product by name (EVT-08). */
export interface Catalog {
  readonly definitions: ReadonlyMap<string, EventDefinition>
  /** @throws UnknownEventError */
  definition(type: string): EventDefinition
  /** Checks an event about to be written against its newest schema. @throws InvalidEventError: a bug of the decider */
  check(event: AnyEvent): void
  /** Lifts stored data to the newest version. Nothing is validated. @throws UnknownEventError */
  lift(type: string, version: number, data: Data): Data
  /** What is wrong with stored data as its own version describes it; empty when all is well. */
  faults(type: string, version: number, data: Data): readonly string[]
}

export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError'
}

export class InvalidEventError extends Error {
  override readonly name = 'InvalidEventError'
}

interface Entry {
  readonly definition: EventDefinition
  /** Validators by version, from 1. */
  readonly validators: ReadonlyMap<number, () => ValidateFunction>
}

/** @throws when two definitions have one name */
export function createCatalog(definitions: Iterable<EventDefinition>): Catalog {
  const ajv = createAjv()
  const entries = new Map<string, Entry>()
  for (const definition of definitions) {
    const known = entries.get(definition.name)
    if (known !== undefined && known.definition !== definition) throw new Error(`two events named ${definition.name}`)
    entries.set(definition.name, { definition, validators: validatorsOf(ajv, definition) })
  }

  function entryOf(type: string, version?: number): Entry {
    const entry = entries.get(type)
    if (entry === undefined) throw new UnknownEventError(`there is no event ${type}`)
    if (version !== undefined && !entry.validators.has(version)) {
      throw new UnknownEventError(`${type} has no version ${version}, the newest is ${entry.definition.version}`)
    }
    return entry
  }

  function faults(type: string, version: number, data: Data): readonly string[] {
    const validate = entryOf(type, version).validators.get(version)?.()
    if (validate === undefined || validate(data)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`)
  }

  return {
    definitions: new Map([...entries].map(([name, entry]) => [name, entry.definition])),
    definition: (type) => entryOf(type).definition,
    check(event) {
      const found = faults(event.type, entryOf(event.type).definition.version, event.data)
      if (found.length > 0) throw new InvalidEventError(`${event.type} does not fit its schema: ${found.join('; ')}`)
    },
    lift(type, version, data) {
      const { definition } = entryOf(type, version)
      return definition.older.slice(version - 1).reduce<Data>((older, step) => step.upcast(older), data)
    },
    faults,
  }
}

function validatorsOf(ajv: Ajv, definition: EventDefinition): ReadonlyMap<number, () => ValidateFunction> {
  const schemas: TSchema[] = [...definition.older.map((older) => older.schema), definition.schema]
  return new Map(schemas.map((schema, index) => [index + 1, lazyValidator(ajv, schema)]))
}
