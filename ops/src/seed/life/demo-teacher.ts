import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { addDays, dateAt, instantOf } from '@kredka/contracts/kernel/zones'
import type { SeedOffer } from '../offer-plan.ts'
import type { Step } from '../step.ts'
import {
  ABSENT_REPORT,
  ACCEPT_NOTES,
  CANCEL_REASONS,
  LATE_REPORT,
  LESSON_NOTES,
  MOVE_NOTES,
  ORDER_MESSAGES,
  OWN_REVIEWS,
  PAYMENT_DISPUTE,
  REJECT_REASONS,
  STUDENT_NOTES,
} from '../texts/life.ts'
import { phrase } from '../texts/phrases.ts'
import type { LifeParts, SeedStudent, SeedTeacher } from './courses.ts'
import {
  answerReviewStep,
  lessonStep,
  lessonsOf,
  markDoneStep,
  markPaidStep,
  paymentStep,
  proposeMoveStep,
  reviewStep,
  type SeedLesson,
  studentNoteStep,
} from './lesson-steps.ts'
import {
  acceptStep,
  cancelStep,
  expireStep,
  momentOfLapse,
  orderOf,
  placeStep,
  rejectStep,
  removeStep,
  type SeedOrder,
} from './order-steps.ts'
import { ZONE } from './times.ts'

/**
 * What fills the days of the teacher whom somebody logs in as: something of everything that can happen with orders,
 * lessons and payments.
 */
export function demoTeacherLife(
  parts: LifeParts,
  teacher: SeedTeacher,
  [demo, ...others]: readonly SeedStudent[],
): readonly Step[] {
  const { now, times } = parts
  const teacher_id = teacher.person.user_id
  const person = (n: number): SeedStudent => {
    const found = n === 0 ? demo : others[n - 1]
    if (found === undefined) throw new RangeError(`there is no student ${n}`)
    return found
  }
  const offer = (n: number): SeedOffer => {
    const found = teacher.offers[n % teacher.offers.length]
    if (found === undefined) throw new RangeError('the teacher has no offer')
    return found
  }
  /** An order of the n-th student for these days (from today) at this hour. */
  const order = (n: number, ago_hours: number, days: readonly number[], time: string, of = 0): SeedOrder => {
    const student_id = person(n).person.user_id
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const starts = days.map((day) => {
      const start = instantOf(addDays(dateAt(now, ZONE), day), hours * 60 + minutes, ZONE)
      return times.exactly([teacher_id, student_id], start, 60)
    })
    return orderOf({ offer: offer(of), student_id, placed_at: now - ago_hours * HOUR, starts, duration: 60 })
  }
  const said = (text: string | undefined, n: number) =>
    phrase(parts.random, text ?? '', { gender: person(n).gender, years: 2 })
  const own = (text: string | undefined) => phrase(parts.random, text ?? '', { gender: teacher.gender, years: 2 })
  const accepted = (one: SeedOrder, n: number): readonly Step[] => [
    placeStep(one, said(ORDER_MESSAGES[n % ORDER_MESSAGES.length], n)),
    acceptStep(one, one.placed_at + 3 * HOUR, n % 2 === 0 ? (ACCEPT_NOTES[n % ACCEPT_NOTES.length] ?? null) : null),
  ]
  const noted = (lesson: SeedLesson, n: number) =>
    lessonStep(lesson, 'teacher', lesson.ends_at + 40 * MINUTE, 'leave_note', (asked) => {
      const { note = '', homework = '' } = LESSON_NOTES[n % LESSON_NOTES.length] ?? {}
      return { do: 'note', ...asked, note, homework: own(homework), topics: null }
    })
  const done = (lesson: SeedLesson) => markDoneStep(lesson, lesson.ends_at + 15 * MINUTE)
  const paid = (lesson: SeedLesson) => markPaidStep(lesson, lesson.ends_at + 20 * HOUR, 'bank_transfer')
  const pair = (n: number) => ({ teacher_id, student_id: person(n).person.user_id })

  return [
    ...withDemoStudent(),
    ...moneyMatters(),
    ...changesOfTime(),
    ...problems(),
    ...waiting(),
    ...closedOrders(),
    ...reviews(),
    studentNoteStep(pair(0), now - 6 * DAY, STUDENT_NOTES[0] ?? ''),
    studentNoteStep(pair(1), now - 9 * DAY, STUDENT_NOTES[1] ?? ''),
    studentNoteStep(pair(2), now - 11 * DAY, STUDENT_NOTES[2] ?? ''),
  ]

  /** The two whom somebody logs in as: lessons behind them, the last one unpaid, the next tomorrow. */
  function withDemoStudent(): readonly Step[] {
    const course = order(0, 33 * 24, [-31, -24, -17, -10], '16:00')
    const next = order(0, 3 * 24, [1], '17:00')
    const lessons = lessonsOf(course)
    return [
      ...accepted(course, 0),
      ...lessons.flatMap((lesson, n) => [
        done(lesson),
        ...(n > 1 ? [noted(lesson, n)] : []),
        ...(n < 3 ? [paid(lesson)] : []),
      ]),
      ...lessons.slice(0, 2).map((lesson) => {
        return paymentStep(lesson, 'student', lesson.ends_at + 22 * HOUR, 'confirm', (asked) => ({
          do: 'confirm',
          ...asked,
        }))
      }),
      ...accepted(next, 2),
    ]
  }

  /** Paid, unpaid, disputed, and what is to be returned. */
  function moneyMatters(): readonly Step[] {
    const course = order(1, 26 * 24, [-23, -16, -9], '17:30')
    const today = order(1, 2 * 24, [0], '18:00')
    const unpaid = order(3, 18 * 24, [-14, -7], '18:30', 1)
    const prepaid = order(4, 14 * 24, [-4], '16:00', 1)
    const [, , disputed] = lessonsOf(course)
    const [cancelled] = lessonsOf(prepaid)
    if (disputed === undefined || cancelled === undefined) throw new RangeError('an order without its lessons')
    return [
      ...accepted(course, 1),
      ...lessonsOf(course).flatMap((lesson) => [done(lesson), paid(lesson)]),
      paymentStep(disputed, 'student', disputed.ends_at + 30 * HOUR, 'dispute', (asked) => ({
        do: 'dispute',
        ...asked,
        reason: said(PAYMENT_DISPUTE, 1),
      })),
      ...accepted(today, 1),
      ...accepted(unpaid, 3),
      ...lessonsOf(unpaid).map(done),
      ...accepted(prepaid, 4),
      markPaidStep(cancelled, cancelled.starts_at - 4 * DAY, 'bank_transfer'),
      lessonStep(cancelled, 'teacher', cancelled.starts_at - 20 * HOUR, 'cancel', (asked) => ({
        do: 'cancel',
        ...asked,
        late: true,
        reason: CANCEL_REASONS[0] ?? null,
      })),
    ]
  }

  /** Of two whose lessons are done; the demo student’s own is left to be written. */
  function reviews(): readonly Step[] {
    const { answered, open } = OWN_REVIEWS
    const at = (days: number) => now - days * DAY
    return [
      reviewStep(pair(1), at(7), answered.stars, answered.text),
      answerReviewStep(pair(1), at(6), answered.answer),
      reviewStep(pair(3), at(5), open.stars, open.text),
    ]
  }

  /** Moved, about to be moved, cancelled in time and too late. */
  function changesOfTime(): readonly Step[] {
    const course = order(2, 24 * 24, [-20, -13], '15:00')
    const ahead = order(2, 5 * 24, [2], '16:30')
    const late = order(5, 12 * 24, [-6], '15:30')
    const [moved, dropped] = lessonsOf(course)
    const [asked_for] = lessonsOf(ahead)
    const [lost] = lessonsOf(late)
    if (!moved || !dropped || !asked_for || !lost) throw new RangeError('an order without its lessons')
    const student_id = person(2).person.user_id
    const new_start = times.exactly([teacher_id, student_id], moved.starts_at + 26 * HOUR, 60)
    const asked = times.exactly([teacher_id, student_id], asked_for.starts_at + 25 * HOUR, 60)
    const after = { ...moved, starts_at: new_start, ends_at: new_start + HOUR }
    return [
      ...accepted(course, 2),
      proposeMoveStep(moved, 'student', moved.starts_at - 50 * HOUR, {
        starts_at: new_start,
        note: said(MOVE_NOTES[1], 2),
      }),
      lessonStep(moved, 'teacher', moved.starts_at - 45 * HOUR, 'answer_move', (asked) => ({
        do: 'answer_move',
        ...asked,
        accept: true,
        starts_at: new Date(new_start).toISOString(),
        reason: null,
      })),
      done(after),
      paid(after),
      cancelled(dropped, dropped.starts_at - 40 * HOUR, CANCEL_REASONS[1]),
      ...accepted(ahead, 2),
      proposeMoveStep(asked_for, 'student', now - 5 * HOUR, { starts_at: asked, note: said(MOVE_NOTES[0], 2) }),
      ...accepted(late, 5),
      cancelled(lost, lost.starts_at - 3 * HOUR, CANCEL_REASONS[0]),
    ]
  }

  function cancelled(lesson: SeedLesson, at: number, reason: string | undefined): Step {
    return lessonStep(lesson, 'student', at, 'cancel', (asked) => ({
      do: 'cancel',
      ...asked,
      late: true,
      reason: reason ?? null,
    }))
  }

  /** A lesson without a mark, a report that staff are to decide, an absence that both agree on. */
  function problems(): readonly Step[] {
    const unmarked = order(6, 7 * 24, [-1], '16:00')
    const late = order(7, 8 * 24, [-2], '17:00')
    const absent = order(8, 19 * 24, [-15], '19:00', 1)
    const [report] = lessonsOf(late)
    const [missed] = lessonsOf(absent)
    if (!report || !missed) throw new RangeError('an order without its lessons')
    return [
      ...accepted(unmarked, 6),
      ...accepted(late, 7),
      lessonStep(report, 'student', report.ends_at + 2 * HOUR, 'report_problem', (asked) => ({
        do: 'report',
        ...asked,
        kind: 'late',
        text: LATE_REPORT,
      })),
      lessonStep(report, 'teacher', report.ends_at + 5 * HOUR, 'answer_report', (asked) => ({
        do: 'answer_report',
        ...asked,
        agrees: false,
        text: own('Spóźnienie wyniosło pięć minut, a zajęcia trwały pełną godzinę. Zapis spotkania mogę udostępnić.'),
      })),
      ...accepted(absent, 8),
      lessonStep(missed, 'teacher', missed.ends_at + HOUR, 'report_problem', (asked) => ({
        do: 'report',
        ...asked,
        kind: 'no_show',
        text: own(ABSENT_REPORT),
      })),
      lessonStep(missed, 'student', missed.ends_at + 4 * HOUR, 'answer_report', (asked) => ({
        do: 'answer_report',
        ...asked,
        agrees: true,
        text: 'Przepraszam, pomyliły mi się dni.',
      })),
      paymentStep(missed, 'teacher', missed.ends_at + 6 * HOUR, 'waive', (asked) => ({
        do: 'waive',
        ...asked,
        reason: 'Pierwszy raz, zdarza się. Do zobaczenia w przyszłym tygodniu.',
      })),
    ]
  }

  /** What the teacher is to answer: a single date, a series, and one of which a part is answered. */
  function waiting(): readonly Step[] {
    const single = order(9, 10, [5], '16:00')
    const series = order(10, 20, [6, 13, 20, 27], '17:00', 1)
    const partly = order(11, 26, [4, 11, 18], '18:00')
    const [first] = lessonsOf(partly)
    return [
      placeStep(single, said(ORDER_MESSAGES[3], 9)),
      placeStep(series, said(ORDER_MESSAGES[1], 10)),
      placeStep(partly, said(ORDER_MESSAGES[4], 11)),
      acceptStep(partly, partly.placed_at + 4 * HOUR, null, first === undefined ? null : [first.lesson_id]),
    ]
  }

  function closedOrders(): readonly Step[] {
    const rejected = order(12, 11 * 24, [-5], '19:00')
    const withdrawn = order(13, 13 * 24, [-8], '19:00')
    const lapsed = order(14, 16 * 24, [-12], '20:00')
    return [
      placeStep(rejected, null),
      rejectStep(rejected, rejected.placed_at + 5 * HOUR, own(REJECT_REASONS[0])),
      placeStep(withdrawn, said(ORDER_MESSAGES[2], 13)),
      cancelStep(withdrawn, withdrawn.placed_at + 2 * HOUR, CANCEL_REASONS[2] ?? null),
      placeStep(lapsed, null),
      expireStep(lapsed),
      removeStep(lapsed, teacher_id, momentOfLapse(lapsed) + 10 * HOUR),
    ]
  }
}
