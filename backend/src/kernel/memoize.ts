/** What was made for the words used last, kept for up to `most` of them. No word has a line break. */
export function memoize<W extends readonly string[], T>(make: (...words: W) => T, most: number): (...words: W) => T {
  const kept = new Map<string, T>()
  return (...words) => {
    const key = words.join('\n')
    const made = kept.get(key) ?? make(...words)
    kept.delete(key)
    kept.set(key, made)
    const [oldest] = kept.size > most ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return made
  }
}
