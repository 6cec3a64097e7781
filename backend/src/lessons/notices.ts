import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import type { LessonRole } from '@kredka/contracts/lessons/rules'
import type { NotificationData } from '@kredka/contracts/notifications/types'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { noticeSeenElsewhere, notify } from '../notifications/index.ts'
import { followsDecision } from './lesson-events.ts'

type LessonNotice = 'lesson_moved' | 'lesson_cancelled' | 'lesson_done' | 'lesson_problem' | 'lesson_reminder'
type OfLesson = Recorded<
  AnyEvent & { readonly data: { readonly lesson_id: string; readonly teacher_id: string; readonly student_id: string } }
>
/** What a notice says beside which lesson it is about, and whose. */
type More<T extends LessonNotice> = Omit<NotificationData<T>, 'lesson_id' | 'offer_subject' | 'starts_at' | 'role'> & {
  /** Where it speaks of another time than the lesson's own. */
  readonly starts_at?: string
}

/**
 * Every change is told to the side that did not make it (NOT-01, LES-01 to LES-04). That a lesson is booked is told by
 * the order whose acceptance books it.
 */
export function lessonNotices({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  async function tell<T extends LessonNotice>(
    event: OfLesson,
    reaction: Reaction,
    type: T,
    roles: readonly LessonRole[],
    more: More<T>,
  ): Promise<void> {
    const { lesson_id, teacher_id, student_id } = event.data
    const about = await readLesson(streams, lesson_id)
    if (about === null) return
    await settle(event, reaction, SETTLED_BY[type])
    for (const role of roles) {
      const [to, person_id] = role === 'teacher' ? [teacher_id, student_id] : [student_id, teacher_id]
      const data = { ...about, ...more, role } as unknown as NotificationData<T>
      await notify(reaction, { to, type, data, person_id, about_id: lesson_id })
    }
  }

  return [
    {
      name: 'lessons.notices',
      inline: false,
      on: {
        ...when(e.LessonMoveProposed, (event, reaction) => {
          const { by, slot } = event.data
          return withOwnTime(event, (moved_from) =>
            tell(event, reaction, 'lesson_moved', [other(by)], {
              step: 'proposed',
              moved_from,
              starts_at: slot.starts_at,
            }),
          )
        }),
        ...when(e.LessonMoved, (event, reaction) => {
          const { by, slot, moved_from } = event.data
          const { starts_at } = slot
          return tell(event, reaction, 'lesson_moved', [other(by)], { step: 'moved', moved_from, starts_at })
        }),
        ...when(e.LessonMoveDeclined, (event, reaction) =>
          withOwnTime(event, (moved_from) =>
            tell(event, reaction, 'lesson_moved', [other(event.data.by)], { step: 'declined', moved_from }),
          ),
        ),
        ...when(e.LessonMoveWithdrawn, (event, reaction) => settle(event, reaction, ['lesson_moved'])),
        ...when(e.LessonMoveLapsed, async (event, reaction) => {
          const proposed = last(await streams.read(event.stream), e.LessonMoveProposed)
          if (proposed === null) return undefined
          return withOwnTime(event, (moved_from) =>
            tell(event, reaction, 'lesson_moved', [proposed.data.by], { step: 'lapsed', moved_from }),
          )
        }),
        ...when(e.LessonCancelled, (event, reaction) => {
          const { by, late, starts_at } = event.data
          const roles = by === 'system' ? (['teacher', 'student'] as const) : [other(by)]
          return tell(event, reaction, 'lesson_cancelled', roles, { late: late ? 'yes' : 'no', starts_at })
        }),
        // the student hears of it together with what they are asked about it
        ...when(e.LessonDone, async (event, reaction) => {
          if (event.data.by !== 'system' || followsDecision(await streams.read(event.stream), event)) return undefined
          return tell(event, reaction, 'lesson_done', ['teacher'], {})
        }),
        ...when(e.LessonProblemReported, (event, reaction) =>
          tell(event, reaction, 'lesson_problem', [other(event.data.by)], { step: 'reported' }),
        ),
        ...when(e.LessonProblemAnswered, (event, reaction) =>
          tell(event, reaction, 'lesson_problem', [other(event.data.by)], { step: 'answered' }),
        ),
        ...when(e.LessonProblemWithdrawn, (event, reaction) =>
          tell(event, reaction, 'lesson_problem', [other(event.data.by)], { step: 'withdrawn' }),
        ),
        ...when(e.LessonProblemDecided, async (event, reaction) => {
          // where the two agreed, the answer has told it
          if (event.data.admin_id === null) return undefined
          return tell(event, reaction, 'lesson_problem', ['teacher', 'student'], { step: 'decided' })
        }),
        ...when(e.LessonProblemReopened, (event, reaction) =>
          tell(event, reaction, 'lesson_problem', ['teacher', 'student'], { step: 'reopened' }),
        ),
        ...when(e.LessonReminded, (event, reaction) => {
          const { hours, starts_at } = event.data
          return tell(event, reaction, 'lesson_reminder', ['teacher', 'student'], { hours: Number(hours), starts_at })
        }),
      },
    },
  ]

  async function withOwnTime(event: OfLesson, give: (starts_at: string) => Promise<void>): Promise<void> {
    const about = await readLesson(streams, event.data.lesson_id)
    if (about !== null) await give(about.starts_at)
  }
}

/** What a newer notice takes the place of: the older one asks for nothing any more. */
const SETTLED_BY: Readonly<Record<LessonNotice, readonly LessonNotice[]>> = {
  lesson_moved: ['lesson_moved'],
  lesson_cancelled: ['lesson_moved', 'lesson_reminder'],
  lesson_problem: ['lesson_problem'],
  lesson_reminder: ['lesson_reminder'],
  lesson_done: [],
}

async function settle({ data }: OfLesson, reaction: Reaction, types: readonly LessonNotice[]): Promise<void> {
  for (const type of types) {
    for (const user_id of [data.teacher_id, data.student_id]) {
      await noticeSeenElsewhere(reaction, { user_id, type, about_id: data.lesson_id })
    }
  }
}

/** Subject and time of a lesson as it stands now; null where there is none. */
async function readLesson(streams: OpenStreams, lesson_id: string) {
  const events = await streams.read(streamOf('lesson', lesson_id))
  const booked = last(events, e.LessonBooked)
  if (booked === null) return null
  const starts_at = last(events, e.LessonMoved)?.data.slot.starts_at ?? booked.data.starts_at
  return { lesson_id, offer_subject: booked.data.subject_id, starts_at }
}

function other(role: LessonRole): LessonRole {
  return role === 'teacher' ? 'student' : 'teacher'
}
