import { categoryOf, type Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'
import { ask } from '../replay/fold.ts'
import type { EventSource } from '../source/source.ts'
import type { AskOptions } from './ask-options.ts'
import type { LoadedRule } from './load-rule.ts'

/** So many streams are named for each kind of difference. */
const EXAMPLES = 3

/** How often the log has one verdict where the rule has another. */
export interface Compared {
  readonly real: string
  readonly other: string
  readonly count: number
  /** Some streams in which it was so, as `stream@revision`. */
  readonly examples: readonly string[]
}

/**
 * Asks a rule at each decision of the log.
 * @returns what differs first, then what does not; the most frequent first
 * @throws Refusal where the rule throws or gives no verdict, or the log has no such streams
 */
export async function compareRule(
  source: EventSource,
  rule: LoadedRule,
  { until, signal, onProgress }: AskOptions,
): Promise<readonly Compared[]> {
  const states = new Map<string, unknown>()
  const found = new Map<string, { real: string; other: string; count: number; examples: string[] }>()
  let read = 0
  for await (const page of source.read(null)) {
    if (signal.aborted) break
    for (const event of page) {
      if (categoryOf(event.stream) !== rule.category || Date.parse(event.metadata.occurred_at) >= until) continue
      const before = states.get(event.stream) ?? rule.initial
      const verdict = verdictOf(rule, before, event)
      states.set(
        event.stream,
        ask(rule, placeOf(event), () => rule.evolve(before, event)),
      )
      if (verdict === null) continue
      const key = JSON.stringify([verdict.real, verdict.other])
      const row = found.get(key) ?? { ...verdict, count: 0, examples: [] }
      row.count += 1
      if (row.examples.length < EXAMPLES) row.examples.push(`${event.stream}@${event.revision}`)
      found.set(key, row)
    }
    read += page.length
    onProgress(read)
  }
  if (states.size === 0 && !signal.aborted) {
    throw new Refusal(`${source.name} has no streams of the category '${rule.category}'.`)
  }
  const isSame = ({ real, other }: Compared) => Number(real === other)
  return [...found.values()].toSorted((a, b) => isSame(a) - isSame(b) || b.count - a.count)
}

function verdictOf(rule: LoadedRule, before: unknown, event: Recorded): { real: string; other: string } | null {
  const verdict = ask(rule, placeOf(event), () => rule.decide(before, event))
  if (verdict === null || verdict === undefined) return null
  const { real, other } = verdict as Readonly<Record<string, unknown>>
  if (typeof real === 'string' && typeof other === 'string') return { real, other }
  throw new Refusal(`${rule.path} gave back no verdict ${placeOf(event)}: { real, other } of two texts, or null.`)
}

const placeOf = ({ type, stream, revision, position }: Recorded) =>
  `at ${type} (${stream}@${revision}, position ${position})`
