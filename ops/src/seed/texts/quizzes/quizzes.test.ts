import { formulasOf } from '@kredka/backend/quizzes/formulas'
import { judge } from '@kredka/contracts/attempts/scoring'
import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import { keyOfTask, typeOfTask } from '@kredka/contracts/quizzes/question-rules'
import { DIFFICULTIES, QUESTION_TYPES, QUIZ_DESCRIPTION_MAX, QUIZ_TITLE_MAX } from '@kredka/contracts/quizzes/rules'
import { rightAnswer } from '../../attempt-plan.ts'
import { QUIZZES } from './quizzes.ts'

const all = QUIZZES.flatMap(({ title, questions }) =>
  questions.map(({ draft }) => ({ title, prompt: draft.prompt, draft })),
)

test.each(all)('QUI-02 QUI-04 $title: $prompt can be asked, and its key takes its own answer', ({ draft }) => {
  expect(questionFaults(draft, false)).toEqual([])
  expect(formulasOf(draft)).not.toHaveProperty('fault')
  expect(judge(keyOfTask(draft.task), rightAnswer(draft.task)).bp).toBe(10_000)
  expect(draft.explanation).not.toBe('')
})

test.each(QUIZZES)('QUI-01 $title has six to twelve questions of three types and more', (quiz) => {
  const { title, description, questions } = quiz
  expect([questions.length >= 6, questions.length <= 12]).toEqual([true, true])
  expect(new Set(questions.map(({ draft }) => typeOfTask(draft.task))).size).toBeGreaterThanOrEqual(3)
  expect([title.length <= QUIZ_TITLE_MAX, description.length <= QUIZ_DESCRIPTION_MAX]).toEqual([true, true])
})

test('OPS-01 forty quizzes and more: of each subject, difficulty and type of question, nothing twice', () => {
  expect(QUIZZES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(QUIZZES.map(({ subject_id }) => subject_id))).toEqual(new Set(SUBJECTS.map(({ id }) => id)))
  expect(new Set(QUIZZES.map(({ difficulty }) => difficulty))).toEqual(new Set(DIFFICULTIES))
  expect(new Set(all.map(({ draft }) => typeOfTask(draft.task)))).toEqual(new Set(QUESTION_TYPES))
  expect(new Set(QUIZZES.map(({ title }) => title)).size).toBe(QUIZZES.length)
  expect(new Set(all.map(({ prompt }) => prompt)).size).toBe(all.length)
})
