import type { ErrorDetail } from '@kredka/contracts/kernel/errors'
import { leastOf } from '@kredka/contracts/kernel/words'
import type { TextId } from '../../i18n/text-ids.ts'
import type { ApiError } from '../../kernel/errors.ts'
import type { Fault } from './validator.ts'

/** What is wrong with a field, in words: an id of a text and its variables. */
export interface FieldFault {
  readonly text: TextId
  readonly values?: Readonly<Record<string, string | number>>
}

/** Faults by field, the first of each. Nested fields are named `prices.0.amount`. */
export type FieldFaults = Readonly<Record<string, FieldFault>>

/** @param body what was judged: a field that holds nothing yet is missing rather than wrong */
export function faultsByField(faults: readonly Fault[], body: unknown): FieldFaults {
  const found: Record<string, FieldFault> = {}
  for (const fault of faults) {
    const field = fieldOf(fault)
    const words = wordsOf(fault)
    const isEmpty = words.text === 'form.invalid' && valueAt(body, field) === ''
    found[field] ??= isEmpty ? { text: 'form.required' } : words
  }
  return found
}

function valueAt(body: unknown, field: string): unknown {
  return field.split('.').reduce((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, body)
}

function fieldOf({ instancePath, keyword, params }: Fault): string {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required' && typeof params.missingProperty === 'string') path.push(params.missingProperty)
  return path.join('.')
}

const FORMAT_TEXTS: Readonly<Record<string, TextId>> = {
  'kredka-email': 'form.email',
  'kredka-password': 'form.password',
  'kredka-name': 'form.name',
  'kredka-time': 'form.time',
  'kredka-meeting-link': 'form.meeting_link',
  'kredka-bank-account': 'form.bank_account',
  date: 'form.date',
}

function wordsOf({ keyword, params }: Fault): FieldFault {
  const limit = typeof params.limit === 'number' ? params.limit : 0
  switch (keyword) {
    case 'required':
      return { text: 'form.required' }
    case 'minLength':
      return limit <= 1 ? { text: 'form.required' } : { text: 'form.too_short', values: { min: limit } }
    case 'maxLength':
      return { text: 'form.too_long', values: { max: limit } }
    case 'minimum':
      return { text: 'form.minimum', values: { min: limit } }
    case 'maximum':
      return { text: 'form.maximum', values: { max: limit } }
    case 'format':
      return { text: FORMAT_TEXTS[String(params.format)] ?? 'form.invalid' }
    case 'minItems':
      return { text: 'form.required' }
    case 'pattern':
      return ofPattern(String(params.pattern))
    default:
      return { text: 'form.invalid' }
  }
}

function ofPattern(pattern: string): FieldFault {
  if (pattern === '\\S') return { text: 'form.required' }
  const min = leastOf(pattern)
  return min === null ? { text: 'form.invalid' } : { text: 'form.too_short', values: { min } }
}

/** The server's own list of faults (422 `INVALID_INPUT`), for the fields of the form that was sent. */
export function faultsOfError(error: ApiError): FieldFaults {
  return Object.fromEntries(error.details.map((detail) => [fieldOfDetail(detail), wordsOfDetail(detail, error)]))
}

/** Where the refusal as a whole is about this field, its own text says more than that something is wrong. */
function wordsOfDetail({ code }: ErrorDetail, error: ApiError): FieldFault {
  if (code?.startsWith('name_')) return { text: 'form.name' }
  if (code !== error.code || error.code === 'ABORTED') return { text: 'form.invalid' }
  return { text: `errors.${error.code}`, ...(error.params === undefined ? {} : { values: error.params }) }
}

function fieldOfDetail({ path }: ErrorDetail): string {
  return path.replace(/^(?:body|query|params)\//, '').replaceAll('/', '.')
}
