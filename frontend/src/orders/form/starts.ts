import { seriesOf } from '@kredka/contracts/orders/series'
import type { OrderDraft } from './draft.ts'

/** Every start that the draft comes to, in order of time. */
export function allStarts({ often, starts, weeks }: OrderDraft, timezone: string): readonly string[] {
  const [first] = starts
  if (first === undefined) return []
  if (often === 'once') return [first]
  if (often === 'several') return starts.toSorted()
  return seriesOf(Date.parse(first), weeks, timezone).map((at) => new Date(at).toISOString())
}
