import type { NumberAnswer } from '../quizzes/question.ts'
import { WORDS_MAX } from '../quizzes/rules.ts'
import { DASHES, INVISIBLE } from './matching.ts'

/** An exact number: no answer is right or wrong because of how floating point rounds. */
export interface Fraction {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint
}

export interface Quantity {
  readonly value: Fraction
  /** Empty where nothing follows the number. */
  readonly unit: string
}

/** Powers of ten beyond this are no answer to anything, and would cost time. */
const EXPONENT_MAX = 400

const VULGAR = /[¼-¾⅐-⅞]/g
const SUPERSCRIPTS = /[⁺⁻⁰¹²³⁴-⁹]+/g

/**
 * Thousands go by spaces; by points or commas only where these cannot be decimal ones: there are several of them, or
 * the other one follows. `1,000` is one, as Polish schools write it.
 */
const DECIMAL = [
  String.raw`\d{1,3}(?:\.\d{3})+,\d+`,
  String.raw`\d{1,3}(?:,\d{3})+\.\d+`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}(?!\d)`,
  String.raw`\d{1,3}(?:,\d{3}){2,}(?!\d)`,
  String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?`,
  String.raw`\d+(?:[.,]\d+)?`,
  String.raw`[.,]\d+`,
].join('|')
const POWER = String.raw`10 ?\^ ?([+-]?\d+)`
/** `1 1/2`; `1 100/200` is a fraction of 1100. */
const MIXED = /^(\d+) (?!\d{3} ?\/)(\d+) ?\/ ?(\d+)(?!\d)/
const RATIO = new RegExp(`^(${DECIMAL})(?: ?/ ?(${DECIMAL}))?`)
const BARE_POWER = new RegExp(`^${POWER}`)
const EXPONENT = new RegExp(`^(?: ?[·×x*⋅∙] ?${POWER}|e([+-]?\\d+))`, 'i')

/**
 * A number as people write it, with what follows it as its unit (QUI-04): decimal comma or point, thousands spaces of
 * any kind, minus or dash, `3/4`, `1 1/2`, `½`, `3·10^8`, `3e8`. Null where it cannot be read.
 */
export function readQuantity(text: string): Quantity | null {
  if (text.length > WORDS_MAX) return null
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/.exec(tidy(text)) ?? []
  const read = readMagnitude(body)
  if (read === null || /^[.,]?\d/.test(read.unit)) return null
  const { numerator, denominator } = read.value
  return { value: { numerator: sign === '-' ? -numerator : numerator, denominator }, unit: read.unit }
}

/** A number with nothing behind it. */
export function readNumber(text: string): Fraction | null {
  const read = readQuantity(text)
  return read?.unit === '' ? read.value : null
}

/** How near is near enough; null where its author typed nothing that can be one. */
export function readTolerance({ tolerance, tolerance_kind }: NumberAnswer): Fraction | null {
  if (tolerance.trim() === '') return { numerator: 0n, denominator: 1n }
  const read = readQuantity(tolerance)
  if (read === null || read.value.numerator < 0n) return null
  return read.unit === '' || (read.unit === '%' && tolerance_kind === 'percent') ? read.value : null
}

/** Whether a number lies within the tolerance around the right one, its edges included. */
export function isNear(given: Fraction, right: Fraction, tolerance: Fraction, kind: 'absolute' | 'percent'): boolean {
  const apart = abs(given.numerator * right.denominator - right.numerator * given.denominator)
  if (kind === 'absolute')
    return apart * tolerance.denominator <= tolerance.numerator * given.denominator * right.denominator
  return apart * 100n * tolerance.denominator <= abs(right.numerator) * tolerance.numerator * given.denominator
}

/** One writing for each unit: `m²`, `m^2` and `m2`; capitals stay, for mW is not MW. */
export function unitOf(text: string): string {
  return tidy(text)
    .replace(/[ ^]/g, '')
    .replace(/[*×⋅∙]/g, '·')
}

function tidy(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replaceAll('º', '°')
    .replace(VULGAR, (part) => ` ${part}`)
    .replace(SUPERSCRIPTS, (raised) => `^${raised}`)
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(DASHES, '-')
    .replace(/\^ ?[({]([+-]?\d+)[)}]/g, '^$1')
    .replace(/\s+/g, ' ')
    .replace(/[ .,;!?]+$/, '')
    .trim()
}

function readMagnitude(text: string): Quantity | null {
  const mixed = MIXED.exec(text)
  if (mixed !== null) {
    const [all, whole = '', part = '', of = ''] = mixed
    const denominator = BigInt(of)
    if (denominator === 0n) return null
    return { value: { numerator: BigInt(whole) * denominator + BigInt(part), denominator }, unit: rest(text, all) }
  }
  const power = BARE_POWER.exec(text)
  if (power !== null) return scale({ numerator: 1n, denominator: 1n }, power[1], rest(text, power[0]))
  const ratio = RATIO.exec(text)
  if (ratio === null) return null
  const [all, above = '', below = '1'] = ratio
  const [top, bottom] = [decimalOf(above), decimalOf(below)]
  if (bottom.numerator === 0n) return null
  const value = {
    numerator: top.numerator * bottom.denominator,
    denominator: top.denominator * bottom.numerator,
  }
  const behind = text.slice(all.length)
  const exponent = EXPONENT.exec(behind)
  if (exponent === null) return { value, unit: unitOf(behind) }
  return scale(value, exponent[1] ?? exponent[2], rest(behind, exponent[0]))
}

function rest(text: string, read: string): string {
  return unitOf(text.slice(read.length))
}

function scale({ numerator, denominator }: Fraction, exponent = '', unit: string): Quantity | null {
  const power = Number(exponent)
  if (Math.abs(power) > EXPONENT_MAX) return null
  const factor = 10n ** BigInt(Math.abs(power))
  const value =
    power < 0 ? { numerator, denominator: denominator * factor } : { numerator: numerator * factor, denominator }
  return { value, unit }
}

function decimalOf(text: string): Fraction {
  const comma = /[.,](?=\d*$)/.exec(text)
  const isDecimal = comma !== null && !isGrouped(text)
  const whole = (isDecimal ? text.slice(0, comma.index) : text).replace(/\D/g, '')
  const part = isDecimal ? text.slice(comma.index + 1) : ''
  return { numerator: BigInt(`0${whole}${part}`), denominator: 10n ** BigInt(part.length) }
}

/** Several points, or several commas, and nothing else. */
function isGrouped(text: string): boolean {
  return /^\d+(?:\.\d{3}){2,}$|^\d+(?:,\d{3}){2,}$/.test(text)
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
