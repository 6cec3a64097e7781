/**
 * A list that a fold appends to: of each appending only the last chunk is copied, where an array would be copied whole,
 * so that folding a stream costs by its events and not by their square. States stay values.
 */
export type Chunks<T> = readonly (readonly T[])[]

const CHUNK = 100

/** With one more at the end. When there are more than `most`, the oldest go, a chunk at a time. */
export function appendItem<T>(chunks: Chunks<T>, item: T, most: number): Chunks<T> {
  const last = chunks.at(-1)
  if (last !== undefined && last.length < CHUNK) return [...chunks.slice(0, -1), [...last, item]]
  return [...chunks.slice(Math.max(0, chunks.length + 1 - most / CHUNK)), [item]]
}

/** Those that stay, in their order. */
export function filterChunks<T>(chunks: Chunks<T>, stays: (item: T) => boolean): Chunks<T> {
  return chunks.map((chunk) => chunk.filter(stays)).filter((chunk) => chunk.length > 0)
}
