import type { ContentOf } from '../kernel/mail-content.ts'
import type { Tools } from '../kernel/tools.ts'
import { authorOfQuiz, versionTitle } from '../quizzes/index.ts'
import { attemptDecider } from './attempt.ts'

/** Whose mails are about a result, and the quiz it is of. */
const OF_RESULTS: ReadonlySet<string> = new Set(['quiz_rescored', 'contest_answered'])

/** What the quiz was called in the version that somebody played, in mails about their result. */
export function resultMailContent({ write, streams }: Pick<Tools, 'write' | 'streams'>): ContentOf {
  return async (template, params) => {
    if (!OF_RESULTS.has(template)) return {}
    const quiz_id = String(params['quiz_id'])
    const { created } = (await write.fold(attemptDecider, String(params['attempt_id']))).state
    const version = created?.questions.find((question) => question.quiz_id === quiz_id)?.version
    if (version === undefined) return {}
    const [quiz, author_id] = await Promise.all([
      versionTitle({ streams }, quiz_id, version),
      authorOfQuiz(write, quiz_id),
    ])
    return quiz === null || author_id === null ? {} : { personal: { [author_id]: { quiz } } }
  }
}
