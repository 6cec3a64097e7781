/** The same input gives the same key, whatever the order of its properties. */
export function keyOf(input: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(input).filter(([, value]) => value !== undefined)
  return JSON.stringify(known.sort(([a], [b]) => (a < b ? -1 : 1)))
}
