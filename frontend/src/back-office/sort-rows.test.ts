import { sortRows } from './sort-rows.ts'

test('ADM-02 a short list is ordered in the language, numbers by size, and what is not known is last both ways', () => {
  const sorted = (rows: readonly (string | number | null)[], descending = false) =>
    sortRows(rows, (row) => row, descending, 'pl-PL')
  expect(sorted(['żuk', null, 'zebra', 'Ania'])).toEqual(['Ania', 'zebra', 'żuk', null])
  expect(sorted(['żuk', null, 'zebra', 'Ania'], true)).toEqual(['żuk', 'zebra', 'Ania', null])
  expect(sorted([10, 9, null, 100])).toEqual([9, 10, 100, null])
})
