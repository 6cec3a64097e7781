import { contrast } from './colour.ts'
import { STATUS_KINDS } from './status-kinds.ts'
import { PALETTES, SHADES, tokensOf } from './tokens.ts'

const BACKGROUNDS = ['paper', 'surface', 'sunken']
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'brand-text', 'danger']
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
  ...STATUS_KINDS.map((kind) => [`status-${kind}`, `status-${kind}-tint`] as const),
]
/** What carries meaning without being text: borders of fields, the focus ring, filled controls (WCAG 1.4.11). */
const SHAPES = BACKGROUNDS.flatMap((background) =>
  ['line-strong', 'focus', 'brand'].map((shape) => [shape, background] as const),
)

describe.each(PALETTES.flatMap((palette) => SHADES.map((shade) => ({ palette, shade }))))('$palette, $shade', (at) => {
  const tokens = tokensOf(at.palette, at.shade)
  const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '')

  test.each(PAIRS)('THM-01 %s on %s reads at AA', (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('THM-01 %s stands out from %s', (shape, background) => {
    expect(ratio(shape, background)).toBeGreaterThanOrEqual(3)
  })
})

test('a known pair has the contrast of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
