import { linkOf, sortRows } from './cells.ts'

const ID = '01jd0000000000000000000091'

test('ANA-03 an answer is sorted by numbers as numbers and words as words, what is missing last', () => {
  const rows = [
    ['b', 10],
    ['a', null],
    ['ą', 9],
    ['c', 100],
  ] as const
  const by = (key: string, descending: boolean) =>
    sortRows(
      rows.map((row) => [...row]),
      { key, descending },
      'pl',
    ).map(([name]) => name)
  expect(by('1', false)).toEqual(['ą', 'b', 'c', 'a'])
  expect(by('1', true)).toEqual(['c', 'b', 'ą', 'a'])
  expect(by('0', false)).toEqual(['a', 'ą', 'b', 'c'])
})

test.each([
  ['event_stream', `order-${ID}`, { page: 'admin.stream', id: `order-${ID}` }],
  ['user_id', ID, { page: 'admin.events', search: `?person=${ID}` }],
  ['order_id', ID, { page: 'admin.events', search: `?q=order_id%3D${ID}` }],
  [
    'event_id',
    '0b6e1a52-7f3e-5c1d-9a0b-1c2d3e4f5a6b',
    { page: 'admin.event', id: '0b6e1a52-7f3e-5c1d-9a0b-1c2d3e4f5a6b' },
  ],
  ['city_id', 'krakow', null],
  ['title', ID, null],
  ['order_id', null, null],
  ['stream', 'javascript:alert(1)', null],
])('ADM-03 an id in the column %s leads into the log, anything else nowhere: %s', (column, cell, link) => {
  expect(linkOf(column, cell)).toEqual(link)
})
