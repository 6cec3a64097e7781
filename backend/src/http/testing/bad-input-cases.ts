import type { Endpoint, Upload } from '@kredka/contracts/kernel/endpoints'
import { type Call, withSamples } from './calls.ts'
import { type Samples, sampleOf } from './samples.ts'

type Schema = Readonly<Record<string, unknown>>

export interface BadInput {
  readonly name: string
  readonly fault: string
  readonly endpoint: Endpoint
  readonly call: Call
  readonly status: number
  readonly code: string
}

/** Everything that can be wrong with the form of a call, derived from its schemas (API-03, API-04). */
export function badInputCases(endpoint: Endpoint): readonly BadInput[] {
  const samples = sampleOf(endpoint)
  const found: BadInput[] = []
  const add = (fault: string, change: Partial<Call>, status = 422, code = 'INVALID_INPUT') =>
    found.push({ name: endpoint.name, fault, endpoint, call: withSamples(samples, change), status, code })

  paramFaults(samples, add)
  queryFaults(endpoint, samples, add)
  if (endpoint.kind === 'command' && endpoint.upload !== undefined) fileFaults(endpoint.upload, add)
  else if (endpoint.kind === 'command') bodyFaults(endpoint.body as unknown as Schema, samples, add)
  return found
}

type Add = (fault: string, change: Partial<Call>, status?: number, code?: string) => void

function paramFaults({ params }: Samples, add: Add): void {
  for (const name of Object.keys(params)) {
    for (const wrong of ['!', 'x'.repeat(300), 'A B', '\u0000']) {
      add(`a wrong ${name} in the path: ${JSON.stringify(wrong.slice(0, 5))}`, { params: { ...params, [name]: wrong } })
    }
  }
}

function queryFaults(endpoint: Endpoint, { query }: Samples, add: Add): void {
  add('an unknown name in the query string', { query: { ...query, no_such_name: 'x' } })
  for (const [name, schema] of propertiesOf(endpoint.query as unknown as Schema)) {
    for (const [fault, value] of wrongTexts(schema))
      add(`${fault} in query/${name}`, { query: { ...query, [name]: value } })
    if (schema['type'] !== 'array') add(`query/${name} twice`, { query: `${name}=1&${name}=1` })
  }
}

/** A query string carries texts alone: what is no number, no flag, too long, or no text at all. */
function wrongTexts(schema: Schema): readonly (readonly [string, string])[] {
  const longest = longestOf(schema)
  return [
    ['U+0000', 'a\u0000'],
    ...(schema['type'] === 'integer' || schema['type'] === 'number' || schema['type'] === 'boolean'
      ? [['words for a number or flag', 'many'] as const, ['nothing', ''] as const]
      : []),
    ...(longest === null ? [] : [['a text that is too long', 'x'.repeat(longest + 1)] as const]),
  ]
}

function fileFaults({ max_bytes }: Upload, add: Add): void {
  const typed = (type: string) => ({ headers: { 'content-type': type } })
  add('no file', { body: new Uint8Array() }, 422, 'FILE_EMPTY')
  add('JSON for a file', { ...typed('application/json'), body: '{}' }, 415, 'FILE_TYPE_UNKNOWN')
  add('a form for a file', typed('multipart/form-data; boundary=x'), 415, 'FILE_TYPE_UNKNOWN')
  add('a packed file', { headers: { 'content-encoding': 'gzip' } }, 415, 'FILE_TYPE_UNKNOWN')
  add('too large a file', { body: new Uint8Array(max_bytes + 1) }, 413, 'FILE_TOO_LARGE')
}

function bodyFaults(schema: Schema, { body }: Samples, add: Add): void {
  const properties = propertiesOf(schema)
  add('malformed JSON', { body: '{"a":' }, 400, 'MALFORMED_REQUEST')
  add('a number for a body', { body: '7' }, 400, 'MALFORMED_REQUEST')
  add('another type of content', { headers: { 'content-type': 'text/plain' } }, 415, 'UNSUPPORTED_MEDIA_TYPE')
  add('too large a body', { body: { ...body, filler: 'x'.repeat(200_000) } }, 413, 'TOO_LARGE')
  add('a list for a body', { body: '[]' })
  add('an unknown property', { body: { ...body, no_such_property: 1 } })
  for (const name of (schema['required'] ?? []) as readonly string[]) {
    const { [name]: _, ...rest } = body
    add(`no body/${name}`, { body: rest })
  }
  for (const [name, property] of properties) {
    for (const [fault, value] of wrongValues(property))
      add(`${fault} in body/${name}`, { body: { ...body, [name]: value } })
  }
}

function wrongValues(schema: Schema): readonly (readonly [string, unknown])[] {
  const longest = longestOf(schema)
  return [
    ['an object of its own', { no: { such: 'thing' } }],
    ['U+0000', 'a\u0000'],
    ['half a character', '\ud800'],
    ['a list', [[[]]]],
    ...(longest === null ? [] : [['a text that is too long', 'x'.repeat(longest + 1)] as const]),
  ]
}

function longestOf(schema: Schema): number | null {
  return typeof schema['maxLength'] === 'number' ? schema['maxLength'] : null
}

function propertiesOf(schema: Schema): readonly (readonly [string, Schema])[] {
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>)
}
