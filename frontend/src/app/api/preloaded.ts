import { keyOf } from './key.ts'

/** What the server put into the page: answers of its first reads, so that the first screen needs no round trip. */
export type Preloaded = Map<string, unknown>

interface KnownAnswer {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

/** Reads `<script type="application/json" id="kredka-state">[{"name": "offers.get", "input": {…}, "answer": {"data": …}}]</script>`. */
export function preloadedAnswers(page: Document): Preloaded {
  const text = page.getElementById('kredka-state')?.textContent ?? ''
  if (text === '') return new Map()
  const answers = JSON.parse(text) as readonly KnownAnswer[]
  return new Map(answers.map(({ name, input, answer }) => [preloadedKey(name, input), answer]))
}

export function preloadedKey(name: string, input: Readonly<Record<string, unknown>>): string {
  return `${name} ${keyOf(input)}`
}
