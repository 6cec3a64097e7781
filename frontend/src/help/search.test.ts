import type { FaqGroupView } from '@kredka/contracts/help/views'
import { wordsOf } from '../kernel/find-words.ts'
import { pieces, searchGroups } from './search.ts'

const groups: readonly FaqGroupView[] = [
  {
    category: 'students',
    items: [
      { id: 'how', question: 'Jak znaleźć korepetytora?', answer: 'Wybierz **przedmiot** i [miasto](/offers).' },
      { id: 'price', question: 'Ile to kosztuje?', answer: 'Ceny ustala korepetytor.' },
    ],
  },
  { category: 'account', items: [{ id: 'lost', question: 'Zgubione hasło', answer: 'Ustaw nowe.' }] },
]
const found = (typed: string) => searchGroups(groups, wordsOf(typed)).flatMap(({ items }) => items.map(({ id }) => id))

test('CNT-01 the help is searched without accents and case, in questions and answers, all words', () => {
  expect(found('')).toEqual(['how', 'price', 'lost'])
  expect(found('ZNALEZC')).toEqual(['how'])
  expect(found(' hasło ')).toEqual(['lost'])
  expect(found('haslo')).toEqual(['lost'])
  expect(found('hasła')).toEqual(['lost'])
  expect(found('korepetytor ceny')).toEqual(['price'])
  expect(found('miasto')).toEqual(['how'])
  expect(found('offers')).toEqual([])
  expect(searchGroups(groups, wordsOf('haslo')).map(({ category }) => category)).toEqual(['account'])
})

test('CNT-01 what was found is told apart in the text as it is written', () => {
  expect(pieces('Jak znaleźć źdźbło?', wordsOf('zdzblo zna'))).toEqual([
    { text: 'Jak ', found: false },
    { text: 'zna', found: true },
    { text: 'leźć ', found: false },
    { text: 'źdźbł', found: true },
    { text: 'o?', found: false },
  ])
  expect(pieces('ala', wordsOf('al la'))).toEqual([{ text: 'ala', found: true }])
  expect(pieces('ala', [])).toEqual([{ text: 'ala', found: false }])
})
