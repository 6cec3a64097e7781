import {
  assignQuiz,
  beginAssignment,
  changeAssignmentDue,
  withdrawAssignment,
} from '@kredka/contracts/assignments/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { versionOf } from '../quizzes/index.ts'
import { type AssignmentCommand, assignmentDecider, openTry } from './assignment.ts'
import { handOut, toInstant } from './hand-out.ts'

/** Quizzes that teachers assign and students take (QUI-10). */
export function assignmentHandlers(tools: Pick<Tools, 'write' | 'openFacts'>): readonly Handler[] {
  const { write } = tools
  const execute = (command: Exclude<AssignmentCommand, { do: 'assign' }>, { context }: Request) =>
    write.execute(assignmentDecider, command.assignment_id, command, context)

  return [
    handle(assignQuiz, async ({ student_ids, ...terms }, request) => {
      const asked = { teacher_id: callerId(request), student_ids, terms }
      const handedOut = await handOut(tools, asked, request.context)
      if (isRejection(handedOut)) return handedOut
      return { answer: { ids: handedOut.assignment_ids }, position: handedOut.position }
    }),

    handle(changeAssignmentDue, async ({ id, due_at }, request) => {
      const of = { assignment_id: id, teacher_id: callerId(request), now: request.context.now }
      return replyDone(await execute({ do: 'change_due', ...of, due_at: toInstant(due_at) }, request))
    }),

    handle(withdrawAssignment, async ({ id }, request) =>
      replyDone(await execute({ do: 'withdraw', assignment_id: id, teacher_id: callerId(request) }, request)),
    ),

    handle(beginAssignment, async ({ id }, request) => {
      const { assigned } = (await write.fold(assignmentDecider, id)).state
      const student_id = callerId(request)
      if (assigned === null || assigned.student_id !== student_id) return reject('ASSIGNMENT_NOT_FOUND')
      // nothing is left of it once its author is forgotten
      if ((await versionOf(tools, assigned.quiz_id, assigned.version)) === null) return reject('QUIZ_NOT_FOUND')
      const new_attempt_id = (n: number) => deriveEntityId(id, `try ${n}`)
      const of = { assignment_id: id, student_id, now: request.context.now }
      const begun = await execute({ do: 'begin', ...of, new_attempt_id }, request)
      if (isRejection(begun)) return begun
      const attempt_id = openTry((await write.fold(assignmentDecider, id)).state)
      // another device ended it in between
      if (attempt_id === null) return reject('CONFLICT')
      return { answer: { attempt_id }, position: begun.position }
    }),
  ]
}
