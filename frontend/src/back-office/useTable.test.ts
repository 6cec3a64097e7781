import { orderOf, sortOf } from './useTable.ts'

test('ADM-02 the order of a table is one word in the address', () => {
  expect(sortOf('-sent_at')).toEqual({ key: 'sent_at', descending: true })
  expect(sortOf('title')).toEqual({ key: 'title', descending: false })
  for (const order of ['title', '-title', 'sent_at', '-sent_at']) expect(orderOf(sortOf(order))).toBe(order)
})
