/** Four words of 32 bits, made of a secret; not all of them zero. */
export type Seed = readonly [number, number, number, number]

/** Numbers by lot that follow from a seed. */
export interface Random {
  /** A whole number of at least 0 and less than `bound`, each as likely as the others. */
  below(bound: number): number
}

/** xoshiro128** (Blackman and Vigna), of sums, shifts and `imul` alone. */
export function randomOf(seed: Seed): Random {
  let [a, b, c, d] = seed
  function next(): number {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return result
  }
  return {
    below(bound) {
      // what lies beyond the last whole multiple of the bound would make small numbers likelier
      const most = 0x100000000 - (0x100000000 % bound)
      let drawn = next()
      while (drawn >= most) drawn = next()
      return drawn % bound
    },
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

/** Fisher and Yates. */
export function shuffle<T>(things: readonly T[], random: Random): readonly T[] {
  const left = [...things]
  const shuffled: T[] = []
  while (left.length > 0) shuffled.push(...left.splice(random.below(left.length), 1))
  return shuffled
}
