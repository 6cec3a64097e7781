import type { QuestionContent } from '../quizzes/question.ts'
import { DEFAULT_MATCHING } from '../quizzes/question-rules.ts'
import { FROZEN_KEY, judgedView, shownQuestion } from './asked.ts'

const formula = (tex: string) => ({ tex, mathml: `<math><mi>${tex}</mi></math>` })
const content: QuestionContent = {
  prompt: 'Ile to $$ x $$?',
  explanation: 'Bo $x$ to $y$.',
  picture_alt: '',
  task: { kind: 'text', accepted: ['y'], matching: DEFAULT_MATCHING },
  formulas: [formula('x'), formula('y')],
}
const asked = { question_id: 'q', seed: 's', content }

test('QUI-03 formulas of the explanation come with the judgement, not before it', () => {
  expect(shownQuestion(asked).formulas).toEqual([formula('x')])
  expect(judgedView(asked, null, FROZEN_KEY).formulas).toEqual([formula('x'), formula('y')])
})
