import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { TSchema } from 'typebox'
import { createAjv } from '../../kernel/schemas.ts'

export type Sample = Readonly<Record<string, unknown>>
type Schema = Readonly<Record<string, unknown>>

/** Where the parts of an endpoint's input go. */
export interface Samples {
  readonly params: Sample
  readonly query: Sample
  readonly body: Sample
}

/** Well formed, and of nobody. */
export const UNKNOWN_ID = '01hzy3v7m5r8q2w4t6n8p0s1d3'

const ajv = createAjv()

/** Words that fit the patterns and formats of the contracts; the first that does is taken. */
const WORDS = [
  UNKNOWN_ID,
  '00000000-0000-4000-8000-000000000000',
  `order-${UNKNOWN_ID}`,
  'Demo-haslo-2026!',
  'nobody@example.com',
  'matematyka',
  'maths',
  '2014',
  'warszawa',
  '10:00',
  '2027-03-01',
  '2027-03-01T10:00:00.000Z',
  '+48 600 700 800',
  'PL',
  'https://meet.google.com/abc-defg-hij',
  'https://youtu.be/aZ09_-bcdef',
  '61109010140000071219812874',
  'b1.s1.f1.h1.k1.e1.m1.g1.a1.c1',
  'c7',
  'a'.repeat(40),
  'A'.repeat(87),
  'A'.repeat(22),
  `${UNKNOWN_ID}-chat_message-${'a'.repeat(64)}`,
  `${UNKNOWN_ID}-${'a'.repeat(64)}`,
  '7k2m9xqa',
  '0'.repeat(32),
  '2027-03',
  'orders.place',
  'ok',
]

/** The least input that an endpoint takes: required properties alone. @throws where no word fits: add one to `WORDS` */
export function sampleOf(endpoint: Endpoint): Samples {
  return {
    params: objectOf(endpoint.params),
    query: objectOf(endpoint.query),
    body: endpoint.kind === 'command' ? objectOf(endpoint.body) : {},
  }
}

function objectOf(schema: TSchema): Sample {
  return sample(schema as unknown as Schema, '') as Sample
}

/** A value of any schema, optional properties left out. */
export function sample(schema: Schema, path: string): unknown {
  if ('const' in schema) return schema['const']
  const choices = schema['enum'] ?? schema['anyOf']
  if (Array.isArray(choices)) return 'enum' in schema ? choices[0] : sample(choices[0], path)
  switch (schema['type']) {
    case 'object':
      return sampleObject(schema, path)
    case 'array':
      return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
        sample(schema['items'] as Schema, `${path}/0`),
      )
    case 'integer':
    case 'number':
      return sampleNumber(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return sampleText(schema, path)
  }
}

function sampleObject(schema: Schema, path: string): Sample {
  const required = (schema['required'] ?? []) as readonly string[]
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, `${path}/${name}`)]))
}

function sampleNumber(schema: Schema): number {
  const step = Number(schema['multipleOf'] ?? 1)
  return Math.ceil(Number(schema['minimum'] ?? 1) / step) * step
}

function sampleText(schema: Schema, path: string): string {
  const fits = ajv.compile(schema)
  const word = [...WORDS, 'a'.repeat(Number(schema['minLength'] ?? 1))].find((candidate) => fits(candidate))
  if (word === undefined) throw new Error(`no sample word fits ${path}: ${JSON.stringify(schema)}`)
  return word
}
