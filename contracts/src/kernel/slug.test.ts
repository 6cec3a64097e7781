import { foldLetters, slugOf, splitSlug } from './slug.ts'

test('API-06 a slug keeps letters and digits, drops Polish accents, and is never empty', () => {
  expect(slugOf('Zażółć gęślą jaźń — Łódź 2026!')).toBe('zazolc-gesla-jazn-lodz-2026')
  expect(slugOf('???')).toBe('x')
  expect(slugOf('a'.repeat(80))).toHaveLength(60)
})

test('API-06 an address splits at the first dash, since ids have none', () => {
  expect(splitSlug('01jd-matematyka-z-pasja')).toEqual({ id: '01jd', slug: 'matematyka-z-pasja' })
  expect(splitSlug('01jd')).toEqual({ id: '01jd', slug: '' })
})

test('OFR-04 comparing text ignores accents and case', () => {
  expect(foldLetters('Łódź ŻÓŁW')).toBe('lodz zolw')
})
