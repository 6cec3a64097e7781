import type { EventOf } from '@kredka/contracts/kernel/events'
import type { lessonEvents as e, LessonEvent } from '@kredka/contracts/lessons/events'
import type { LessonFacts, LessonRole, LessonState, ProblemKind, ProblemState } from '@kredka/contracts/lessons/rules'

type Booked = EventOf<typeof e.LessonBooked>['data']
type Slot = EventOf<typeof e.LessonMoved>['data']['slot']

/** A new time that is kept free until the other side has answered. */
export interface OpenMove {
  readonly by: LessonRole
  readonly slot: Slot
  readonly time: string
  readonly lapses_at: string
}

/** What the stream of a lesson says. Words that people wrote are not in it. */
export interface KnownLesson extends LessonFacts {
  readonly state: LessonState
  /** As it was booked; the time is that of `slot`. */
  readonly booked: Booked
  readonly slot: Slot
  readonly move: OpenMove | null
  readonly problem: {
    readonly by: LessonRole
    readonly kind: ProblemKind
    readonly state: ProblemState
    readonly answer_by: string
    /** How it waited before staff dismissed it, which can be taken back; null in every other case. */
    readonly dismissed: 'answered' | 'unanswered' | null
  } | null
  /** The mark was taken back: it does not come again by itself. */
  readonly taken_back: boolean
  /** Reminders that went out for the time as it is: hours before the start. */
  readonly reminded: readonly string[]
}

/** Null before it was booked. */
export type Lesson = KnownLesson | null

export function evolveLesson(lesson: Lesson, event: LessonEvent): Lesson {
  if (event.type === 'LessonBooked') return toBookedLesson(event.data)
  return lesson === null ? null : evolveKnown(lesson, event)
}

function toBookedLesson(data: Booked): KnownLesson {
  const { slot_id, starts_at, ends_at, date, booked_at, cancellation_hours } = data
  return {
    state: 'booked',
    booked: data,
    slot: { slot_id, starts_at, ends_at, date },
    starts_at,
    ends_at,
    booked_at,
    cancellation_hours,
    done_at: null,
    move: null,
    problem: null,
    taken_back: false,
    reminded: [],
  }
}

function evolveKnown(lesson: KnownLesson, event: Exclude<LessonEvent, { type: 'LessonBooked' }>): KnownLesson {
  switch (event.type) {
    case 'LessonMoveProposed': {
      const { by, slot, time, lapses_at } = event.data
      return { ...lesson, move: { by, slot, time, lapses_at } }
    }
    case 'LessonMoved': {
      const { slot } = event.data
      return { ...lesson, slot, starts_at: slot.starts_at, ends_at: slot.ends_at, move: null, reminded: [] }
    }
    case 'LessonMoveDeclined':
    case 'LessonMoveWithdrawn':
    case 'LessonMoveLapsed':
      return { ...lesson, move: null }
    case 'LessonCancelled':
      return { ...lesson, state: 'cancelled', move: null }
    case 'LessonDone':
      return { ...lesson, state: 'done', done_at: event.data.done_at }
    case 'LessonDoneTakenBack':
      return { ...lesson, state: 'booked', done_at: null, taken_back: true }
    case 'LessonReminded':
      return { ...lesson, reminded: [...lesson.reminded, event.data.hours] }
    case 'LessonProblemReported': {
      const { by, kind, answer_by } = event.data
      return { ...lesson, problem: { by, kind, answer_by, state: 'open', dismissed: null } }
    }
    case 'LessonProblemAnswered':
      return problemIs(lesson, 'answered')
    case 'LessonProblemUnanswered':
      return problemIs(lesson, 'unanswered')
    case 'LessonProblemWithdrawn':
      return problemIs(lesson, 'withdrawn')
    case 'LessonProblemReopened':
      return problemIs(lesson, event.data.state)
    case 'LessonProblemDecided': {
      const { outcome, admin_id } = event.data
      const decided = problemIs(lesson, 'decided', outcome === 'dismissed' && admin_id !== null)
      const absent = outcome === 'teacher_absent' || outcome === 'student_absent'
      return absent ? { ...decided, state: 'cancelled', done_at: null, move: null } : decided
    }
    default:
      return lesson
  }
}

function problemIs(lesson: KnownLesson, state: ProblemState, dismissed_by_staff = false): KnownLesson {
  if (lesson.problem === null) return lesson
  const before = lesson.problem.state === 'unanswered' ? 'unanswered' : 'answered'
  return { ...lesson, problem: { ...lesson.problem, state, dismissed: dismissed_by_staff ? before : null } }
}
