import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj } from '../kernel/schema.ts'
import { correctKey, getQuizKeys, reopenQuizReview } from './endpoints.ts'

/** What staff do with keys whose author does not answer those who contest them (QUI-13), and what they take back. */

export const getQuizKeysAsStaff = query('quizzes.keys_as_staff', {
  path: 'GET /admin/quizzes/{id}/keys',
  access: 'admin',
  duty: 'moderate',
  about: 'The questions of a frozen version of any quiz with what counts as right now.',
  params: getQuizKeys.params,
  query: getQuizKeys.query,
  answer: getQuizKeys.answer,
  errors: ['QUIZ_NOT_FOUND'],
})

export const correctKeyAsStaff = command('quizzes.correct_key_as_staff', {
  path: 'POST /admin/quizzes/{id}/questions/{question_id}/correct-key',
  access: 'admin',
  duty: 'moderate',
  about: 'Says in the author’s stead what is right in a frozen version. Every score follows.',
  params: Obj({ id: Id, question_id: Id }),
  body: correctKey.body,
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUESTION_NOT_FOUND', 'KEY_UNFIT', 'KEY_LAST_QUESTION', 'KEY_CORRECTIONS_FULL'],
})

export const restoreQuiz = command('quizzes.restore', {
  path: 'POST /admin/quizzes/{id}/restore',
  access: 'admin',
  duty: 'moderate',
  about: 'Takes back that staff took a quiz off the list, with a reason: the same version is listed again.',
  params: Obj({ id: Id }),
  /** The version that was taken down: one that was sent since then waits for a decision of its own. */
  body: reopenQuizReview.body,
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'QUIZ_NOT_POSSIBLE'],
})
