import { shuffled } from '../kernel/prng.ts'

/**
 * The order in which a player sees the options of a question: at each place the index of the option as it was written.
 * Options that stay put keep their places (QUI-03). `order[place]` turns what was pressed into what was meant.
 */
export function optionOrder(options: readonly { readonly stays_put: boolean }[], seed: string): readonly number[] {
  const moving = options.flatMap(({ stays_put }, n) => (stays_put ? [] : [n]))
  const order = shuffled(moving, seed)[Symbol.iterator]()
  return options.map(({ stays_put }, n) => (stays_put ? n : (order.next().value ?? n)))
}

/** Words of a bank in an order that does not tell which gap they belong to. */
export function shuffledWords(words: readonly string[], seed: string): readonly string[] {
  return shuffled(words, seed)
}
