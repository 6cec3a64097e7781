import { term } from './terms.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const STREAM = /^[a-z]+-.+$/

export interface TypedTerms {
  readonly terms: readonly string[]
  /** Streams that were named whole. */
  readonly streams: readonly string[]
}

/**
 * What somebody typed into the search of the log: streams, ids, and `field=value` of payloads, where quotes keep a value
 * with spaces together. All of it must hold.
 */
export function readTypedTerms(typed: string): TypedTerms {
  const words = typed.match(/[^\s"=]+="[^"]*"|\S+/g) ?? []
  const streams = words.filter((word) => !word.includes('=') && STREAM.test(word) && !UUID.test(word))
  const terms = words.filter((word) => !streams.includes(word)).map(toTerm)
  return { terms, streams }
}

function toTerm(word: string): string {
  const at = word.indexOf('=')
  if (at < 0) return word.toLowerCase()
  return term.field(word.slice(0, at), word.slice(at + 1).replace(/^"(.*)"$/, '$1'))
}
