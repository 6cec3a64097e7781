import type { AssignmentTerms } from '@kredka/contracts/assignments/views'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import { isOpenAccount } from '../accounts/index.ts'
import { isBlockedBetween } from '../chat/index.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { Tools } from '../kernel/tools.ts'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'
import { playableVersion, type QuizVersion, versionOf } from '../quizzes/index.ts'
import { teachesStudent } from '../students/index.ts'
import { assignerDecider } from './assigner.ts'
import { isFitDue } from './assignment.ts'

interface Asked {
  readonly teacher_id: string
  readonly student_ids: readonly string[]
  readonly terms: AssignmentTerms
  /** Id of a student's assignment. Default: one of the command's. */
  readonly idOf?: (student_id: string) => string
}

interface HandedOut {
  /** In the order of the students. */
  readonly assignment_ids: string[]
  /** Whether it was this command that did; false where another one had handed out an assignment of these ids. */
  readonly is_first: boolean
  readonly position: Position | null
}

/** Assigns a quiz to students: all of them get it, or none (QUI-10). */
export async function handOut(
  tools: Pick<Tools, 'write' | 'openFacts'>,
  { teacher_id, student_ids, terms, idOf }: Asked,
  context: CommandContext,
): Promise<HandedOut | Rejection> {
  const { write } = tools
  if (terms.mode === 'learning' && terms.review === 'after_due') return reject('ASSIGNMENT_REVIEW_UNFIT')
  if (!isFitDue(terms.due_at, context.now)) return reject('ASSIGNMENT_DUE_UNFIT')
  const number = await playableVersion(write, terms.quiz_id, teacher_id)
  const version = number === null ? null : await versionOf(tools, terms.quiz_id, number)
  if (version === null) return reject('QUIZ_NOT_FOUND')
  for (const student_id of student_ids) {
    const refused = await refuseStudent(write, teacher_id, student_id, version)
    if (refused !== null) return refused
  }
  const assignments = student_ids.map((student_id) => ({
    assignment_id: idOf?.(student_id) ?? deriveEntityId(context.command_id, `assignment of ${student_id}`),
    student_id,
  }))
  const of = { version: version.version, author_id: version.author_id, due_at: toInstant(terms.due_at) }
  const command = { do: 'hand_out', teacher_id, ...terms, ...of, assignments } as const
  const outcome = await write.execute(assignerDecider, teacher_id, command, context)
  if (isRejection(outcome)) return outcome
  const { events, position } = outcome
  return {
    assignment_ids: assignments.map(({ assignment_id }) => assignment_id),
    is_first: events.length > 0,
    position,
  }
}

/** Own students alone, who are there and can be written to, and have not written the quiz themselves. */
async function refuseStudent(
  write: WriteSide,
  teacher_id: string,
  student_id: string,
  { author_id }: QuizVersion,
): Promise<Rejection | null> {
  if (!(await teachesStudent(write, teacher_id, student_id))) return reject('STUDENT_NOT_FOUND')
  if (author_id === student_id) return reject('ASSIGNED_TO_AUTHOR')
  const isReached = (await isOpenAccount(write, student_id)) && !(await isBlockedBetween(write, teacher_id, student_id))
  return isReached ? null : reject('STUDENT_NOT_REACHED')
}

export function toInstant(asked: string): string {
  return new Date(asked).toISOString()
}
