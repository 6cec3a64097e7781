/** Whole numbers alone: an engine gives the same in every browser and on the server. */

/** Quotient of whole numbers, rounded down: `/` would leave them. The remainder is exact, so the sum is too. */
export function div(a: number, b: number): number {
  let quotient = 0
  let rest = a
  // by doubling: few steps, and nothing but sums
  while (rest >= b) {
    let [part, times] = [b, 1]
    while (rest - part >= part) {
      part += part
      times += times
    }
    rest -= part
    quotient += times
  }
  return quotient
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a over whole numbers of 32 bits: two states are told apart by it. */
export function hashOf(numbers: readonly number[]): number {
  let hash = FNV_OFFSET
  for (const number of numbers) {
    for (let shift = 0; shift < 32; shift += 8) {
      hash = Math.imul(hash ^ ((number >>> shift) & 0xff), FNV_PRIME)
    }
  }
  return hash >>> 0
}
