import { answerContests, answerContestsAsStaff, contestKey } from '@kredka/contracts/contests/endpoints'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { judgedAnswer } from '../attempts/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import { stepContext } from '../kernel/step-context.ts'
import type { Tools } from '../kernel/tools.ts'
import { authorOfQuiz } from '../quizzes/index.ts'
import { contestDecider } from './contest.ts'
import { contestDayDecider, contestDayId } from './contest-day.ts'

/** Who contests a key, and who answers (QUI-13). */
export function contestHandlers(tools: Pick<Tools, 'write' | 'streams' | 'openFacts'>): readonly Handler[] {
  const { write } = tools
  return [
    handle(contestKey, async ({ id: attempt_id, question_id, reason }, request) => {
      const { context } = request
      const user_id = callerId(request)
      const asked = { attempt_id, player_id: user_id, question_id, now: context.now }
      const answer = await judgedAnswer(tools, asked)
      if (isRejection(answer)) return answer
      const { quiz_id } = answer
      // nobody could answer
      if ((await authorOfQuiz(write, quiz_id)) === null) return reject('QUIZ_NOT_FOUND')
      const contest_id = deriveEntityId(context.command_id, 'contest')
      const command = { do: 'contest', ...answer, question_id, contest_id, user_id, attempt_id, reason } as const
      // what is refused anyway does not count
      const tried = contestDecider.decide((await write.fold(contestDecider, quiz_id)).state, command)
      if (isRejection(tried)) return tried
      const use = { user_id, day: warsawDay(context.now) }
      const counted = await write.execute(contestDayDecider, contestDayId(use), use, stepContext(context, 'room'))
      return isRejection(counted) ? counted : replyDone(await write.execute(contestDecider, quiz_id, command, context))
    }),

    handle(answerContests, async ({ id: quiz_id, ...answer }, request) => {
      const author_id = await authorOfQuiz(write, quiz_id)
      // somebody else's quiz is as good as none
      if (author_id === null || author_id !== callerId(request)) return reject('QUIZ_NOT_FOUND')
      const command = { do: 'defend', by: 'author', quiz_id, author_id, ...answer } as const
      return replyDone(await write.execute(contestDecider, quiz_id, command, request.context))
    }),

    handle(answerContestsAsStaff, async ({ id: quiz_id, ...answer }, { context }) => {
      const author_id = await authorOfQuiz(write, quiz_id)
      if (author_id === null) return reject('CONTEST_ANSWERED')
      const command = { do: 'defend', by: 'staff', quiz_id, author_id, ...answer } as const
      return replyDone(await write.execute(contestDecider, quiz_id, command, context))
    }),
  ]
}
