import type { Command, Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import { PageMeta } from '@kredka/contracts/kernel/schema'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { TObject } from 'typebox'
import { accessInWords, codesInWords, failuresOf, limitOf } from './answers.ts'
import { type DocumentedSite, dropReferences } from './documented.ts'
import type { Examples } from './examples.ts'
import { type JsonSchema, pascal, type SchemaBook } from './schemas.ts'

/** What grows while the operations are written. */
export interface Making {
  readonly book: SchemaBook
  readonly examples: Examples
  readonly site: DocumentedSite
  /** Responses that several operations share, by name. */
  readonly responses: Map<string, JsonSchema>
}

/** One call as an Operation Object. */
export function operationOf(endpoint: Endpoint, tag: string, making: Making): JsonSchema {
  const { kind, name, access } = endpoint
  const parameters = parametersOf(endpoint, making)
  const body = kind === 'command' ? requestBodyOf(endpoint, making) : null
  return {
    operationId: name,
    tags: [tag],
    summary: dropReferences(endpoint.about),
    description: `May be called by: ${accessInWords(endpoint)}`,
    security: securityOf(endpoint),
    'x-kind': kind,
    'x-access': access,
    ...(endpoint.duty === undefined ? {} : { 'x-duty': endpoint.duty }),
    ...(endpoint.of === undefined ? {} : { 'x-relation': endpoint.of }),
    'x-limit': limitOf(endpoint),
    parameters,
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      200: successOf(endpoint, making),
      ...(kind === 'document' ? { 304: { description: 'It is still what the caller has.' } } : {}),
      ...Object.fromEntries(
        [...failuresOf(endpoint)].map(([status, codes]) => [status, failureOf(status, codes, making)]),
      ),
    },
  }
}

function securityOf({ access, visitor }: Endpoint): readonly JsonSchema[] {
  if (access === 'admin') return [{ adminSession: [] }]
  const person = [{ session: [] }, { bearer: [] }]
  if (access !== 'public') return person
  return [{}, ...(visitor === true ? [{ visitor: [] }] : []), ...person]
}

function parametersOf(endpoint: Endpoint, making: Making): readonly JsonSchema[] {
  const shared = endpoint.kind === 'command' ? 'IdempotencyKey' : 'AfterPosition'
  return [
    ...valuesOf(endpoint.params, 'path', making),
    ...valuesOf(endpoint.query, 'query', making),
    { $ref: `#/components/parameters/${shared}` },
    { $ref: '#/components/parameters/CorrelationId' },
  ]
}

function valuesOf({ properties, required }: TObject, where: 'path' | 'query', { book, examples }: Making) {
  return Object.entries(properties).map(([name, schema]): JsonSchema => {
    const example = where === 'path' ? examples.of(schema) : undefined
    return {
      name,
      in: where,
      required: where === 'path' || required?.includes(name) === true,
      schema: book.refer(schema),
      ...(example === undefined ? {} : { example }),
    }
  })
}

function requestBodyOf(command: Command, { book, examples }: Making): JsonSchema | null {
  const { body, upload, one_click } = command
  if (upload !== undefined) {
    return {
      required: true,
      description: `The file’s bytes as they are, at most ${upload.max_bytes}.`,
      content: Object.fromEntries(upload.types.map((type) => [type, {}])),
    }
  }
  const form = { schema: { type: 'object' } }
  const forms = { 'application/x-www-form-urlencoded': form, 'multipart/form-data': form }
  if (Object.keys(body.properties).length === 0) {
    if (one_click !== true) return null
    return { description: 'Nothing, or the form that mail programs send for one click (RFC 8058).', content: forms }
  }
  const example = examples.of(body)
  const json = { schema: book.refer(body), ...(example === undefined ? {} : { example }) }
  return {
    required: (body.required ?? []).length > 0 && one_click !== true,
    ...(one_click === true ? { description: 'Or the form that mail programs send for one click (RFC 8058).' } : {}),
    content: { 'application/json': json, ...(one_click === true ? forms : {}) },
  }
}

function successOf(endpoint: Endpoint, { book }: Making): JsonSchema {
  const correlation = { [HEADERS.correlation]: header('CorrelationId') }
  if (endpoint.kind === 'document') {
    return {
      description: 'The bytes.',
      headers: { ...correlation, [HEADERS.stale]: header('Stale'), etag: header('ETag') },
      content: { [endpoint.type]: {} },
    }
  }
  const paged = endpoint.kind === 'query' && endpoint.paged
  const own =
    endpoint.kind === 'command'
      ? { [HEADERS.position]: header('Position') }
      : { [HEADERS.sent_position]: header('SentPosition'), [HEADERS.stale]: header('Stale') }
  const meta = paged ? { meta: book.refer(PageMeta) } : {}
  const schema = {
    type: 'object',
    required: ['data', ...Object.keys(meta)],
    additionalProperties: false,
    properties: { data: book.refer(endpoint.answer), ...meta },
  }
  return {
    description: paged ? 'A page of the list.' : endpoint.kind === 'command' ? 'It is done.' : 'What was asked for.',
    headers: { ...correlation, ...own },
    content: { 'application/json': { schema } },
  }
}

function header(name: string): JsonSchema {
  return { $ref: `#/components/headers/${name}` }
}

/** A reference to the response of these codes, which is written once. */
function failureOf(status: number, codes: readonly ErrorCode[], { responses }: Making): JsonSchema {
  const name = `${status}${codes.map((code) => pascal(code.toLowerCase())).join('Or')}`
  if (!responses.has(name)) responses.set(name, errorResponse(status, codes))
  return { $ref: `#/components/responses/${name}` }
}

function errorResponse(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const waits = status === 429 || status === 503
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { error: { type: 'object', properties: { code: { enum: codes } } } } },
    ],
  }
  return {
    description: codesInWords(codes),
    headers: {
      [HEADERS.correlation]: header('CorrelationId'),
      ...(waits ? { 'retry-after': header('RetryAfter') } : {}),
    },
    content: { 'application/json': { schema } },
  }
}
