import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import {
  answerLessonMove,
  answerLessonProblem,
  cancelLesson,
  leaveLessonNote,
  markLessonDone,
  proposeLessonMove,
  reportLessonProblem,
  takeBackLessonDone,
  withdrawLessonMove,
  withdrawLessonProblem,
} from '@kredka/contracts/lessons/endpoints'
import { lessonRefusal, moveLapsesAt } from '@kredka/contracts/lessons/rules'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import { type LessonCommand, lessonDecider } from './lesson.ts'
import { roleOf } from './lesson-events.ts'
import { holdNewTime } from './new-time.ts'

/** What the two do with their lesson (LES-01 to LES-04). */
export function lessonHandlers({ write, streams }: Pick<Tools, 'write' | 'streams'>): readonly Handler[] {
  const execute = async (id: string, command: LessonCommand, { context }: Request) =>
    replyDone(await write.execute(lessonDecider, id, command, context))
  const by = (request: Request) => ({ user_id: callerId(request), now: request.context.now })

  async function propose(
    { id, starts_at, note }: { readonly id: string; readonly starts_at: string; readonly note: string | null },
    request: Request,
  ): Promise<Reply<null> | Rejection> {
    const { context } = request
    const { user_id, now } = by(request)
    const { state: lesson } = await write.fold(lessonDecider, id)
    const role = lesson === null ? null : roleOf(lesson, user_id)
    if (lesson === null || role === null) return reject('LESSON_NOT_FOUND')
    const no = lessonRefusal(lesson, 'propose_move', role, now)
    if (no !== null) return reject(no)
    const start = Date.parse(starts_at)
    if (start <= now) return reject('LESSON_TIME_PAST')
    if (start === Date.parse(lesson.starts_at)) return reject('LESSON_SAME_TIME')
    const slot_id = deriveEntityId(context.command_id, 'slot')
    const lapses_at = moveLapsesAt(lesson.starts_at, new Date(start).toISOString(), now)
    const asked = { lesson, role, user_id, slot_id, start, note, lapses_at, context }
    const held = await holdNewTime({ write, streams }, asked)
    if ('rejected' in held) return held
    // another proposal may have come first: then this one's time is free again already
    const { state: after } = await write.fold(lessonDecider, id)
    return after?.move?.slot.slot_id === slot_id ? replyDone(held) : reject('LESSON_MOVE_OPEN')
  }

  return [
    handle(markLessonDone, ({ id }, request) => execute(id, { do: 'mark_done', ...by(request) }, request)),
    handle(takeBackLessonDone, ({ id, reason }, request) =>
      execute(id, { do: 'take_back', reason: reason.trim(), ...by(request) }, request),
    ),
    handle(cancelLesson, ({ id, reason, late }, request) =>
      execute(id, { do: 'cancel', reason: trimToNull(reason), late: late ?? false, ...by(request) }, request),
    ),
    handle(proposeLessonMove, ({ id, starts_at, note }, request) =>
      propose({ id, starts_at, note: trimToNull(note) }, request),
    ),
    handle(answerLessonMove, ({ id, accept, starts_at, reason }, request) =>
      execute(id, { do: 'answer_move', accept, starts_at, reason: trimToNull(reason), ...by(request) }, request),
    ),
    handle(withdrawLessonMove, ({ id }, request) => execute(id, { do: 'withdraw_move', ...by(request) }, request)),
    handle(leaveLessonNote, ({ id, note, homework, topics }, request) => {
      const words = { note: trimToNull(note), homework: trimToNull(homework), topics: trimToNull(topics) }
      return execute(id, { do: 'note', ...words, ...by(request) }, request)
    }),
    handle(reportLessonProblem, ({ id, kind, text }, request) =>
      execute(id, { do: 'report', kind, text: text.trim(), ...by(request) }, request),
    ),
    handle(answerLessonProblem, ({ id, agrees, text }, request) =>
      execute(id, { do: 'answer_report', agrees, text: trimToNull(text), ...by(request) }, request),
    ),
    handle(withdrawLessonProblem, ({ id }, request) => execute(id, { do: 'withdraw_report', ...by(request) }, request)),
  ]
}
