import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Level } from '@kredka/contracts/offers/rules'
import { quizEvents as e, type QuizEvent } from '@kredka/contracts/quizzes/events'
import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import { typeOfTask } from '@kredka/contracts/quizzes/question-rules'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import { type DraftQuestion, has, placeBefore } from './draft-questions.ts'

/** Decides what becomes of the questions of a draft (QUI-02). */

export interface OfQuiz {
  readonly quiz_id: string
  /** Who asks. */
  readonly author_id: string
}
/** A question as it is to stand in the log. */
export interface QuestionInput {
  readonly question_id: string
  readonly level: Level | null
  readonly weight: number
  readonly picture_id: string | null
  readonly is_ready: boolean
  readonly content: QuestionContent
}

interface Behind {
  /** Null for the first place. */
  readonly after: string | null
}
type Draft = readonly DraftQuestion[]
type Decided = readonly QuizEvent[] | Rejection

/** Behind those that are there, all of them or none. */
export function importQuestions(draft: Draft, questions: readonly QuestionInput[], ids: OfQuiz): Decided {
  if (draft.length + questions.length > QUESTIONS_MAX) {
    return reject('QUIZ_FULL', { params: { most: QUESTIONS_MAX } })
  }
  return questions.map((question) => writeQuestion(question, 1, ids))
}

export function addQuestion(draft: Draft, command: QuestionInput & Behind, ids: OfQuiz): Decided {
  const { question_id, after } = command
  if (draft.length >= QUESTIONS_MAX) return reject('QUIZ_FULL', { params: { most: QUESTIONS_MAX } })
  if (after !== null && !has(draft, after)) return reject('QUESTION_NOT_FOUND')
  const last = draft.at(-1)?.question_id ?? null
  const placed = after === last ? [] : [make(e.QuestionMoved, { ...ids, question_id, after })]
  return [writeQuestion(command, 1, ids), ...placed]
}

export function changeQuestion(
  draft: Draft,
  command: QuestionInput & { readonly revision: number },
  ids: OfQuiz,
): Decided {
  const known = draft.find(({ question_id }) => question_id === command.question_id)
  if (known === undefined) return reject('QUESTION_NOT_FOUND')
  if (known.revision !== command.revision) return reject('QUESTION_CHANGED', { params: { revision: known.revision } })
  return [writeQuestion(command, known.revision + 1, ids)]
}

export function moveQuestion(draft: Draft, command: { readonly question_id: string } & Behind, ids: OfQuiz): Decided {
  const { question_id, after } = command
  if (!has(draft, question_id) || (after !== null && !has(draft, after))) return reject('QUESTION_NOT_FOUND')
  if (question_id === after || placeBefore(draft, question_id) === after) return []
  return [make(e.QuestionMoved, { ...ids, question_id, after })]
}

export function removeQuestion(draft: Draft, { question_id }: { readonly question_id: string }, ids: OfQuiz): Decided {
  return has(draft, question_id) ? [make(e.QuestionRemoved, { ...ids, question_id })] : reject('QUESTION_NOT_FOUND')
}

function writeQuestion(input: QuestionInput, revision: number, ids: OfQuiz): QuizEvent {
  const { question_id, level, weight, picture_id, is_ready, content } = input
  const type = typeOfTask(content.task)
  return make(e.QuestionWritten, { ...ids, question_id, revision, type, level, weight, picture_id, is_ready, content })
}
