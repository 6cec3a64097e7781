import { type AnyEvent, type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { reviewEvents as e } from '@kredka/contracts/reviews/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { noticeSeenElsewhere, notify } from '../notifications/index.ts'
import { reviewDecider } from './review.ts'

/**
 * A done lesson is told to its student by one notice, which after the first and the third lesson asks for a review,
 * unless there is one; teachers learn of reviews, students of answers (NOT-01). One policy, so that a question is never
 * taken back before it was asked.
 */
export function reviewNotices({ streams }: Pick<Tools, 'streams'>): Policy {
  return {
    name: 'reviews.notices',
    inline: false,
    on: {
      ...when(studentEvents.LessonCounted, async (event, reaction) => {
        const { tuition_id, lesson_id, student_id, teacher_id, subject_id: offer_subject, starts_at } = event.data
        const review = await reaction.write.fold(reviewDecider, tuition_id)
        const asks_review = event.data.asks_review && review.state.state === 'absent'
        if (!asks_review && !(await wasMarkedDone(streams, event))) return undefined
        const lesson = { lesson_id, offer_subject, starts_at, role: 'student' } as const
        return notify(reaction, {
          to: student_id,
          type: 'lesson_done',
          person_id: teacher_id,
          about_id: asks_review ? tuition_id : lesson_id,
          data: asks_review ? { ...lesson, asks_review: 'yes' } : lesson,
        })
      }),
      ...when(e.ReviewWritten, async ({ data }, reaction) => {
        const { tuition_id, teacher_id, student_id, offer_id, subject_id: offer_subject, stars } = data
        for (const type of ASKING) {
          await noticeSeenElsewhere(reaction, { user_id: student_id, type, about_id: tuition_id })
        }
        const about = { person_id: student_id, about_id: tuition_id }
        const told = { teacher_id, offer_id, offer_subject, stars }
        return notify(reaction, { to: teacher_id, type: 'review_received', ...about, data: told })
      }),
      ...when(e.ReviewAnswered, async ({ data }, reaction) => {
        if (data.edited) return undefined
        const { tuition_id, teacher_id, student_id, offer_id, subject_id: offer_subject } = data
        const about = { person_id: teacher_id, about_id: tuition_id }
        const told = { teacher_id, offer_id, offer_subject }
        return notify(reaction, { to: student_id, type: 'review_answered', ...about, data: told })
      }),
    },
  }
}

/** Those that ask for a review, of now and of the past. */
const ASKING = ['lesson_done', 'review_requested'] as const

type Counted = Recorded<EventOf<typeof studentEvents.LessonCounted>>

/** A lesson also counts once it was decided, after a report, that it took place: that decision is told as such. */
async function wasMarkedDone(streams: OpenStreams, { data, metadata }: Counted): Promise<boolean> {
  const events = await streams.read(streamOf('lesson', data.lesson_id))
  return events.some(({ id, type }) => id === metadata.$causationId && type === lessonEvents.LessonDone.name)
}

type Decision = Recorded<AnyEvent & { readonly data: EventOf<typeof e.ReviewReportDismissed>['data'] }>

/**
 * The teacher who reported a review learns whether it stays, and when that was taken back. Staff hide reviews that
 * nobody reported, too: of those nobody is told (NOT-01).
 */
export function tellingReporters({ streams }: Pick<Tools, 'streams'>): Policy {
  return {
    name: 'reviews.tell-reporter',
    inline: false,
    on: {
      ...when(e.ReviewReportDismissed, (event, reaction) => tell(event, 'kept', reaction)),
      ...when(e.ReviewReportReopened, (event, reaction) => tell(event, 'reopened', reaction)),
      ...when(e.ReviewHidden, async (event, reaction) =>
        (await wasReported(streams, event)) ? tell(event, 'acted', reaction) : undefined,
      ),
    },
  }
}

/** Whether a report waited when this was decided. */
async function wasReported(streams: OpenStreams, { stream, revision }: Decision): Promise<boolean> {
  const before = (await streams.read(stream)).filter((event) => event.revision < revision)
  const opens: readonly string[] = [e.ReviewReported.name, e.ReviewReportReopened.name]
  const about = [...opens, e.ReviewReportDismissed.name, e.ReviewHidden.name]
  return opens.includes(before.findLast(({ type }) => about.includes(type))?.type ?? '')
}

function tell({ data }: Decision, outcome: 'kept' | 'acted' | 'reopened', reaction: Reaction) {
  const about = { to: data.teacher_id, person_id: data.student_id, about_id: data.tuition_id }
  return notify(reaction, { ...about, type: 'report_decided', data: { what: 'review', outcome, chat_id: null } })
}
