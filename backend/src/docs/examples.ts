import { createAjv } from '../kernel/schemas.ts'
import { isObject, type JsonSchema } from './schemas.ts'

/** Makes values that fit a schema and look like those of the product. */
export interface Examples {
  /** `undefined` where no known word fits the form of some text in it. */
  of(schema: object): unknown
}

/** By the name of a property; one that does not fit the property's schema is passed over. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  about: 'Uczę od ośmiu lat, najchętniej przed maturą.',
  account_number: '61109010140000071219812874',
  amount: 8000,
  city: 'Kraków',
  city_id: 'krakow',
  cursor: '01jd0000000000000000000003',
  country: 'PL',
  date: '2026-11-23',
  day: '2026-11-23',
  description:
    'Zaczynamy od tego, co sprawia trudność. Rozwiązujemy zadania z arkuszy, a po każdej lekcji zostają krótkie notatki.',
  duration: 60,
  email: 'ola@example.com',
  excerpt: 'Zaczynamy od tego, co sprawia trudność.',
  has_next_page: false,
  holder: 'Ola Nowak',
  language: 'pl',
  level: 'intermediate',
  message: 'Czy można przełożyć lekcję na czwartek?',
  name: 'Ola Nowak',
  page: 1,
  page_size: 20,
  part: 'c7',
  phone: '+48 600 700 800',
  picture_url: '/files/01jd0000000000000000000009',
  price_max: 12000,
  price_min: 6000,
  q: 'matematyka',
  reason: 'Opis jest zbyt krótki.',
  slug: 'matematyka-do-matury',
  subject_id: 'maths',
  text: 'Dzień dobry, chętnie pomogę.',
  time_zone: 'Europe/Warsaw',
  title: 'Matematyka do matury, spokojnie i po kolei',
  token: '4f7d1c0b9a8e6d5c4b3a',
  version: 1,
  votes: 12,
}

/** For every other text: the first that fits pattern, format and length. */
const WORDS = [
  '01jd0000000000000000000003',
  '2026-11-23T16:00:00.000Z',
  '2026-11-23',
  '16:00',
  'ola@example.com',
  'maths',
  'Correct-horse-7',
  'https://meet.google.com/abc-defg-hij',
  '+48 600 700 800',
  '61109010140000071219812874',
  'PL',
  'Europe/Warsaw',
  '10',
  '4f7d1c0b9a8e6d5c4b3a4f7d1c0b9a8e6d5c4b3a',
  'c'.repeat(64),
  'B'.repeat(87),
  'k'.repeat(22),
]
const PROSE = 'Kilka słów, tak jak pisze je człowiek. '

export function createExamples(): Examples {
  const ajv = createAjv()
  const validators = new Map<string, (value: unknown) => boolean>()

  /** Forms repeat: a form is compiled once. */
  function fits(schema: JsonSchema, value: unknown): boolean {
    const key = JSON.stringify(schema)
    const known = validators.get(key) ?? ajv.compile(schema)
    validators.set(key, known)
    return known(value)
  }

  function make(schema: JsonSchema, name: string): unknown {
    if ('const' in schema) return schema.const
    const named = BY_NAME[name]
    if (named !== undefined && fits(schema, named)) return named
    if (Array.isArray(schema.enum)) return schema.enum[0]
    const choices = schema.anyOf ?? schema.oneOf
    if (Array.isArray(choices)) return make(choices.find((choice) => choice.type !== 'null') ?? choices[0], name)
    switch (schema.type) {
      case 'object':
        return makeObject(schema)
      case 'array':
        return makeArray(schema, name)
      case 'integer':
      case 'number':
        return makeNumber(schema)
      case 'boolean':
        return true
      case 'null':
        return null
      case 'string':
        return candidates(schema).find((word) => fits(schema, word))
      default:
        return {}
    }
  }

  function makeObject({ properties }: JsonSchema): unknown {
    if (!isObject(properties)) return {}
    const made = Object.entries(properties).map(([key, value]) => [key, isObject(value) ? make(value, key) : null])
    return made.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(made)
  }

  function makeArray({ items, minItems = 1 }: JsonSchema, name: string): unknown {
    if (!isObject(items)) return []
    const item = make(items, name)
    return item === undefined ? undefined : Array.from({ length: Math.max(1, Number(minItems)) }, () => item)
  }

  return { of: (schema) => make(JSON.parse(JSON.stringify(schema)), '') }
}

/** A text of no special form is prose of a fitting length. */
function candidates({ format, pattern, minLength = 1, maxLength = PROSE.length }: JsonSchema): readonly string[] {
  const least = Math.max(Number(minLength), 1)
  const length = Math.max(least, Math.min(PROSE.trim().length, Number(maxLength)))
  const prose = PROSE.repeat(Math.ceil(length / PROSE.length)).slice(0, length)
  return format === undefined && (pattern === undefined || pattern === '\\S') ? [prose] : [...WORDS, prose]
}

function makeNumber({ minimum = 1, multipleOf = 1 }: JsonSchema): number {
  return Math.ceil(Number(minimum) / Number(multipleOf)) * Number(multipleOf)
}
