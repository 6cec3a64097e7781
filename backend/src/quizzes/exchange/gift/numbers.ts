import { type Fraction, readNumber, readTolerance } from '@kredka/contracts/attempts/numbers'
import type { NumberAnswer } from '@kredka/contracts/quizzes/question'

/** Digits behind the point of a number that has no end, as 1/3. */
const DIGITS_MAX = 15

/** `3`, `3:0.5` or `1..5`, whose middle is right and whose ends are just right enough. */
export function readGiftNumber(text: string): NumberAnswer | null {
  const [low, high] = text.split('..', 2)
  if (high !== undefined && low !== undefined) {
    const [from, to] = [readNumber(low), readNumber(high)]
    if (from === null || to === null) return null
    return answer(decimalText(halve(add(to, from))), decimalText(halve(add(to, negate(from)))))
  }
  const [value = '', tolerance = ''] = text.split(':', 2).map((part) => part.trim())
  return answer(value, tolerance === '0' ? '' : tolerance)
}

function answer(value: string, tolerance: string): NumberAnswer | null {
  const number: NumberAnswer = { value, tolerance, tolerance_kind: 'absolute', units: [] }
  return readNumber(value) === null || readTolerance(number) === null ? null : number
}

/** As GIFT writes it: Moodle knows the decimal point alone, and no percentages. */
export function giftNumber(number: NumberAnswer): string {
  const value = readNumber(number.value)
  const tolerance = readTolerance(number)
  if (value === null || tolerance === null) return ''
  if (tolerance.numerator === 0n) return decimalText(value)
  const share = { numerator: abs(value.numerator), denominator: value.denominator * 100n }
  const near = number.tolerance_kind === 'percent' ? multiply(tolerance, share) : tolerance
  return `${decimalText(value)}:${decimalText(near)}`
}

/** The number in decimals: whole where it has an end, else cut. */
export function decimalText({ numerator, denominator }: Fraction): string {
  let [rest, digits] = [(abs(numerator) % denominator) * 10n, '']
  const longest = Math.max(DIGITS_MAX, denominator.toString().length)
  while (rest > 0n && digits.length < longest) {
    digits += rest / denominator
    rest = (rest % denominator) * 10n
  }
  return `${numerator < 0n ? '-' : ''}${abs(numerator) / denominator}${digits === '' ? '' : `.${digits}`}`
}

function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
}

function halve({ numerator, denominator }: Fraction): Fraction {
  return { numerator, denominator: denominator * 2n }
}

function negate({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator }
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
