import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { quizEvents as e, type QuizEvent } from '@kredka/contracts/quizzes/events'
import type { QuestionKey } from '@kredka/contracts/quizzes/question'
import { KEY_CORRECTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import type { OfQuiz } from './write-questions.ts'

/** What a quiz knows of its corrections. */
export interface CorrectedKeys {
  /** How often a key was corrected. */
  readonly key_revision: number
  /** Of each version whose keys were corrected, the last correction. */
  readonly corrected: ReadonlyMap<number, number>
}
/** A correction as it stands beside the version that it is about. */
export interface Correction {
  /** The key from now on; that of a voided question as it stood. */
  readonly key: QuestionKey
  readonly is_fit: boolean
  /** Something is otherwise than it was. */
  readonly is_change: boolean
  /** Some question of the version still counts. */
  readonly leaves_some: boolean
  /** The last correction that was looked at; a newer one has to be looked at first. */
  readonly key_revision: number
}
export interface CorrectKey {
  readonly version: number
  readonly question_id: string
  readonly is_void: boolean
  readonly reason: string
  /** Null where the version has no such question. */
  readonly correction: Correction | null
}

/** Decides on a correction (QUI-11). */
export function correctKey(quiz: CorrectedKeys, command: CorrectKey, ids: OfQuiz): readonly QuizEvent[] | Rejection {
  const { version, question_id, is_void, reason, correction } = command
  if (correction === null) return reject('QUESTION_NOT_FOUND')
  if (correction.key_revision !== (quiz.corrected.get(version) ?? 0)) return reject('CONFLICT')
  if (!correction.is_change) return []
  if (!correction.is_fit) return reject('KEY_UNFIT')
  if (!correction.leaves_some) return reject('KEY_LAST_QUESTION')
  if (quiz.key_revision >= KEY_CORRECTIONS_MAX) return reject('KEY_CORRECTIONS_FULL')
  const key_revision = quiz.key_revision + 1
  const content = correction.key
  return [make(e.KeyCorrected, { ...ids, version, question_id, key_revision, is_void, reason: reason.trim(), content })]
}
