import type { Level } from '@kredka/contracts/offers/rules'
import type { QuestionRef } from '@kredka/contracts/quizzes/question'

export interface DraftQuestion extends QuestionRef {
  readonly level: Level | null
  readonly weight: number
  readonly is_ready: boolean
}

/** The questions of a draft, in their order. */
type Draft = readonly DraftQuestion[]

export function withQuestion(questions: Draft, written: DraftQuestion): Draft {
  const { question_id, revision, level, weight, is_ready } = written
  const question = { question_id, revision, level, weight, is_ready }
  const n = questions.findIndex((one) => one.question_id === question_id)
  return n < 0 ? [...questions, question] : questions.with(n, question)
}

export function withoutQuestion(questions: Draft, question_id: string): Draft {
  return questions.filter((one) => one.question_id !== question_id)
}

export function moveInDraft(questions: Draft, question_id: string, after: string | null): Draft {
  const one = questions.find((question) => question.question_id === question_id)
  if (one === undefined) return questions
  const rest = withoutQuestion(questions, question_id)
  return rest.toSpliced(rest.findIndex((question) => question.question_id === after) + 1, 0, one)
}

export function has(questions: Draft, question_id: string): boolean {
  return questions.some((one) => one.question_id === question_id)
}

/** Behind which it stands; null for the first. */
export function placeBefore(questions: Draft, question_id: string): string | null {
  const n = questions.findIndex((one) => one.question_id === question_id)
  return questions[n - 1]?.question_id ?? null
}
