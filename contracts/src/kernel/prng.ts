/**
 * Random numbers that are the same for the same seed on every machine: Chris Doty-Humphrey's sfc32, seeded by 128
 * bits of a text. Only whole numbers of 32 bits are used. Not for secrets: who sees some of the numbers
 * can work out the others.
 */
export interface Prng {
  /** The next whole number from 0 up to 2³² − 1. */
  readonly word: () => number
  /** A whole number from 0 up to `limit` − 1, each as likely; `limit` is from 1 to 2³². */
  readonly below: (limit: number) => number
}

const WORDS = 2 ** 32
/** As many rounds as its author takes until each bit of the seed has reached all of the state. */
const WARM_UP = 15

export function createPrng(seed: string): Prng {
  let [a, b, c, counter] = hashText(seed)
  const word = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return sum >>> 0
  }
  for (let round = 0; round < WARM_UP; round += 1) word()
  return { word, below: (limit) => takeBelow(word, limit) }
}

/** The same items in an order that the seed gives, each order as likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const { below } = createPrng(seed)
  const left = [...items]
  return items.flatMap(() => left.splice(below(left.length), 1))
}

/** A remainder alone would favour small numbers: words beyond the last whole multiple of the limit are dropped. */
function takeBelow(word: () => number, limit: number): number {
  const end = WORDS - (WORDS % limit)
  let taken = word()
  while (taken >= end) taken = word()
  return taken % limit
}

/** 128 bits of a text: four hashes, each multiplied by its prime and mixed into the others (bryc's cyrb128). */
function hashText(text: string): readonly [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let n = 0; n < text.length; n += 1) {
    const unit = text.charCodeAt(n)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  a ^= b ^ c ^ d
  return [a, b ^ a, c ^ a, d ^ a]
}
