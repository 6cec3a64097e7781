import { addQuestion, createQuiz, freezeQuiz } from '@kredka/contracts/quizzes/endpoints'
import { QUESTIONS_MIN } from '@kredka/contracts/quizzes/rules'
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
    const add = () => sendCommand(site, owner, { ...addQuestion, path }, question)
    const { id: question_id } = await add()
    // a version can be frozen
    for (let n = 1; n < QUESTIONS_MIN; n += 1) await add()
    await sendCommand(site, owner, { ...freezeQuiz, path: freezeQuiz.path.replace('{id}', id) }, {})
    return { id, question_id, after: question_id }
  },
}
