import { addQuestion, createQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { MakeOwned } from '../../processes/testing/relations.ts'
import { sendCommand } from '../../processes/testing/send-command.ts'
import { choice, TERMS, WORDS } from './written.ts'

/**
 * How tests make what belongs to somebody (ACC-09).
 * @public found by its place
 */
export const owned: Readonly<Record<string, MakeOwned>> = {
  'quiz.author': async (site, owner) => {
    const { id } = await sendCommand(site, owner, createQuiz, { ...WORDS, ...TERMS })
    const path = addQuestion.path.replace('{id}', id)
    const { formulas, ...content } = choice()
    const question = { level: null, weight: 1, picture_id: null, content, after: null }
    const { id: question_id } = await sendCommand(site, owner, { ...addQuestion, path }, question)
    return { id, question_id, after: question_id }
  },
}
