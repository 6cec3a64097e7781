import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { PageMeta } from '@kredka/contracts/kernel/schema'
import { keyOf } from './key.ts'

/** What the server put into the page: answers of its first reads, so that the first screen needs no round trip. */
export type Preloaded = Map<string, PreloadedAnswer>

export interface PreloadedAnswer {
  readonly data: unknown
  readonly meta?: PageMeta
}

export interface KnownAnswer {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: PreloadedAnswer
}

/**
 * Reads `<script type="application/json" id="kredka-state">[{"name": "offers.get", "input": {…}, "answer": {"data":
 * …}}]</script>`.
 */
export function preloadedAnswers(page: Document): Preloaded {
  const text = page.getElementById('kredka-state')?.textContent ?? ''
  if (text === '') return new Map()
  return preloadedOf(JSON.parse(text) as readonly KnownAnswer[])
}

export function preloadedKey(name: string, input: Readonly<Record<string, unknown>>): string {
  return `${name} ${keyOf(input)}`
}

export function preloadedOf(answers: readonly KnownAnswer[]): Preloaded {
  return new Map(answers.map(({ name, input, answer }) => [preloadedKey(name, input), answer]))
}

/** Used once and only for reads: a second read wants news. */
export function takePreloaded(
  preloaded: Preloaded,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
): PreloadedAnswer | undefined {
  if (endpoint.kind !== 'query' || preloaded.size === 0) return undefined
  const key = preloadedKey(endpoint.name, input)
  const answer = preloaded.get(key)
  preloaded.delete(key)
  return answer
}
