import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import {
  API_VERSION,
  type Documented,
  type DocumentedModule,
  type DocumentedSite,
  sortForReading,
} from './documented.ts'
import { createExamples, type Examples } from './examples.ts'
import { FRAME_HEADERS, FRAME_PARAMETERS, FRAME_SCHEMAS } from './frame.ts'
import { introduction } from './introduction.ts'
import { ABOUT_SCHEMAS, collectNamedSchemas } from './named-schemas.ts'
import { type Making, operationOf } from './operation.ts'
import { createSchemaBook, type JsonSchema, type NamedSchema, pascal } from './schemas.ts'

/** The API as an OpenAPI 3.1 document, made from the declarations of the modules (API-08). */
export function openApiOf({ modules, site }: Documented): JsonSchema {
  const shown = sortForReading(modules).filter(({ endpoints }) => endpoints.length > 0)
  const named = {
    ...collectNamedSchemas(modules),
    bodies: collectSharedBodies(shown.flatMap(({ endpoints }) => endpoints)),
  }
  const book = createSchemaBook(named, ABOUT_SCHEMAS)
  const examples = createExamples()
  const making: Making = { book, examples, site, responses: new Map() }
  const paths = Map.groupBy(
    shown.flatMap(({ name, endpoints }) => endpoints.map((endpoint) => ({ module: name, endpoint }))),
    ({ endpoint }) => endpoint.path,
  )
  const written = [...paths].map(([path, calls]) => [
    path,
    Object.fromEntries(
      calls.map(({ module, endpoint }) => [endpoint.method.toLowerCase(), operationOf(endpoint, module, making)]),
    ),
  ])
  return {
    openapi: '3.1.0',
    info: { title: `${site.brand} API`, version: API_VERSION, description: introduction(site) },
    servers: [{ url: site.api_base === '' ? '/' : site.api_base, description: 'On the site’s own origin.' }],
    tags: shown.map(tagOf),
    paths: Object.fromEntries(written),
    components: {
      schemas: {
        ...FRAME_SCHEMAS,
        ...Object.fromEntries(book.listReferred().map((one) => [one.name, withExample(one, examples)])),
      },
      parameters: FRAME_PARAMETERS,
      headers: FRAME_HEADERS,
      responses: Object.fromEntries(making.responses),
      securitySchemes: securitySchemes(site),
    },
  }
}

function tagOf({ name, title, about }: DocumentedModule): JsonSchema {
  return { name, 'x-displayName': title, ...(about === undefined ? {} : { description: about }) }
}

/** Bodies that several calls take, under the name of the first. */
function collectSharedBodies(endpoints: readonly Endpoint[]): Readonly<Record<string, unknown>> {
  const commands = endpoints.filter((endpoint) => endpoint.kind === 'command')
  const byBody = Map.groupBy(commands, ({ body }) => body)
  const shared = [...byBody].filter(([body, takers]) => takers.length > 1 && Object.keys(body.properties).length > 1)
  return Object.fromEntries(shared.map(([body, [first]]) => [`${pascal(first?.name ?? '')}Body`, body]))
}

function withExample({ schema, source }: NamedSchema, examples: Examples): JsonSchema {
  if (schema.type !== 'object') return schema
  const example = examples.of(source)
  return example === undefined ? schema : { ...schema, examples: [example] }
}

function securitySchemes({ cookies }: DocumentedSite): JsonSchema {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookies.access,
      description: 'A person’s session in a browser: set by the calls that log in, out of reach of scripts.',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The access token, for clients that are no browser: the calls that log in give it for `?fetch_token=1`.',
    },
    adminSession: {
      type: 'apiKey',
      in: 'cookie',
      name: cookies.admin,
      description: 'A session of the back office. It has nothing to do with a person’s account.',
    },
    visitor: {
      type: 'apiKey',
      in: 'cookie',
      name: cookies.visitor,
      description: 'Tells visitors apart: set by the first command that has to, out of reach of scripts, for a year.',
    },
  }
}
