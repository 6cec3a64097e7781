import { calendarDecider } from '@kredka/backend/calendar/calendar'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type LessonCommand, lessonDecider } from '@kredka/backend/lessons/lesson'
import { type PaymentCommand, paymentDecider } from '@kredka/backend/payments/payment'
import { readTogether } from '@kredka/backend/payments/together'
import { reviewDecider } from '@kredka/backend/reviews/review'
import { tuitionDecider } from '@kredka/backend/students/tuition'
import { tuitionIdOf } from '@kredka/backend/students/tuition-id'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Actor } from '@kredka/contracts/kernel/ports'
import { dateAt } from '@kredka/contracts/kernel/zones'
import type { PaymentMethod } from '@kredka/contracts/payments/rules'
import type { Step } from '../step.ts'
import type { SeedOrder } from './order-steps.ts'
import { ZONE } from './times.ts'

/** One lesson of an order. */
export interface SeedLesson {
  readonly lesson_id: string
  readonly teacher_id: string
  readonly student_id: string
  /** Milliseconds. */
  readonly starts_at: number
  readonly ends_at: number
}

export function lessonsOf({ offer, student_id, terms }: SeedOrder): readonly SeedLesson[] {
  return terms.dates.map(({ lesson_id, starts_at, ends_at }) => ({
    lesson_id,
    teacher_id: offer.teacher_id,
    student_id,
    starts_at: Date.parse(starts_at),
    ends_at: Date.parse(ends_at),
  }))
}

type Role = 'teacher' | 'student'
type Asked = { readonly user_id: string; readonly now: number }

export function lessonStep(
  lesson: SeedLesson,
  by: Role,
  at: number,
  name: string,
  say: (asked: Asked) => LessonCommand,
): Step {
  const user_id = by === 'teacher' ? lesson.teacher_id : lesson.student_id
  return stepOf(lesson, { kind: 'user', id: user_id }, at, `lessons.${name}`, say({ user_id, now: at }))
}

function stepOf(
  { lesson_id, teacher_id }: SeedLesson,
  actor: Actor,
  at: number,
  command: string,
  what: LessonCommand,
): Step {
  return {
    at,
    command,
    actor,
    key: `${command} ${lesson_id} ${at}`,
    of: teacher_id,
    run: (write, context) => write.execute(lessonDecider, lesson_id, what, context),
  }
}

export function markDoneStep(lesson: SeedLesson, at: number): Step {
  return lessonStep(lesson, 'teacher', at, 'mark_done', (asked) => ({ do: 'mark_done', ...asked }))
}

/** The calendar keeps the new time; the proposal follows from that. */
export function proposeMoveStep(
  lesson: SeedLesson,
  by: Role,
  at: number,
  { starts_at, note }: { readonly starts_at: number; readonly note: string | null },
): Step {
  const { lesson_id, teacher_id, student_id } = lesson
  const iso = (time: number) => new Date(time).toISOString()
  const slot = {
    slot_id: deriveEntityId(lesson_id, `move ${at}`, at),
    starts_at: iso(starts_at),
    ends_at: iso(starts_at + lesson.ends_at - lesson.starts_at),
    date: dateAt(starts_at, ZONE),
  }
  const proposer_id = by === 'teacher' ? teacher_id : student_id
  const lapses_at = iso(Math.min(at + 48 * HOUR, starts_at, lesson.starts_at))
  const times = { slot, lapses_at, decided_at: iso(at), buffer_minutes: 0 }
  return {
    at,
    command: 'lessons.propose_move',
    actor: { kind: 'user', id: proposer_id },
    key: `move ${lesson_id} ${at}`,
    of: teacher_id,
    run: (write, context) =>
      write.execute(
        calendarDecider,
        teacher_id,
        { do: 'hold_move', teacher_id, student_id, lesson_id, proposer_id, note, ...times },
        context,
      ),
  }
}

/** What a side says about the payment of a lesson, whose id follows from the lesson's booking. */
export function paymentStep(
  { lesson_id, teacher_id, student_id }: SeedLesson,
  by: Role,
  at: number,
  name: string,
  say: (asked: Asked) => PaymentCommand,
): Step {
  const user_id = by === 'teacher' ? teacher_id : student_id
  return {
    at,
    command: `payments.${name}`,
    actor: { kind: 'user', id: user_id },
    key: `payment ${name} ${lesson_id} ${at}`,
    of: teacher_id,
    run: async (write, context) => {
      const { state } = await write.fold(lessonDecider, lesson_id)
      const payment_id = state?.booked.payment_id ?? ''
      return write.execute(paymentDecider, payment_id, say({ user_id, now: at }), context)
    },
  }
}

export function markPaidStep(lesson: SeedLesson, at: number, method: PaymentMethod): Step {
  const day = dateAt(at, ZONE)
  return paymentStep(lesson, 'teacher', at, 'mark_as_paid', (asked) => ({
    do: 'mark_paid',
    ...asked,
    method,
    date: day,
    today: day,
  }))
}

/** What the student says to have paid by one transfer, for one lesson or several of the same teacher. */
export function announceStep(lessons: readonly [SeedLesson, ...SeedLesson[]], at: number): Step {
  const [first] = lessons
  const { lesson_id, teacher_id, student_id } = first
  return {
    at,
    command: 'payments.announce',
    actor: { kind: 'user', id: student_id },
    key: `payment announce ${lesson_id} ${at}`,
    of: teacher_id,
    run: async (write, context) => {
      const booked = await Promise.all(lessons.map((lesson) => write.fold(lessonDecider, lesson.lesson_id)))
      const [id = '', ...others] = booked.map(({ state }) => state?.booked.payment_id ?? '')
      const paid = await readTogether(write, id, others, student_id)
      if (isRejection(paid)) return paid
      const { ids: together, total, title } = paid
      const said = { do: 'announce', method: 'bank_transfer', together, total, title } as const
      return write.execute(paymentDecider, id, { ...said, user_id: student_id, now: at }, context)
    },
  }
}

interface Pair {
  readonly teacher_id: string
  readonly student_id: string
}

export function reviewStep({ teacher_id, student_id }: Pair, at: number, stars: number, text: string): Step {
  const tuition_id = tuitionIdOf(teacher_id, student_id)
  return {
    at,
    command: 'reviews.write',
    actor: { kind: 'user', id: student_id },
    key: `review ${tuition_id} ${at}`,
    of: teacher_id,
    run: async (write, context) => {
      const { lessons } = (await write.fold(tuitionDecider, tuition_id)).state
      const pair = { tuition_id, teacher_id, student_id }
      const new_id = deriveEntityId(tuition_id, 'review', at)
      const command = { do: 'write', pair, new_id, lessons, stars, text, now: at } as const
      return write.execute(reviewDecider, tuition_id, command, context)
    },
  }
}

export function answerReviewStep({ teacher_id, student_id }: Pair, at: number, text: string): Step {
  const tuition_id = tuitionIdOf(teacher_id, student_id)
  return {
    at,
    command: 'reviews.answer',
    actor: { kind: 'user', id: teacher_id },
    key: `answer ${tuition_id}`,
    of: teacher_id,
    run: (write, context) => write.execute(reviewDecider, tuition_id, { do: 'answer', text }, context),
  }
}

export function studentNoteStep({ teacher_id, student_id }: Pair, at: number, note: string): Step {
  const tuition_id = tuitionIdOf(teacher_id, student_id)
  return {
    at,
    command: 'students.write_note',
    actor: { kind: 'user', id: teacher_id },
    key: `note ${tuition_id}`,
    of: teacher_id,
    run: (write, context) => {
      const pair = { tuition_id, teacher_id, student_id }
      return write.execute(tuitionDecider, tuition_id, { do: 'write_note', pair, note }, context)
    },
  }
}
