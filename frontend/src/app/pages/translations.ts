/** A text in both languages; null where one has none. */
export interface Pair {
  readonly id: string
  readonly pl: string | null
  readonly en: string | null
}

type Texts = Readonly<Record<string, string>>

/** Every id of either language: those that one language lacks first, then by name. */
export function pairsOf(pl: Texts, en: Texts): readonly Pair[] {
  const ids = [...new Set([...Object.keys(pl), ...Object.keys(en)])].sort()
  const pairs = ids.map((id) => ({ id, pl: pl[id] ?? null, en: en[id] ?? null }))
  return [...pairs.filter(isIncomplete), ...pairs.filter((pair) => !isIncomplete(pair))]
}

/** Pairs whose id or text holds what was typed, in any case. */
export function findPairs(pairs: readonly Pair[], query: string): readonly Pair[] {
  const words = query.trim().toLowerCase()
  if (words === '') return pairs
  return pairs.filter((pair) => [pair.id, pair.pl, pair.en].some((text) => text?.toLowerCase().includes(words)))
}

function isIncomplete({ pl, en }: Pair): boolean {
  return pl === null || en === null
}
