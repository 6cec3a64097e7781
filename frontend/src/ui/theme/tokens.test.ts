import { contrast } from './colour.ts'
import { STATUS_KINDS } from './status-kinds.ts'
import { ANSWER_COLOURS, PALETTES, SHADES, tokensOf } from './tokens.ts'

const BACKGROUNDS = ['paper', 'surface', 'sunken']
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'brand-text', 'danger']
const ANSWERS = Array.from({ length: ANSWER_COLOURS }, (_, n) => `answer-${n + 1}`)
const PAIRS: readonly (readonly [text: string, background: string])[] = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['brand-text', 'brand-tint'],
  ['brand-text', 'brand-tint-hover'],
  ['ink', 'brand-tint'],
  ['ink', 'brand-tint-hover'],
  ['ink-soft', 'brand-tint'],
  ['on-danger', 'danger'],
  ['danger', 'danger-tint'],
  ['ink', 'danger-tint'],
  // Tooltips are the page turned over.
  ['paper', 'ink'],
  // A state is written in its label, in a row of rules and on a page; what a notice says stands on its tint.
  ...STATUS_KINDS.flatMap((kind) =>
    [`status-${kind}-tint`, 'paper', 'surface'].map((background) => [`status-${kind}`, background] as const),
  ),
  ...STATUS_KINDS.map((kind) => ['ink', `status-${kind}-tint`] as const),
  ...ANSWERS.map((answer) => ['on-answer', answer] as const),
]
/** WCAG leaves out what is disabled, and asks as much of a placeholder as of any text: with us both can be read. */
const FAINT: readonly (readonly [text: string, background: string])[] = [
  ['ink-faint', 'surface'],
  ['ink-faint', 'sunken'],
]
/** What carries meaning without being text: borders of fields, the focus ring, filled controls (WCAG 1.4.11). */
const SHAPES: readonly (readonly [shape: string, background: string])[] = [
  ...BACKGROUNDS.flatMap((background) =>
    ['line-strong', 'focus', 'brand', 'danger', 'star-line'].map((shape) => [shape, background] as const),
  ),
  // The ring and the mark of what was not seen, on what is chosen.
  ['focus', 'brand-tint'],
  ['brand', 'brand-tint'],
  ['on-brand', 'brand'],
  ...STATUS_KINDS.map((kind) => [`status-${kind}`, 'surface'] as const),
  ...ANSWERS.flatMap((answer) => ['surface', 'brand-tint'].map((background) => [answer, background] as const)),
]

describe.each(PALETTES.flatMap((palette) => SHADES.map((shade) => ({ palette, shade }))))('$palette, $shade', (at) => {
  const tokens = tokensOf(at.palette, at.shade)
  const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '')

  test.each(PAIRS)('THM-01 %s on %s reads at AA', (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(FAINT)('THM-01 what is disabled or a placeholder, %s on %s, reads at AA', (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('THM-01 %s stands out from %s', (shape, background) => {
    expect(ratio(shape, background)).toBeGreaterThanOrEqual(3)
  })
})

test('every token that is compared exists', () => {
  const names = Object.keys(tokensOf('green', 'light'))
  expect([...PAIRS, ...FAINT, ...SHAPES].flat().filter((name) => !names.includes(name))).toEqual([])
})

test('a known pair has the contrast of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
