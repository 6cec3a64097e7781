import type { QuestionTask } from '../../quizzes/question.ts'
import { fitsTiles } from './fits-tiles.ts'
import { QUESTION_TEXT_MAX, TILE_TEXT_MAX } from './rules.ts'

const option = (text: string, is_right = false, stays_put = false) => ({ text, is_right, stays_put })
const single = (...options: readonly ReturnType<typeof option>[]): QuestionTask => ({
  kind: 'single',
  options: [...options],
})
const three = [option('Warta', true), option('Wisła'), option('Odra')]
const fits = (task: QuestionTask, prompt = 'Nad czym leży Poznań?', picture: string | null = null) =>
  fitsTiles({ prompt, task }, picture)

test('GAM-07 short answers of which one is right fit tiles', () => {
  expect(fits(single(...three))).toBe(true)
  expect(fits(single(...three, option('x'.repeat(TILE_TEXT_MAX))), 'y'.repeat(QUESTION_TEXT_MAX))).toBe(true)
})

test('GAM-07 what is long, drawn, has a formula, too few answers or several right ones fits no tile', () => {
  const [right = option(''), wrong = option('')] = three
  expect(fits({ kind: 'several', options: [...three] })).toBe(false)
  expect(fits({ kind: 'number', number: { value: '1', tolerance: '', tolerance_kind: 'absolute', units: [] } })).toBe(
    false,
  )
  expect(fits(single(...three), 'y'.repeat(QUESTION_TEXT_MAX + 1))).toBe(false)
  expect(fits(single(...three), ' ')).toBe(false)
  expect(fits(single(...three), 'Ile to $x^2$?')).toBe(false)
  expect(fits(single(...three), 'Nad czym?', '01jd0000000000000000000001')).toBe(false)
  expect(fits(single(right, wrong))).toBe(false)
  expect(fits(single(right, wrong, wrong))).toBe(false)
  expect(fits(single(right, right, wrong))).toBe(false)
  expect(fits(single(wrong, option('Odra'), option('Bug')))).toBe(false)
  expect(fits(single(...three, option('x'.repeat(TILE_TEXT_MAX + 1))))).toBe(false)
  expect(fits(single(...three, option('$x$')))).toBe(false)
  expect(fits(single(...three, option('żadna z nich', false, true)))).toBe(false)
})
