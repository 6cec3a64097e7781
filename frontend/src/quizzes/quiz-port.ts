import type { ApiError } from '../kernel/errors.ts'
import type { QuestionForm } from './question-form.ts'

export type Answered<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: ApiError }

/** The commands of one quiz. */
export interface QuizPort {
  change(id: string, revision: number, form: QuestionForm): Promise<Answered<{ readonly revision: number }>>
  add(form: QuestionForm, after: string | null): Promise<Answered<{ readonly id: string }>>
  move(id: string, after: string | null): Promise<Answered<unknown>>
  remove(id: string): Promise<Answered<unknown>>
  /** Reads the quiz anew. */
  refresh(): void
}
