/**
 * A source of numbers from 0 up to, but without, 1. Everything here takes one, so that the same seed writes the same
 * site.
 */
export type Random = () => number

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T
export function pick<T>(random: Random, from: readonly T[]): T
export function pick<T>(random: Random, from: readonly T[]): T {
  const index = Math.floor(random() * from.length)
  const chosen = from.slice(index, index + 1)
  for (const one of chosen) return one
  throw new RangeError('nothing to pick from')
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability
}
