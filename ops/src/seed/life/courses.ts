import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import type { SeedOffer } from '../offer-plan.ts'
import type { SeedPerson } from '../people-plan.ts'
import type { Step } from '../step.ts'
import { ACCEPT_NOTES, LESSON_NOTES, ORDER_MESSAGES, REVIEW_ANSWERS, REVIEWS } from '../texts/life.ts'
import { type Gender, phrase } from '../texts/phrases.ts'
import { between, chance, pick, type Random } from '../texts/random.ts'
import {
  answerReviewStep,
  lessonStep,
  lessonsOf,
  markDoneStep,
  markPaidStep,
  paymentStep,
  reviewStep,
} from './lesson-steps.ts'
import { acceptStep, orderOf, placeStep, type SeedOrder } from './order-steps.ts'
import type { Times } from './times.ts'

/** A teacher as far as lessons are concerned. */
export interface SeedTeacher {
  readonly person: SeedPerson
  readonly gender: Gender
  readonly entries: readonly EntryTimes[]
  /** Those that are public. */
  readonly offers: readonly SeedOffer[]
}
export interface SeedStudent {
  readonly person: SeedPerson
  readonly gender: Gender
}
export interface LifeParts {
  readonly random: Random
  /** Milliseconds: midnight of the demonstration's present day. */
  readonly now: number
  readonly admin_id: string
  readonly times: Times
}

export interface Course {
  readonly teacher: SeedTeacher
  readonly student: SeedStudent
  /** When the student asked for it. */
  readonly placed_at: number
  readonly lessons: number
}

/** Places and accepts a weekly course; null where the two have no time in common. */
export function courseOrder(
  { random, times }: LifeParts,
  { teacher, student, placed_at, lessons }: Course,
): SeedOrder | null {
  const offer = pick(random, teacher.offers)
  const duration = 60
  const ids = { teacher_id: teacher.person.user_id, student_id: student.person.user_id }
  const starts = times.weekly({ ...ids, entries: teacher.entries, from: placed_at + DAY, lessons, duration })
  return starts === null ? null : orderOf({ offer, student_id: ids.student_id, placed_at, starts, duration })
}

/** A course that is over, as most go: lessons taken and paid for, in the end some words about the teacher. */
export function pastCourse(parts: LifeParts, course: Course): readonly Step[] {
  const { random, now } = parts
  const { teacher, student, placed_at } = course
  const order = courseOrder(parts, course)
  if (order === null) return []
  const lessons = lessonsOf(order).filter(({ ends_at }) => ends_at < now - DAY)
  const last = lessons.at(-1)
  if (last === undefined || lessons.length < order.terms.dates.length) return []
  const says = (text: string, gender: Gender) => phrase(random, text, { gender, years: 2 })
  const pair = { teacher_id: teacher.person.user_id, student_id: student.person.user_id }
  const reviewed_at = last.ends_at + between(random, 4, 40) * HOUR
  const review = chance(random, 0.72) && reviewed_at < now ? pick(random, REVIEWS) : null
  const answered_at = reviewed_at + between(random, 2, 60) * HOUR
  return [
    placeStep(order, chance(random, 0.6) ? says(pick(random, ORDER_MESSAGES), student.gender) : null),
    acceptStep(
      order,
      placed_at + between(random, 1, 20) * HOUR,
      chance(random, 0.3) ? says(pick(random, ACCEPT_NOTES), teacher.gender) : null,
    ),
    ...lessons.flatMap((lesson, n): Step[] => {
      const done = markDoneStep(lesson, lesson.ends_at + between(random, 5, 200) * MINUTE)
      const paid = markPaidStep(
        lesson,
        done.at + between(random, 1, 30) * HOUR,
        chance(random, 0.6) ? 'bank_transfer' : 'manually',
      )
      const confirmed = paymentStep(lesson, 'student', paid.at + HOUR, 'confirm', (asked) => ({
        do: 'confirm',
        ...asked,
      }))
      const note = lessonStep(lesson, 'teacher', done.at + 60_000, 'leave_note', (asked) => {
        const { note, homework } = pick(random, LESSON_NOTES)
        return { do: 'note', ...asked, note, homework: says(homework, teacher.gender), topics: null }
      })
      return [
        done,
        ...(n % 3 === 0 && chance(random, 0.4) ? [note] : []),
        ...(paid.at < now ? [paid] : []),
        ...(confirmed.at < now && chance(random, 0.3) ? [confirmed] : []),
      ]
    }),
    ...(review === null ? [] : [reviewStep(pair, reviewed_at, review.stars, says(review.text, student.gender))]),
    ...(review !== null && review.stars > 3 && answered_at < now && chance(random, 0.35)
      ? [answerReviewStep(pair, answered_at, says(pick(random, REVIEW_ANSWERS), teacher.gender))]
      : []),
  ]
}
