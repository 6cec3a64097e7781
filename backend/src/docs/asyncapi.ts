import { API_VERSION, type Documented, type DocumentedSite, sortForReading } from './documented.ts'
import { eventParts } from './event-channels.ts'
import { ABOUT_SCHEMAS, collectNamedSchemas } from './named-schemas.ts'
import { createSchemaBook, type JsonSchema } from './schemas.ts'
import { socketParts, socketsOf } from './socket-channels.ts'

/**
 * The events of the log and the messages of the sockets as an AsyncAPI 3 document (API-08).
 * @param samples of events, by name and version
 */
export function asyncApiOf({ modules, site }: Documented, samples: ReadonlyMap<string, unknown>): JsonSchema {
  const book = createSchemaBook(collectNamedSchemas(modules), ABOUT_SCHEMAS)
  const events = eventParts(sortForReading(modules), book, samples)
  const sockets = socketParts(socketsOf(modules), site, book)
  const { host, protocol } = new URL(site.public_url)
  return {
    asyncapi: '3.0.0',
    info: { title: `${site.brand} events and sockets`, version: API_VERSION, description: INTRODUCTION },
    defaultContentType: 'application/json',
    servers: {
      log: {
        host: '{host}',
        protocol: 'esdb',
        description: 'The log: EventStoreDB, or a table in Postgres. Only the product itself reaches it.',
        variables: { host: { description: 'Known to those who run the site.' } },
      },
      site: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', description: 'The site itself.' },
    },
    channels: { ...events.channels, ...sockets.channels },
    operations: { ...events.operations, ...sockets.operations },
    components: {
      messages: { ...events.messages, ...sockets.messages },
      schemas: {
        EventMetadata: METADATA,
        ...Object.fromEntries(book.listReferred().map(({ name, schema }) => [name, schema])),
      },
      securitySchemes: cookieSchemes(site),
    },
  }
}

const INTRODUCTION = [
  'Every change of the product is an event. Names of events are in the past tense; their data is snake_case and names whom and what it concerns.',
  'A stream is `category-id` and a consistency boundary. What was written is never changed: an event gets a new version, and older ones are lifted when they are read.',
  '`x-personal` names the property that holds the id of the person whose data this is. It is encrypted with that person’s key, and reads as `null` once the person is forgotten.',
].join('\n\n')

function cookieSchemes({ cookies }: DocumentedSite): JsonSchema {
  return {
    session: { type: 'httpApiKey', in: 'cookie', name: cookies.access },
    adminSession: { type: 'httpApiKey', in: 'cookie', name: cookies.admin },
  }
}

const text = { type: 'string' } as const

/** `EventMetadata` of the contracts: all values are text, so that every store and tool can carry them. */
const METADATA: JsonSchema = {
  type: 'object',
  description: 'What is known of every event beside its data. Names that begin with $ are EventStoreDB’s own.',
  required: [
    'occurred_at',
    'actor',
    'command_id',
    'command',
    '$correlationId',
    '$causationId',
    'schema_version',
    'origin',
  ],
  properties: {
    occurred_at: { ...text, format: 'date-time', description: 'When it was decided.' },
    actor: { ...text, description: '`user:<id>`, `admin:<id>`, `visitor` or `system:<name>`.' },
    command_id: text,
    command: { ...text, description: 'The call’s name, its `operationId`.', examples: ['offers.submit'] },
    $correlationId: { ...text, description: 'The call that it all began with.' },
    $causationId: { ...text, description: 'The command or event that led to this one.' },
    schema_version: { ...text, pattern: '^[1-9][0-9]*$', description: 'Version of the data’s schema.' },
    origin: { ...text, enum: ['live', 'seed'], description: '`seed` for demonstration data.' },
  },
}
