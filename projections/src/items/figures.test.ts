import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { discriminationOf, flagsOf, isRightWord, shareOf } from './figures.ts'

const options = ['Odra', 'Wisła', 'Warta'].map((text, n) => ({ text, is_right: n === 1, stays_put: false }))
const single: QuestionTask = { kind: 'single', options }
const gaps: QuestionTask = {
  kind: 'gaps',
  gaps: [{ accepted: ['kot'] }, { accepted: ['pies'] }],
  has_bank: false,
  distractors: [],
  matching: DEFAULT_MATCHING,
}
const fine = { share: 6_000, discrimination: 4_000, picked: [10, 60, 30], words: [] }
const group = (percent: number, n: number, right: number) => ({ percent, n, points: right * 10_000 })

test('QUI-09 the best and the weakest 27 % are compared, those equal at the border by their mean', () => {
  expect(discriminationOf([group(100, 27, 27), group(50, 46, 20), group(0, 27, 0)])).toBe(10_000)
  // of a hundred who stand equal nobody is ahead
  expect(discriminationOf([group(50, 100, 40)])).toBe(0)
  // 20 of the upper 27 have 80 %, and 7 of 80 who stand at 60 % half of it
  expect(discriminationOf([group(80, 20, 20), group(60, 80, 40)])).toBe(Math.round((23.5 / 27 - 0.5) * 10_000))
  expect(shareOf([group(80, 20, 20), group(60, 80, 40)])).toBe(6_000)
  expect([discriminationOf([]), shareOf([])]).toEqual([0, 0])
})

test.each([
  ['nothing', fine, []],
  ['fewer than 20 %', { ...fine, share: 1_999 }, ['TOO_HARD']],
  ['more than 95 %', { ...fine, share: 9_501, discrimination: 100 }, ['TOO_EASY', 'TELLS_LITTLE']],
  ['exactly at the borders', { ...fine, share: 2_000, discrimination: 1_500 }, []],
  ['what rooms do not tell', { ...fine, discrimination: null }, []],
  ['a wrong option in front', { ...fine, picked: [61, 60, 30] }, ['KEY_BEATEN']],
])('QUI-09 an author is told of %s', (_, figures, flags) => {
  expect(flagsOf(single, figures)).toEqual(flags)
})

test('QUI-09 a wrong word that more people typed than all right ones is told', () => {
  const typed = (right: number, wrong: number) => [
    [
      { word: 'kot', people: right, is_right: true },
      { word: 'kotek', people: wrong, is_right: false },
    ],
    [],
  ]
  expect(flagsOf(gaps, { ...fine, picked: [], words: typed(5, 6) })).toEqual(['KEY_BEATEN'])
  expect(flagsOf(gaps, { ...fine, picked: [], words: typed(6, 6) })).toEqual([])
})

test('QUI-09 a typed word is right by the rules of its own gap', () => {
  expect(isRightWord(gaps, 0, 'KOT')).toBe(true)
  expect(isRightWord(gaps, 1, 'kot')).toBe(false)
  expect(isRightWord({ kind: 'text', accepted: ['Łódź'], matching: DEFAULT_MATCHING }, 0, 'lodz')).toBe(true)
})
