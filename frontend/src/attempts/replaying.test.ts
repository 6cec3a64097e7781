import type { ReplayQuestionView } from '@kredka/contracts/attempts/views'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { askAgain, scoreAgain } from './replaying.ts'

function question(id: string, task: QuestionTask, more: Partial<ReplayQuestionView> = {}): ReplayQuestionView {
  const content = { prompt: 'Pytanie', explanation: 'Bo tak.', picture_alt: '', formulas: [], task }
  const key = { key_revision: 0, is_void: false, reason: null }
  return { id, subject_id: 'maths', picture_id: null, content, weight: 1, ...key, from: null, ...more }
}

const options = ['jeden', 'dwa', 'trzy'].map((text, n) => ({ text, is_right: n === 1, stays_put: false }))
const single = question('a', { kind: 'single', options })
const number = { value: '0,5', tolerance: '', tolerance_kind: 'absolute' as const, units: [] }
const half = question('b', { kind: 'number', number }, { weight: 3 })

test('NAV-07 before it is answered a question tells nothing of what is right; then it is judged at the places shown', () => {
  const asked = askAgain(single, 'seed', null)
  expect(asked).toMatchObject({ judged: null, given: null })
  expect(JSON.stringify(asked)).not.toMatch(/is_right|Bo tak/)
  for (const [place, text] of asked.options.entries()) {
    const { judged } = askAgain(single, 'seed', { choices: [place] })
    expect(judged).toMatchObject({
      bp: text === 'dwa' ? 10_000 : 0,
      right_choices: [asked.options.indexOf('dwa')],
      explanation: 'Bo tak.',
    })
  }
})

test('NAV-07 the order of options is another one in another round', () => {
  const orders = Array.from({ length: 40 }, (_, n) => askAgain(single, `round ${n}`, null).options.join())
  expect(new Set(orders).size).toBe(6)
})

test('NAV-07 the score is that of the weights; what is voided or was not reached counts as it does on the server', () => {
  const right = askAgain(half, 'seed', { words: ['1/2'] })
  const open = askAgain(single, 'seed', null)
  expect(scoreAgain([single, half], [open, right])).toBe(7_500)
  expect(scoreAgain([{ ...single, is_void: true }, half], [open, right])).toBe(10_000)
  expect(scoreAgain([{ ...single, is_void: true }], [open])).toBeNull()
})
