import type { Tools } from '../kernel/tools.ts'
import { type Told, type Withheld, without } from '../kernel/withheld.ts'
import { attemptDecider } from './attempt.ts'
import { concealedQuizzes } from './concealment.ts'

/** What tells how answers were judged, by the names that events and rows of any module give it. */
const TELLING = ['bp', 'before_bp', 'after_bp', 'best_bp', 'score_bp', 'scores', 'percent']

/** Scores at a quiz that an assignment hides are told with its review, not before by the file of one's data (QUI-10). */
export function withheldScores({ write }: Pick<Tools, 'write'>): Withheld {
  return async (user_id, now) => {
    const concealed = await concealedQuizzes(write, user_id, now)
    const isHidden = async ({ quiz_id, attempt_id }: Told['data']): Promise<boolean> => {
      if (typeof quiz_id === 'string') return concealed.has(quiz_id)
      if (typeof attempt_id !== 'string') return false
      const { created } = (await write.fold(attemptDecider, attempt_id)).state
      return created?.questions.some((question) => concealed.has(question.quiz_id)) === true
    }
    if (concealed.size === 0) return null
    return async ({ data }) => ((await isHidden(data)) ? without(data, TELLING) : data)
  }
}

/** Rows and events of the type that concern a hidden quiz, without these properties; null for all of them. */
export function withheldOfQuiz(
  { write }: Pick<Tools, 'write'>,
  of: string,
  properties: readonly string[] | null,
): Withheld {
  return async (user_id, now) => {
    const concealed = await concealedQuizzes(write, user_id, now)
    if (concealed.size === 0) return null
    return async (told) => {
      if (told.of !== of || !concealed.has(String(told.data['quiz_id']))) return told.data
      return properties === null ? null : without(told.data, properties)
    }
  }
}
