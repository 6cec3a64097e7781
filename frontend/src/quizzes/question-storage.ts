import type { OwnStorage } from '../app/own-storage.ts'
import { isSame, type QuestionForm } from './question-form.ts'

/** Typed words that the server does not have yet, and the revision they were typed over. */
export interface StoredQuestion {
  readonly revision: number
  readonly form: QuestionForm
}

/** Where a browser keeps what is typed into the questions of a quiz until it is saved, so that a crash loses nothing. */
export interface QuestionStorage {
  read(question_id: string): StoredQuestion | null
  write(question_id: string, stored: StoredQuestion): void
  /** Forgets what was saved; what another tab typed since stays. */
  saved(question_id: string, form: QuestionForm): void
  forget(question_id: string): void
}

export function questionStorage(own: OwnStorage, user_id: string, quiz_id: string): QuestionStorage {
  const nameOf = (question_id: string) => `quiz.${quiz_id}.${question_id}`
  const read = (question_id: string): StoredQuestion | null => {
    try {
      const stored: unknown = JSON.parse(own.read(user_id, nameOf(question_id)) ?? 'null')
      return isStored(stored) ? stored : null
    } catch {
      return null
    }
  }
  const forget = (question_id: string) => own.write(user_id, nameOf(question_id), null)
  return {
    read,
    forget,
    write: (question_id, stored) => own.write(user_id, nameOf(question_id), JSON.stringify(stored)),
    saved(question_id, form) {
      const stored = read(question_id)
      if (stored !== null && isSame(stored.form, form)) forget(question_id)
    },
  }
}

function isStored(value: unknown): value is StoredQuestion {
  if (!isObject(value) || !Number.isInteger(value.revision) || !isObject(value.form)) return false
  const { content, weight } = value.form
  return isObject(content) && isObject(content.task) && typeof content.prompt === 'string' && Number.isInteger(weight)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
