/** A state as paths and texts, by way of JSON: another way than the product’s own. */
export function flattenByHand(state: unknown): ReadonlyMap<string, string> {
  const text = JSON.stringify(state, (_, value: unknown) => {
    if (value instanceof Map) return Object.fromEntries(value)
    if (value instanceof Set) return [...value]
    return value
  })
  const plain: unknown = text === undefined ? undefined : JSON.parse(text)
  const leaves = plain === undefined ? [] : leavesOf([], plain)
  return new Map(leaves.map(([path, value]) => [path.length === 0 ? 'value' : path.join('.'), value]))
}

type Leaf = readonly [path: readonly string[], text: string]

function leavesOf(path: readonly string[], value: unknown): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, shorten(String(value))]]
  const entries = Object.entries(value)
  if (entries.length === 0) return path.length === 0 ? [] : [[path, '—']]
  return entries.flatMap(([name, one]) => leavesOf([...path, name], one))
}

/** The product cuts long texts. */
function shorten(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text
}
