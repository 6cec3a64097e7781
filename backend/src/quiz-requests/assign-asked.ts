import type { AssignmentTerms } from '@kredka/contracts/assignments/views'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { assignmentDecider, handOut, toInstant } from '../assignments/index.ts'
import type { Reply } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { Tools } from '../kernel/tools.ts'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'
import { askedQuizDecider, reasonAgainst } from './asked-quiz.ts'

interface Answer {
  readonly request_id: string
  readonly teacher_id: string
  readonly terms: AssignmentTerms
}

/** Id of the assignment that answers a request: one alone, however many windows answer at once (QUI-10). */
export function answerTo(request_id: string): string {
  return deriveEntityId(request_id, 'answer')
}

/**
 * Hands the quiz out; that the request is answered follows from it by a policy. Whoever answers second hears that it is
 * over, and whoever sends the same again that it is done.
 */
export async function assignAsked(
  tools: Pick<Tools, 'write' | 'openFacts'>,
  { request_id, teacher_id, terms }: Answer,
  context: CommandContext,
): Promise<Reply<{ assignment_id: string }> | Rejection> {
  const { write } = tools
  const { state: asked } = await write.fold(askedQuizDecider, request_id)
  const refused = reasonAgainst(asked, { teacher_id })
  if (asked === null || refused !== null) {
    const given = asked?.pair.teacher_id === teacher_id ? asked.assignment_id : null
    if (given !== null && (await isGiven(write, given, terms))) return { answer: { assignment_id: given } }
    return refused ?? reject('QUIZ_REQUEST_NOT_FOUND')
  }
  const assignment_id = answerTo(request_id)
  const ordered = { teacher_id, student_ids: [asked.pair.student_id], terms, idOf: () => assignment_id }
  const handedOut = await handOut(tools, ordered, context)
  if (isRejection(handedOut)) return handedOut
  const { state: after } = await write.fold(askedQuizDecider, request_id)
  // declined or taken back in between: a policy takes the assignment back
  const isLost = after?.state === 'declined' || after?.state === 'withdrawn'
  if (isLost || !handedOut.is_first) return reject('QUIZ_REQUEST_OVER')
  return { answer: { assignment_id }, position: handedOut.position }
}

/** Whether just this was assigned: the answer to it may have been lost on its way. */
async function isGiven(write: WriteSide, assignment_id: string, terms: AssignmentTerms): Promise<boolean> {
  const { assigned } = (await write.fold(assignmentDecider, assignment_id)).state
  const sent: AssignmentTerms = { ...terms, due_at: toInstant(terms.due_at) }
  const { quiz_id, mode, due_at, tries, counts, review } = sent
  return (
    assigned !== null &&
    assigned.quiz_id === quiz_id &&
    assigned.mode === mode &&
    assigned.due_at === due_at &&
    assigned.tries === tries &&
    assigned.counts === counts &&
    assigned.review === review
  )
}
