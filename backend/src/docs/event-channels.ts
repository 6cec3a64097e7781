import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { StreamKind } from '@kredka/contracts/kernel/module-contract'
import type { DocumentedModule } from './documented.ts'
import type { JsonSchema, SchemaBook } from './schemas.ts'

export interface EventParts {
  readonly channels: JsonSchema
  readonly operations: JsonSchema
  readonly messages: JsonSchema
}

/** A channel for each kind of stream, a message for each version of each event. */
export function eventParts(
  modules: readonly DocumentedModule[],
  book: SchemaBook,
  samples: ReadonlyMap<string, unknown>,
): EventParts {
  const kinds = modules.flatMap(({ streams }) => streams)
  const definitions = new Set(kinds.flatMap(({ events }) => events))
  const messages = [...definitions].flatMap((definition) => messagesOf(definition, book, samples))
  return {
    channels: Object.fromEntries(kinds.map((kind) => [kind.category, channelOf(kind)])),
    operations: Object.fromEntries(kinds.map(({ category }) => [`write_${category}`, writing(category)])),
    messages: Object.fromEntries(messages),
  }
}

function channelOf({ category, key, about, events }: StreamKind): JsonSchema {
  const names = events.flatMap(versionsOf)
  return {
    ...addressOf(category, key),
    title: category,
    description: about,
    servers: [{ $ref: '#/servers/log' }],
    messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  }
}

export function addressOf(category: string, key: string): JsonSchema {
  if (key === 'house') return { address: `${category}-house` }
  return {
    address: `${category}-{${key}}`,
    parameters: { [key]: { description: `\`${key}\` of the events’ data.` } },
  }
}

/** The product writes; whoever reads the log receives. */
function writing(category: string): JsonSchema {
  return {
    action: 'send',
    channel: { $ref: `#/channels/${category}` },
    summary: `What happened in streams of the category ${category}.`,
  }
}

export function versionsOf({ name, version }: EventDefinition): readonly string[] {
  return Array.from({ length: version }, (_, n) => `${name}.v${n + 1}`)
}

function messagesOf(
  definition: EventDefinition,
  book: SchemaBook,
  samples: ReadonlyMap<string, unknown>,
): readonly (readonly [string, JsonSchema])[] {
  const schemas = [...definition.older.map(({ schema }) => schema), definition.schema]
  const personal = Object.keys(definition.personal)
  return versionsOf(definition).map((name, at) => {
    const schema = schemas[at]
    const sample = samples.get(name)
    const newest = at + 1 === definition.version
    return [
      name,
      {
        name: definition.name,
        title: newest ? definition.name : `${definition.name}, version ${at + 1}`,
        ...(newest ? {} : { description: 'An older version: it is lifted to the newest when it is read.' }),
        contentType: 'application/json',
        headers: { $ref: '#/components/schemas/EventMetadata' },
        payload: schema === undefined ? {} : book.refer(schema),
        'x-version': at + 1,
        'x-newest': newest,
        ...(personal.length === 0 ? {} : { 'x-personal': personal }),
        ...(sample === undefined ? {} : { examples: [{ payload: sample }] }),
      },
    ]
  })
}
