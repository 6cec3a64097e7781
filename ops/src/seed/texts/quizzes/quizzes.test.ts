import { formulasOf } from '@kredka/backend/quizzes/formulas'
import { judge } from '@kredka/contracts/attempts/scoring'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import { keyOfTask } from '@kredka/contracts/quizzes/question-rules'
import { rightAnswer } from '../../attempt-plan.ts'
import { QUIZZES } from './quizzes.ts'

const all = QUIZZES.flatMap(({ title, questions }) =>
  questions.map((draft) => ({ title, prompt: draft.prompt, draft })),
)

test.each(all)('QUI-02 QUI-04 $title: $prompt can be asked, and its key takes its own answer', ({ draft }) => {
  expect(questionFaults(draft, false)).toEqual([])
  expect(formulasOf(draft)).not.toHaveProperty('fault')
  expect(judge(keyOfTask(draft.task), rightAnswer(draft.task)).bp).toBe(10_000)
  expect(draft.explanation).not.toBe('')
})
