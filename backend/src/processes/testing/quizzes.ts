import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import type { QuizTerms } from '@kredka/contracts/quizzes/views'
import { TERMS, WORDS } from '../../quizzes/testing/written.ts'
import type { Caller, Calls } from './calls.ts'

/** A quiz of these questions, frozen. */
export async function writeQuiz(
  { make, post }: Pick<Calls, 'make' | 'post'>,
  author: Caller,
  contents: readonly QuestionContent[],
  terms: Partial<QuizTerms> = {},
): Promise<string> {
  const quiz_id = await make('/my-quizzes', { ...WORDS, ...TERMS, ...terms }, author)
  let after: string | null = null
  for (const { formulas, ...content } of contents) {
    const question: object = { level: null, weight: 1, picture_id: null, content, after }
    after = await make(`/my-quizzes/${quiz_id}/questions`, question, author)
  }
  await post(`/my-quizzes/${quiz_id}/freeze`, {}, author)
  return quiz_id
}

/** Its author sends the first version, and staff list it. */
export async function listQuiz({ send }: Pick<Calls, 'send'>, quiz_id: string, author: Caller, staff: Caller) {
  await send(`/my-quizzes/${quiz_id}/submit`, { version: 1 }, author)
  expect(await send(`/admin/quizzes/${quiz_id}/approve`, { version: 1 }, staff)).toEqual({ data: null })
}
