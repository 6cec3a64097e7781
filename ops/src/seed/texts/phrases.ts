import { pick, type Random } from './random.ts'

export type Gender = 'f' | 'm'

/** Who writes: the grammatical gender of their verbs and the whole years they have taught, 2 to 25. */
export interface Voice {
  readonly gender: Gender
  readonly years: number
}

/** Numerals in the genitive, as in `od pięciu lat`. */
const YEARS = (
  'dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu trzynastu czternastu ' +
  'piętnastu szesnastu siedemnastu osiemnastu dziewiętnastu dwudziestu'
).split(' ')

/** Years of teaching in words, in the genitive; from twenty on it is `ponad dwudziestu`. */
export function yearsInWords(years: number): string {
  if (years > 20) return 'ponad dwudziestu'
  return YEARS[years - 2] ?? 'kilku'
}

/**
 * Writes out a text: `[a|b|c]` becomes one of the alternatives, `{he|she}` the form of the writer's gender (masculine
 * first), `{name}` the value of that name. Runs of white space become one space.
 */
export function phrase(
  random: Random,
  text: string,
  voice: Voice,
  values: Readonly<Record<string, string>> = {},
): string {
  return text
    .replace(/\[([^\]]*)\]/g, (_, alternatives: string) => pick(random, alternatives.split('|')))
    .replace(/\{([^|}]*)\|([^}]*)\}/g, (_, he: string, she: string) => (voice.gender === 'f' ? she : he))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`no value for {${name}}`)
      return value
    })
    .replace(/\s+/g, ' ')
    .trim()
}
