import { PRIVATE_READS } from '@kredka/contracts/audit/rules'
import { type EventDefinition, idOf, type Recorded } from '@kredka/contracts/kernel/events'
import { findConcerned } from '@kredka/contracts/privacy/rules'

/**
 * What an event is found by, as words of one index: `type:…`, `in:…` (category), `actor:…`, `correlation:…`,
 * `cause:…`, `person:…` (whom it concerns), `private:read`, every id that it names, and
 * `field=value` of its payload. A field's name holds no colon, so that none of them is taken for another. Nothing
 * personal is among them.
 */
export const term = {
  type: (type: string) => `type:${type}`,
  category: (category: string) => `in:${category}`,
  actor: (actor: string) => `actor:${actor}`,
  correlation: (id: string) => `correlation:${id}`,
  cause: (id: string) => `cause:${id}`,
  person: (id: string) => `person:${id}`,
  field: (path: string, value: string) => `${path}=${value}`,
  privateRead: 'private:read',
} as const

/** The field that a term names; of any other term the whole of it. */
export function pathOf(named: string): string {
  return named.split('=', 1)[0] ?? named
}

const ID = /^(?:[0-9a-hjkmnp-tv-z]{26}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/
/** Longer texts are read, not searched for by their whole. */
const VALUE_MAX = 80
/** A frozen version of a quiz has thousands of values: the first ones find it. */
const FIELDS_MAX = 120

/** Terms that all events of a range share: those of the stream, the doer and the people. */
export function commonTerms(definition: EventDefinition, event: Recorded, category: string): readonly string[] {
  const { actor, $correlationId } = event.metadata
  const people = findConcerned(definition, event, actor)
  return [
    term.type(event.type),
    term.category(category),
    term.actor(actor),
    term.correlation($correlationId),
    ...people.map(term.person),
    ...people,
    idOf(event.stream),
  ]
}

export function termsOf(definition: EventDefinition, event: Recorded, category: string): readonly string[] {
  const fields = fieldsOf(event.data, definition.personal)
  return [
    ...new Set([
      ...commonTerms(definition, event, category),
      event.id,
      term.cause(event.metadata.$causationId),
      ...(PRIVATE_READS.includes(event.type) ? [term.privateRead] : []),
      ...fields.map(([path, value]) => term.field(path, value)),
      ...fields.flatMap(([, value]) => (ID.test(value) ? [value] : [])),
    ]),
  ]
}

/** Values of a payload that are no objects, by their path; places within lists are left out. */
function fieldsOf(
  data: Recorded['data'],
  personal: EventDefinition['personal'],
): readonly (readonly [path: string, value: string])[] {
  const found: [string, string][] = []
  const walk = (path: string, value: unknown): void => {
    if (value === null || value === undefined || found.length >= FIELDS_MAX) return
    if (Array.isArray(value)) for (const one of value) walk(path, one)
    else if (typeof value === 'object') for (const [name, one] of Object.entries(value)) walk(`${path}.${name}`, one)
    else if (String(value).length <= VALUE_MAX) found.push([path, String(value)])
  }
  for (const [name, value] of Object.entries(data)) if (!(name in personal)) walk(name, value)
  return found
}
