import { findPairs, pairsOf } from './translations.ts'

const PL = { 'a.hello': 'Cześć', 'b.bye': 'Pa', 'c.only_pl': 'Tylko tu' }
const EN = { 'a.hello': 'Hello', 'b.bye': 'Bye' }

test('I18-01 ids stand side by side, what is missing first', () => {
  expect(pairsOf(PL, EN)).toEqual([
    { id: 'c.only_pl', pl: 'Tylko tu', en: null },
    { id: 'a.hello', pl: 'Cześć', en: 'Hello' },
    { id: 'b.bye', pl: 'Pa', en: 'Bye' },
  ])
})

test('I18-01 the search looks at ids and texts', () => {
  const ids = (query: string) => findPairs(pairsOf(PL, EN), query).map(({ id }) => id)
  expect([ids('CZEŚ'), ids('b.b'), ids('  '), ids('none')]).toEqual([
    ['a.hello'],
    ['b.bye'],
    ['c.only_pl', 'a.hello', 'b.bye'],
    [],
  ])
})
