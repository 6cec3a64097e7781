import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { decideLessonProblem, readLessonCase, reopenLessonProblem } from '@kredka/contracts/lessons/endpoints'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import type { LessonCaseView } from '@kredka/contracts/lessons/views'
import { messagesOfTwo } from '../chat/index.ts'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type KnownLesson, lessonDecider } from './lesson.ts'
import { roleOf } from './lesson-events.ts'

/** The last messages before the report that staff may read. */
const MESSAGES = 40

/** What staff do about problem reports (LES-04, ADM-02, ADM-03). */
export function lessonAdminHandlers({ write, streams }: Pick<Tools, 'write' | 'streams'>): readonly Handler[] {
  return [
    handle(readLessonCase, async ({ id, reason }, request) => {
      const { state: lesson } = await write.fold(lessonDecider, id)
      if (lesson?.problem == null) return reject('LESSON_PROBLEM_NOT_FOUND')
      // Nobody reads the case before the log says who asked and why.
      const record = { do: 'read_case', admin_id: adminId(request), reason: reason.trim() } as const
      const read = await write.execute(lessonDecider, id, record, request.context)
      if (isRejection(read)) return read
      const { order_id, teacher_id, student_id } = lesson.booked
      const [order, own, words] = await Promise.all([
        streams.read(streamOf('order', order_id)),
        streams.read(streamOf(lessonDecider.category, id)),
        messagesOfTwo(streams, teacher_id, student_id),
      ])
      const events = [...order, ...own].filter(
        ({ type }) => type !== e.LessonCaseRead.name && type !== e.LessonNoteLeft.name,
      )
      const messages = words.slice(-MESSAGES).map(({ id: message_id, sender_id, message, at }) => ({
        ...{ id: message_id, message, at },
        by: roleOf(lesson, sender_id) ?? ('student' as const),
      }))
      const answer = { events: events.map((event) => evidence(lesson, event)).toSorted(compareTimes), messages }
      return { answer, position: read.position }
    }),

    handle(decideLessonProblem, async ({ id, outcome, reason }, request) => {
      const { now } = request.context
      const command = { do: 'decide', admin_id: adminId(request), outcome, reason: reason.trim(), now } as const
      const { state: lesson } = await write.fold(lessonDecider, id)
      if (lesson === null) return reject('LESSON_PROBLEM_NOT_FOUND')
      return replyDone(await write.execute(lessonDecider, id, command, request.context))
    }),

    handle(reopenLessonProblem, async ({ id, reason }, request) => {
      const command = { do: 'reopen', admin_id: adminId(request), reason: reason.trim() } as const
      const { state: lesson } = await write.fold(lessonDecider, id)
      if (lesson === null) return reject('LESSON_PROBLEM_NOT_FOUND')
      return replyDone(await write.execute(lessonDecider, id, command, request.context))
    }),
  ]
}

type Evidence = LessonCaseView['events'][number]

function evidence(lesson: KnownLesson, { id, type: what, data, metadata }: Recorded): Evidence {
  const [kind = '', actor = ''] = metadata.actor.split(':')
  const by = kind === 'user' ? roleOf(lesson, actor) : kind === 'admin' ? 'staff' : null
  const note = ['reason', 'note', 'text', 'message'].map((name) => data[name]).find((word) => typeof word === 'string')
  return {
    id,
    what,
    at: metadata.occurred_at,
    by: by ?? 'system',
    note: typeof note === 'string' ? note : null,
    starts_at: startOf(data),
  }
}

function startOf(data: Recorded['data']): string | null {
  const slot = data['slot']
  const start = isRecord(slot) ? slot['starts_at'] : data['starts_at']
  return typeof start === 'string' ? start : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function compareTimes(a: Evidence, b: Evidence): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0
}
