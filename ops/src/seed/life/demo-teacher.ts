import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { Step } from '../step.ts'
import {
  ABSENT_REPORT,
  CANCEL_REASONS,
  LATE_REPORT,
  MOVE_NOTES,
  ORDER_MESSAGES,
  OWN_REVIEWS,
  PAYMENT_DISPUTE,
  REJECT_REASONS,
  STUDENT_NOTES,
} from '../texts/life.ts'
import type { LifeParts, SeedStudent, SeedTeacher } from './courses.ts'
import { createStage, type Stage } from './demo-stage.ts'
import {
  announceStep,
  answerReviewStep,
  lessonStep,
  lessonsOf,
  markPaidStep,
  paymentStep,
  proposeMoveStep,
  reviewStep,
  type SeedLesson,
  studentNoteStep,
} from './lesson-steps.ts'
import { acceptStep, cancelStep, expireStep, momentOfLapse, placeStep, rejectStep, removeStep } from './order-steps.ts'

/**
 * What fills the days of the teacher whom somebody logs in as: something of everything that can happen with orders,
 * lessons and payments.
 */
export function demoTeacherLife(
  parts: LifeParts,
  teacher: SeedTeacher,
  students: readonly SeedStudent[],
): readonly Step[] {
  const stage = createStage(parts, teacher, students)
  return [
    ...planDemoStudent(stage),
    ...planMoney(stage),
    ...planChangesOfTime(stage),
    ...planProblems(stage),
    ...planOpenOrders(stage),
    ...planClosedOrders(stage),
    ...planReviews(stage),
    studentNoteStep(stage.pair(0), parts.now - 6 * DAY, STUDENT_NOTES[0] ?? ''),
    studentNoteStep(stage.pair(1), parts.now - 9 * DAY, STUDENT_NOTES[1] ?? ''),
    studentNoteStep(stage.pair(2), parts.now - 11 * DAY, STUDENT_NOTES[2] ?? ''),
  ]
}

/** The two whom somebody logs in as: lessons behind them, the last one unpaid, the next tomorrow. */
function planDemoStudent({ order, placeAndAccept, noteLesson, finish, pay }: Stage): readonly Step[] {
  const course = order(0, 33 * 24, [-31, -24, -17, -10], '16:00')
  const next = order(0, 3 * 24, [1], '17:00')
  const lessons = lessonsOf(course)
  return [
    ...placeAndAccept(course, 0),
    ...lessons.flatMap((lesson, n) => [
      finish(lesson),
      ...(n > 1 ? [noteLesson(lesson, n)] : []),
      ...(n < 3 ? [pay(lesson)] : []),
    ]),
    ...lessons.slice(0, 2).map((lesson) => {
      return paymentStep(lesson, 'student', lesson.ends_at + 22 * HOUR, 'confirm', (asked) => ({
        do: 'confirm',
        ...asked,
      }))
    }),
    ...placeAndAccept(next, 2),
  ]
}

/** Paid, unpaid, disputed, announced alone and for several lessons at once, and what is to be returned. */
function planMoney({ now, order, placeAndAccept, say, finish, pay }: Stage): readonly Step[] {
  const course = order(1, 26 * 24, [-23, -16, -9], '17:30')
  const today = order(1, 2 * 24, [0], '18:00')
  const unpaid = order(3, 18 * 24, [-14, -7], '18:30', 1)
  const prepaid = order(4, 14 * 24, [-4], '16:00', 1)
  const transferred = order(5, 16 * 24, [-11, -4], '20:00')
  const announced = order(7, 10 * 24, [-5], '20:30')
  const [, , disputed] = lessonsOf(course)
  const [cancelled] = lessonsOf(prepaid)
  const [earlier, later] = lessonsOf(transferred)
  const [said] = lessonsOf(announced)
  if (!disputed || !cancelled || !earlier || !later || !said) throw new RangeError('an order without its lessons')
  return [
    ...placeAndAccept(course, 1),
    ...lessonsOf(course).flatMap((lesson) => [finish(lesson), pay(lesson)]),
    paymentStep(disputed, 'student', disputed.ends_at + 30 * HOUR, 'dispute', (asked) => ({
      do: 'dispute',
      ...asked,
      reason: say(PAYMENT_DISPUTE, 1),
    })),
    ...placeAndAccept(today, 1),
    ...placeAndAccept(unpaid, 3),
    ...lessonsOf(unpaid).map(finish),
    ...[transferred, announced].flatMap((one) => [
      placeStep(one, null),
      acceptStep(one, one.placed_at + 3 * HOUR, null),
    ]),
    ...[earlier, later, said].map(finish),
    announceStep([earlier, later], now - 26 * HOUR),
    announceStep([said], now - 7 * HOUR),
    ...placeAndAccept(prepaid, 4),
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
function planReviews({ now, pair }: Stage): readonly Step[] {
  const { answered, open } = OWN_REVIEWS
  const at = (days: number) => now - days * DAY
  return [
    reviewStep(pair(1), at(7), answered.stars, answered.text),
    answerReviewStep(pair(1), at(6), answered.answer),
    reviewStep(pair(3), at(5), open.stars, open.text),
  ]
}

/** Moved, about to be moved, cancelled in time and too late. */
function planChangesOfTime({
  now,
  times,
  teacher_id,
  person,
  order,
  placeAndAccept,
  say,
  finish,
  pay,
}: Stage): readonly Step[] {
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
    ...placeAndAccept(course, 2),
    proposeMoveStep(moved, 'student', moved.starts_at - 50 * HOUR, {
      starts_at: new_start,
      note: say(MOVE_NOTES[1], 2),
    }),
    lessonStep(moved, 'teacher', moved.starts_at - 45 * HOUR, 'answer_move', (asked) => ({
      do: 'answer_move',
      ...asked,
      accept: true,
      starts_at: new Date(new_start).toISOString(),
      reason: null,
    })),
    finish(after),
    pay(after),
    cancelAsStudent(dropped, dropped.starts_at - 40 * HOUR, CANCEL_REASONS[1]),
    ...placeAndAccept(ahead, 2),
    proposeMoveStep(asked_for, 'student', now - 5 * HOUR, { starts_at: asked, note: say(MOVE_NOTES[0], 2) }),
    ...placeAndAccept(late, 5),
    cancelAsStudent(lost, lost.starts_at - 3 * HOUR, CANCEL_REASONS[0]),
  ]
}

function cancelAsStudent(lesson: SeedLesson, at: number, reason: string | undefined): Step {
  return lessonStep(lesson, 'student', at, 'cancel', (asked) => ({
    do: 'cancel',
    ...asked,
    late: true,
    reason: reason ?? null,
  }))
}

/** A lesson without a mark, a report that staff are to decide, an absence that both agree on. */
function planProblems({ order, placeAndAccept, sayOwn }: Stage): readonly Step[] {
  const unmarked = order(6, 7 * 24, [-1], '16:00')
  const late = order(7, 8 * 24, [-2], '17:00')
  const absent = order(8, 19 * 24, [-15], '19:00', 1)
  const [report] = lessonsOf(late)
  const [missed] = lessonsOf(absent)
  if (!report || !missed) throw new RangeError('an order without its lessons')
  return [
    ...placeAndAccept(unmarked, 6),
    ...placeAndAccept(late, 7),
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
      text: sayOwn('Spóźnienie wyniosło pięć minut, a zajęcia trwały pełną godzinę. Zapis spotkania mogę udostępnić.'),
    })),
    ...placeAndAccept(absent, 8),
    lessonStep(missed, 'teacher', missed.ends_at + HOUR, 'report_problem', (asked) => ({
      do: 'report',
      ...asked,
      kind: 'no_show',
      text: sayOwn(ABSENT_REPORT),
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
function planOpenOrders({ order, say }: Stage): readonly Step[] {
  const single = order(9, 10, [5], '16:00')
  const series = order(10, 20, [6, 13, 20, 27], '17:00', 1)
  const partly = order(11, 26, [4, 11, 18], '18:00')
  const [first] = lessonsOf(partly)
  return [
    placeStep(single, say(ORDER_MESSAGES[3], 9)),
    placeStep(series, say(ORDER_MESSAGES[1], 10)),
    placeStep(partly, say(ORDER_MESSAGES[4], 11)),
    acceptStep(partly, partly.placed_at + 4 * HOUR, null, first === undefined ? null : [first.lesson_id]),
  ]
}

function planClosedOrders({ teacher_id, order, say, sayOwn }: Stage): readonly Step[] {
  const rejected = order(12, 11 * 24, [-5], '19:00')
  const withdrawn = order(13, 13 * 24, [-8], '19:00')
  const lapsed = order(14, 16 * 24, [-12], '20:00')
  return [
    placeStep(rejected, null),
    rejectStep(rejected, rejected.placed_at + 5 * HOUR, sayOwn(REJECT_REASONS[0])),
    placeStep(withdrawn, say(ORDER_MESSAGES[2], 13)),
    cancelStep(withdrawn, withdrawn.placed_at + 2 * HOUR, CANCEL_REASONS[2] ?? null),
    placeStep(lapsed, null),
    expireStep(lapsed),
    removeStep(lapsed, teacher_id, momentOfLapse(lapsed) + 10 * HOUR),
  ]
}
