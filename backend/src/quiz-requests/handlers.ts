import { subjectById } from '@kredka/contracts/data/subjects'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  askForQuiz,
  assignAskedQuiz,
  declineAskedQuiz,
  openQuizLink,
  withdrawAskedQuiz,
} from '@kredka/contracts/quiz-requests/endpoints'
import { isOpenAccount } from '../accounts/index.ts'
import { isBlockedBetween } from '../chat/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import { stepContext } from '../kernel/step-context.ts'
import type { Tools } from '../kernel/tools.ts'
import { isTeacher } from '../profiles/index.ts'
import { teachesStudent } from '../students/index.ts'
import { askedQuizDecider } from './asked-quiz.ts'
import { askerDecider } from './asker.ts'
import { assignAsked } from './assign-asked.ts'
import { openLink } from './open-link.ts'

/** Students ask their teachers for a quiz, and get one, or hear why not (QUI-10). */
export function quizRequestHandlers(
  tools: Pick<Tools, 'write' | 'openFacts' | 'streams' | 'vault'>,
): readonly Handler[] {
  const { write } = tools
  return [
    handle(askForQuiz, async ({ teacher_id, ...about }, request) => {
      const { context } = request
      const student_id = callerId(request)
      if (subjectById(about.subject_id) === undefined) return reject('SUBJECT_UNKNOWN')
      if (!(await canAsk(student_id, teacher_id))) return reject('TEACHER_NOT_ASKABLE')
      const request_id = deriveEntityId(context.command_id, 'quiz request')
      const pair = { request_id, student_id, teacher_id }
      const count = { do: 'count', ...pair, asked_at: new Date(context.now).toISOString() } as const
      const counted = await write.execute(askerDecider, student_id, count, stepContext(context, 'room'))
      if (isRejection(counted)) return counted
      const asked = await write.execute(askedQuizDecider, request_id, { do: 'ask', ...pair, ...about }, context)
      return isRejection(asked) ? asked : { answer: { id: request_id }, position: asked.position }
    }),

    handle(assignAskedQuiz, async ({ id: request_id, ...terms }, request) =>
      assignAsked(tools, { request_id, teacher_id: callerId(request), terms }, request.context),
    ),

    handle(declineAskedQuiz, async ({ id, reason }, request) => {
      const command = { do: 'decline', teacher_id: callerId(request), reason } as const
      return replyDone(await write.execute(askedQuizDecider, id, command, request.context))
    }),

    handle(withdrawAskedQuiz, async ({ id }, request) => {
      const command = { do: 'withdraw', student_id: callerId(request) } as const
      return replyDone(await write.execute(askedQuizDecider, id, command, request.context))
    }),

    handle(openQuizLink, async ({ token }, { viewer }) => openLink(tools, token, viewer)),
  ]

  /** Own teachers alone, who still teach and can be written to. */
  async function canAsk(student_id: string, teacher_id: string): Promise<boolean> {
    return (
      (await teachesStudent(write, teacher_id, student_id)) &&
      (await isOpenAccount(write, teacher_id)) &&
      (await isTeacher(write, teacher_id)) &&
      !(await isBlockedBetween(write, teacher_id, student_id))
    )
  }
}
