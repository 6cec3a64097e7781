import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { Prng } from '@kredka/contracts/kernel/prng'
import { QUANTITIES, UNITS, type UnitsTemplate } from '@kredka/contracts/quizzes/generator'
import type { Exercise } from './exercise.ts'

const ASKED: Readonly<Record<PageLanguage, (sum: string) => string>> = {
  pl: (sum) => `Jaka liczba stoi zamiast znaku zapytania? ${sum}`,
  en: (sum) => `Which number stands in place of the question mark? ${sum}`,
}
/** Digits behind the point that a result may have, and those in which is calculated. */
const PLACES_MAX = 4
const PLACES = 12
const ONE = 10n ** BigInt(PLACES)

/** One conversion; null where the result is no short decimal. */
export function unitExercise(template: UnitsTemplate, language: PageLanguage, { below }: Prng): Exercise | null {
  const pairs = pairsOf(template.units)
  const pair = pairs[below(Math.max(1, pairs.length))]
  if (pair === undefined) return null
  const { from, to, has, into } = pair
  const { values } = template
  const least = Math.min(values.from, values.to)
  const value = least + below(Math.max(values.from, values.to) - least + 1)
  const scaled = BigInt(value) * ONE * BigInt(has)
  const result = scaled / BigInt(into)
  if (result * BigInt(into) !== scaled || placesOf(result) > PLACES_MAX) return null
  const show = (number: bigint) => toDecimal(number, language)
  return {
    prompt: ASKED[language](`${value} ${from} = ? ${to}`),
    explanation: `${value} ${from} = ${show(result)} ${to}`,
    value: show(result),
    wrong: slips(result, value, has, into).map(show),
  }
}

/** The point by one, two or three places beside where it belongs, and the conversion the other way round. */
function slips(result: bigint, value: number, has: number, into: number): readonly bigint[] {
  const back = (BigInt(value) * ONE * BigInt(into)) / BigInt(has)
  return [result * 10n, result / 10n, result * 100n, result / 100n, result * 1000n, result / 1000n, back].filter(
    (slip) => slip > 0n && placesOf(slip) <= PLACES_MAX + 2,
  )
}

interface Pair {
  readonly from: string
  readonly to: string
  readonly has: number
  readonly into: number
}

function pairsOf(units: readonly string[]): readonly Pair[] {
  return QUANTITIES.flatMap((quantity) => {
    const ofQuantity = Object.entries<number>(UNITS[quantity]).filter(([unit]) => units.includes(unit))
    return ofQuantity.flatMap(([from, has]) =>
      ofQuantity.flatMap(([to, into]) => (from === to ? [] : [{ from, to, has, into }])),
    )
  })
}

function placesOf(number: bigint): number {
  const behind = (number % ONE).toString().padStart(PLACES, '0').replace(/0+$/, '')
  return behind.length
}

function toDecimal(number: bigint, language: PageLanguage): string {
  const behind = (number % ONE).toString().padStart(PLACES, '0').replace(/0+$/, '')
  return `${number / ONE}${behind === '' ? '' : `${language === 'pl' ? ',' : '.'}${behind}`}`
}
