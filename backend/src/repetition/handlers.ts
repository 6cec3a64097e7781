import { reject } from '@kredka/contracts/kernel/errors'
import { beginReview, shareMisses } from '@kredka/contracts/repetition/endpoints'
import { beginAttempt, type NewAttempt } from '../attempts/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { sharingDecider } from './sharing.ts'

/** What to ask next. It only says which questions: their words and what is right come from the quizzes' streams. */
export type DueQuestions = (user_id: string, now: number) => Promise<Readonly<NewAttempt['questions']>>

/** In the middle: questions of a repetition come from quizzes of all kinds. */
const DIFFICULTY = 3 as const

export function repetitionHandlers(
  tools: Pick<Tools, 'write' | 'ids'>,
  dueQuestions: DueQuestions,
): readonly Handler[] {
  return [
    handle(beginReview, async (_, request) => {
      const draw = async () => {
        const questions = await dueQuestions(callerId(request), request.context.now)
        if (questions.length === 0) return reject('NOTHING_DUE')
        const several = { quiz_id: null, version: null, author_id: null, subject_id: null, exam_minutes: null }
        return { source: 'review' as const, ...several, difficulty: DIFFICULTY, questions: [...questions] }
      }
      return beginAttempt(tools, { of: 'review', mode: 'learning', draw }, request)
    }),

    handle(shareMisses, async ({ is_shared }, request) => {
      const user_id = callerId(request)
      const command = { do: 'share', user_id, is_shared } as const
      return replyDone(await tools.write.execute(sharingDecider, user_id, command, request.context))
    }),
  ]
}
