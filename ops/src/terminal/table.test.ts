import { table } from './table.ts'

test('a table lines up, figures to the right', () => {
  const text = table(
    ['name', 'lag', 'error'],
    [
      ['offers', '12', ''],
      ['accounts', '1 204', 'column missing'],
    ],
  )
  expect(text).toBe(
    [
      'name        lag  error',
      '--------  -----  --------------',
      'offers       12',
      'accounts  1 204  column missing',
    ].join('\n'),
  )
})
