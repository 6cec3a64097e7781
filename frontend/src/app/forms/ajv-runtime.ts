import { FORMATS } from '@kredka/contracts/formats'

/** What the standalone validators of the build lean on, in place of ajv's own CommonJS helpers. */

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** The formats of the contracts' schemas. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  ...FORMATS,
  date: (text) => DATE.test(text) && !Number.isNaN(Date.parse(text)),
  'date-time': (text) => text.includes('T') && !Number.isNaN(Date.parse(text)),
}

/** Length in characters, as JSON Schema counts them. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Deep equality of JSON values. */
export function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
