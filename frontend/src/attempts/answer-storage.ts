import type { AttemptView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { OwnStorage } from '../app/own-storage.ts'
import { isGiven } from './given.ts'

export type GivenByQuestion = Readonly<Record<string, Given>>

const nameOf = (attempt_id: string) => `attempt.${attempt_id}`

/** What was answered in this browser and the server does not have yet: a page that is closed or crashes loses nothing. */
export function readUnsaved(own: OwnStorage, userId: string, { id, questions }: AttemptView): GivenByQuestion {
  const open = new Set(questions.filter(({ judged }) => judged === null).map((question) => question.id))
  try {
    const stored: unknown = JSON.parse(own.read(userId, nameOf(id)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([question_id, given]) => open.has(question_id) && isGiven(given)),
    )
  } catch {
    return {}
  }
}

export function writeUnsaved(own: OwnStorage, userId: string, attempt_id: string, unsaved: GivenByQuestion): void {
  own.write(userId, nameOf(attempt_id), Object.keys(unsaved).length === 0 ? null : JSON.stringify(unsaved))
}
