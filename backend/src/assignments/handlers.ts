import {
  assignQuiz,
  beginAssignment,
  changeAssignmentDue,
  withdrawAssignment,
} from '@kredka/contracts/assignments/endpoints'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { isOpenAccount } from '../accounts/index.ts'
import { isBlockedBetween } from '../chat/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { playableVersion, type QuizVersion, versionOf } from '../quizzes/index.ts'
import { teachesStudent } from '../students/index.ts'
import { assignerDecider } from './assigner.ts'
import { type AssignmentCommand, assignmentDecider, isFitDue, openTry } from './assignment.ts'

/** Quizzes that teachers assign and students take (QUI-10). */
export function assignmentHandlers(tools: Pick<Tools, 'write' | 'openFacts'>): readonly Handler[] {
  const { write } = tools
  const execute = (command: Exclude<AssignmentCommand, { do: 'assign' }>, { context }: Request) =>
    write.execute(assignmentDecider, command.assignment_id, command, context)

  return [
    handle(assignQuiz, async ({ quiz_id, student_ids, ...input }, request) => {
      const { context } = request
      const teacher_id = callerId(request)
      if (input.mode === 'learning' && input.review === 'after_due') return reject('ASSIGNMENT_REVIEW_UNFIT')
      if (!isFitDue(input.due_at, context.now)) return reject('ASSIGNMENT_DUE_UNFIT')
      const number = await playableVersion(write, quiz_id, teacher_id)
      const version = number === null ? null : await versionOf(tools, quiz_id, number)
      if (version === null) return reject('QUIZ_NOT_FOUND')
      for (const student_id of student_ids) {
        const refused = await refuseStudent(teacher_id, student_id, version)
        if (refused !== null) return refused
      }
      const assignments = student_ids.map((student_id) => ({
        assignment_id: deriveEntityId(context.command_id, `assignment of ${student_id}`),
        student_id,
      }))
      const { author_id } = version
      const terms = { ...input, due_at: asInstant(input.due_at), quiz_id, version: version.version, author_id }
      const command = { do: 'hand_out', teacher_id, ...terms, assignments } as const
      const handedOut = await write.execute(assignerDecider, teacher_id, command, context)
      if (isRejection(handedOut)) return handedOut
      return { answer: { ids: assignments.map(({ assignment_id }) => assignment_id) }, position: handedOut.position }
    }),

    handle(changeAssignmentDue, async ({ id, due_at }, request) => {
      const of = { assignment_id: id, teacher_id: callerId(request), now: request.context.now }
      return replyDone(await execute({ do: 'change_due', ...of, due_at: asInstant(due_at) }, request))
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

  /** Own students alone, who are there and can be written to, and have not written the quiz themselves. */
  async function refuseStudent(
    teacher_id: string,
    student_id: string,
    { author_id }: QuizVersion,
  ): Promise<Rejection | null> {
    if (!(await teachesStudent(write, teacher_id, student_id))) return reject('STUDENT_NOT_FOUND')
    if (author_id === student_id) return reject('ASSIGNED_TO_AUTHOR')
    const isReached =
      (await isOpenAccount(write, student_id)) && !(await isBlockedBetween(write, teacher_id, student_id))
    return isReached ? null : reject('STUDENT_NOT_REACHED')
  }
}

function asInstant(asked: string): string {
  return new Date(asked).toISOString()
}
