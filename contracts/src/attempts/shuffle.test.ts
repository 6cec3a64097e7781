import fc from 'fast-check'
import { optionOrder, shuffledWords } from './shuffle.ts'

const options = fc.array(fc.record({ stays_put: fc.boolean() }), { maxLength: 8 })

test('QUI-03 every option is shown once, and what stays put keeps its place', () => {
  fc.assert(
    fc.property(options, fc.string(), (written, seed) => {
      const order = optionOrder(written, seed)
      expect(order.toSorted((a, b) => a - b)).toEqual(written.map((_, n) => n))
      expect(order.filter((n, place) => written[n]?.stays_put && n !== place)).toEqual([])
      expect(optionOrder(written, seed)).toEqual(order)
    }),
  )
})

test('QUI-03 seeds differ in their orders, the last option stays', () => {
  const written = [false, false, false, true].map((stays_put) => ({ stays_put }))
  const orders = new Set(Array.from({ length: 200 }, (_, n) => optionOrder(written, `attempt ${n}`).join('')))
  expect(orders.size).toBe(6)
  expect([...orders].every((order) => order.endsWith('3'))).toBe(true)
})

test('QUI-03 a bank keeps all its words, twins too', () => {
  expect([...shuffledWords(['kot', 'pies', 'kot'], 'x')].toSorted()).toEqual(['kot', 'kot', 'pies'])
})
