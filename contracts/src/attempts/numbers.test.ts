import fc from 'fast-check'
import { type Fraction, isNear, readNumber, readQuantity, unitOf } from './numbers.ts'

/** `n/d` in lowest terms, as text. */
function written(value: Fraction | null): string | null {
  if (value === null) return null
  const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b))
  const { numerator, denominator } = value
  const by = common(numerator < 0n ? -numerator : numerator, denominator)
  return `${numerator / by}/${denominator / by}`
}

test.each<[string, string | null]>([
  ['5', '5/1'],
  ['1 000,50', '2001/2'],
  ['1\u00a0000,50', '2001/2'],
  ['1\u2009000.50', '2001/2'],
  ['1\u202f000\u202f000', '1000000/1'],
  ['1000,50', '2001/2'],
  ['1.000,50', '2001/2'],
  ['1,000.50', '2001/2'],
  ['1,000', '1/1'],
  ['1.000', '1/1'],
  ['1.234.567', '1234567/1'],
  ['1,234,567', '1234567/1'],
  ['1.234.56', null],
  ['1 0000', null],
  ['1 00', null],
  ['0,1', '1/10'],
  [',5', '1/2'],
  ['.5', '1/2'],
  ['5,', '5/1'],
  ['5.', '5/1'],
  ['007', '7/1'],
  ['+5', '5/1'],
  ['-5', '-5/1'],
  ['−5', '-5/1'],
  ['–5', '-5/1'],
  ['- 5', '-5/1'],
  ['--5', null],
  ['5-', null],
  ['3/4', '3/4'],
  ['6 / 8', '3/4'],
  ['−3/4', '-3/4'],
  ['1,5/2', '3/4'],
  ['1 1/2', '3/2'],
  ['-1 1/2', '-3/2'],
  ['1 100/200', '11/2'],
  ['½', '1/2'],
  ['1½', '3/2'],
  ['-1½', '-3/2'],
  ['3⁄4', '3/4'],
  ['1/0', null],
  ['1 1/0', null],
  ['0/5', '0/1'],
  ['3e8', '300000000/1'],
  ['3E-2', '3/100'],
  ['1,5e+3', '1500/1'],
  ['3·10^8', '300000000/1'],
  ['3 × 10⁸', '300000000/1'],
  ['3x10^-2', '3/100'],
  ['3*10^(−2)', '3/100'],
  ['3\u22c510⁻²', '3/100'],
  ['10^3', '1000/1'],
  ['-10^3', '-1000/1'],
  ['１２', '12/1'],
  ['1e999999', null],
  ['1e-999999', null],
  [`1e${'9'.repeat(90)}`, null],
  ['9'.repeat(101), null],
  ['', null],
  [' ', null],
  ['-', null],
  [',', null],
  ['abc', null],
  ['5 kg', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
])('QUI-04 the number %j', (text, value) => {
  expect(written(readNumber(text))).toBe(value)
})

test.each<[string, string, string]>([
  ['5 kg', '5/1', 'kg'],
  ['5kg.', '5/1', 'kg'],
  ['9,81 m/s²', '981/100', 'm/s2'],
  ['9.81 m/s^2', '981/100', 'm/s2'],
  ['20 °C', '20/1', '°C'],
  ['20ºC', '20/1', '°C'],
  ['20 ℃', '20/1', '°C'],
  ['1/2 m', '1/2', 'm'],
  ['5 N*m', '5/1', 'N·m'],
  ['2 µm', '2/1', 'μm'],
  ['1 000 zł', '1000/1', 'zł'],
  ['3e5 eV', '300000/1', 'eV'],
  ['5 eV', '5/1', 'eV'],
  ['50%', '50/1', '%'],
])('QUI-04 a number with its unit: %j', (text, value, unit) => {
  const read = readQuantity(text)
  expect([written(read?.value ?? null), read?.unit]).toEqual([value, unit])
})

test('QUI-04 units keep their capitals: mW is not MW', () => {
  expect(unitOf('mW')).not.toBe(unitOf('MW'))
  expect(unitOf(' m ² ')).toBe(unitOf('m2'))
})

test('QUI-04 every decimal is read as its value, however it is written', () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  const space = fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', '')
  fc.assert(
    fc.property(
      decimal,
      space,
      fc.constantFrom(',', '.'),
      fc.constantFrom('-', '−', '–'),
      (given, gap, point, minus) => {
        const [digits, places] = given
        const plain = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0')
        const whole = plain.slice(0, plain.length - places).replace(/\B(?=(?:\d{3})+$)/g, gap)
        const text = `${digits < 0n ? minus : ''}${whole}${places > 0 ? point + plain.slice(-places) : ''}`
        expect(written(readNumber(text))).toBe(written({ numerator: digits, denominator: 10n ** BigInt(places) }))
      },
    ),
    { numRuns: 5000 },
  )
})

test('QUI-04 whatever is typed is read at once or not at all', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'0123456789 .,/-^e*x½²'), maxLength: 120 }),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const read = readQuantity(text)
      expect(read === null || read.value.denominator > 0n).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('QUI-04 the edges of a tolerance lie within it', () => {
  const near = (given: string, right: string, tolerance: string, kind: 'absolute' | 'percent') => {
    const [a, b, c] = [readNumber(given), readNumber(right), readNumber(tolerance)]
    return a !== null && b !== null && c !== null && isNear(a, b, c, kind)
  }
  expect(near('0,3', '0,1', '0,2', 'absolute')).toBe(true)
  expect(near('0.30000000000000001', '0,1', '0,2', 'absolute')).toBe(false)
  expect(near('1/3', '0,333', '0', 'absolute')).toBe(false)
  expect(near('1/3', '0,333', '0,001', 'absolute')).toBe(true)
  expect(near('105', '100', '5', 'percent')).toBe(true)
  expect(near('105,01', '100', '5', 'percent')).toBe(false)
  expect(near('-95', '-100', '5', 'percent')).toBe(true)
  expect(near('-105,1', '-100', '5', 'percent')).toBe(false)
  expect(near('0', '0', '5', 'percent')).toBe(true)
  expect(near('0,001', '0', '5', 'percent')).toBe(false)
})
