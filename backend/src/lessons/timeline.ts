import type { Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'
import { followsDecision } from './lesson-events.ts'

/** What happened to a lesson, for its two people (EVT-11). Reminders and what staff looked at stay untold. */
export const lessonTimeline: Timeline = {
  kind: 'lesson',
  category: 'lesson',
  concerned: (events) => {
    const booked = last(events, e.LessonBooked)?.data
    return { teacher: booked?.teacher_id ?? null, student: booked?.student_id ?? null }
  },
  tells: {
    // a policy wrote it when the teacher took the order
    ...tell(e.LessonBooked, ({ data }) => ({ by: data.teacher_id })),
    ...tell(e.LessonMoveProposed, ({ data }, before) => ({
      note: data.note,
      // the calendar's policy wrote it
      by: data.proposer_id,
      params: { from: startOf(before), to: data.slot.starts_at },
    })),
    ...tell(e.LessonMoved, ({ data }) => ({ params: { from: data.moved_from, to: data.slot.starts_at } })),
    ...tell(e.LessonMoveDeclined, ({ data }, before) => ({ note: data.reason, params: timesOfMove(before) })),
    ...tell(e.LessonMoveWithdrawn, (_, before) => ({ params: timesOfMove(before) })),
    ...tell(e.LessonMoveLapsed, (_, before) => ({ params: timesOfMove(before) })),
    ...tell(e.LessonCancelled, ({ data: { reason, why, late } }) => ({
      note: reason,
      params: { why, late: late ? 'yes' : 'no' },
    })),
    ...tell(e.LessonDone, (event, before) =>
      followsDecision(before, event)
        ? null
        : { params: { by: last(before, e.LessonProblemReported) === null ? event.data.by : 'reported' } },
    ),
    ...tell(e.LessonDoneTakenBack, ({ data }) => ({ note: data.reason })),
    ...tell(e.LessonNoteLeft),
    ...tell(e.LessonProblemReported, ({ data }) => ({ note: data.text, params: { kind: data.kind } })),
    // who agrees decides it with that
    ...tell(e.LessonProblemAnswered, ({ data }) => (data.agrees ? null : { note: data.text })),
    ...tell(e.LessonProblemUnanswered),
    ...tell(e.LessonProblemWithdrawn),
    ...tell(e.LessonProblemReopened, ({ data }) => ({ note: data.reason })),
    ...tell(e.LessonProblemDecided, ({ data: { admin_id, outcome, reason } }, before) => {
      const agreed = admin_id === null ? last(before, e.LessonProblemAnswered)?.data : undefined
      return { note: agreed?.text ?? reason, params: { outcome, agreed: agreed === undefined ? 'no' : 'yes' } }
    }),
  },
}

/** When the lesson was to begin by then. */
function startOf(before: readonly Recorded[]): string {
  return last(before, e.LessonMoved)?.data.slot.starts_at ?? last(before, e.LessonBooked)?.data.starts_at ?? ''
}

/** The new time that was proposed last. */
function timesOfMove(before: readonly Recorded[]): Readonly<Record<string, string>> {
  return { to: last(before, e.LessonMoveProposed)?.data.slot.starts_at ?? '' }
}
