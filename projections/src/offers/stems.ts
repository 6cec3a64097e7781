/** Letters that must be left of a word when its ending is taken away. */
const MIN_STEM = 4

/** Endings of Polish nouns and adjectives without accents, the longest first. */
const ENDINGS = [
  ...['iego', 'iemu'],
  ...['ach', 'ami', 'ego', 'emu', 'iej', 'imi', 'ich', 'ymi', 'ych'],
  ...['ce', 'ej', 'em', 'ia', 'ie', 'ii', 'im', 'iu', 'om', 'ow', 'ze'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
]

/** `angielskiego` → `angielsk`, `maturą` → `matur`. */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
