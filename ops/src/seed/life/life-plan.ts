import { calendarDecider } from '@kredka/backend/calendar/calendar'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { inboxDecider } from '@kredka/backend/notifications/inbox'
import { promotionsDecider } from '@kredka/backend/promotions/promotions'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { addDays, dateAt, instantOf } from '@kredka/contracts/kernel/zones'
import { LOOKED_MS } from '../notice-plan.ts'
import type { SeedOffer } from '../offer-plan.ts'
import type { Step } from '../step.ts'
import { MOVE_NOTES, OWN_EVENTS, PROMOTION_TEXTS, REVIEW_ANSWERS, REVIEWS, TIME_OFF } from '../texts/life.ts'
import { phrase } from '../texts/phrases.ts'
import { between, chance, pick, type Random } from '../texts/random.ts'
import { courseOrder, type LifeParts, pastCourse, type SeedStudent, type SeedTeacher } from './courses.ts'
import { demoTeacherLife } from './demo-teacher.ts'
import { bankAccountStep, keptSteps } from './kept-steps.ts'
import { answerReviewStep, lessonsOf, markDoneStep, markPaidStep, proposeMoveStep, reviewStep } from './lesson-steps.ts'
import { acceptStep, placeStep } from './order-steps.ts'
import { times, ZONE } from './times.ts'
import { topicSteps } from './topic-steps.ts'

export interface LifeWorld {
  readonly random: Random
  readonly now: number
  readonly admin_id: string
  /** The first is the one whom somebody logs in as, here and there. */
  readonly teachers: readonly SeedTeacher[]
  readonly students: readonly SeedStudent[]
}

/** What happened between teachers and students: orders, lessons, payments, reviews, and how the next days look. */
export function lifeSteps(world: LifeWorld): readonly Step[] {
  const { random, now, admin_id, teachers, students } = world
  const parts: LifeParts = { random, now, admin_id, times: times(random) }
  const [teacher, ...others] = teachers
  const [student] = students
  if (teacher === undefined || student === undefined) return []
  return [
    ...demoTeacherLife(parts, teacher, students),
    ...demoStudentLife(parts, student, others),
    ...others.flatMap((one, n) => coursesOf(parts, one, n, students.slice(1))),
    ...promotionsOf(parts, teachers),
    ...ownTime(parts, teachers),
    bankAccountStep(teacher.person),
    ...topicSteps({ now, admin_id, teacher_id: teacher.person.user_id, student_id: student.person.user_id }),
    ...keptSteps(student.person.user_id, firstOffers(teachers), now),
    ...[teacher.person.user_id, student.person.user_id].map((user_id) => stepOfSeeing(user_id, now - LOOKED_MS)),
  ]
}

/**
 * One of each of the first teachers who do not teach the most searched subject, where journeys look for what nobody
 * chose yet.
 */
function firstOffers(teachers: readonly SeedTeacher[]): readonly SeedOffer[] {
  const first = teachers.flatMap(({ offers }) => offers.slice(0, 1))
  return first.filter(({ content }) => content.subject_id !== 'maths').slice(0, 4)
}

/** Weekly courses of the others, one to three a teacher, for some none. */
function coursesOf(
  parts: LifeParts,
  teacher: SeedTeacher,
  n: number,
  students: readonly SeedStudent[],
): readonly Step[] {
  const { random, now } = parts
  if (teacher.offers.length === 0 || !chance(random, 0.5)) return []
  return Array.from({ length: between(random, 1, 3) }, (_, at) => {
    const student = students[(n * 5 + at * 11) % students.length]
    const earliest = Math.max(teacher.person.joined_at, student?.person.joined_at ?? now) + 30 * DAY
    const placed_at = now - between(random, 40, 120) * DAY + between(random, 7, 20) * HOUR
    if (student === undefined || placed_at < earliest) return []
    return pastCourse(parts, { teacher, student, placed_at, lessons: between(random, 1, 4) })
  }).flat()
}

/** The student whom somebody logs in as learns with more than one teacher. */
function demoStudentLife(parts: LifeParts, student: SeedStudent, teachers: readonly SeedTeacher[]): readonly Step[] {
  const { random, now } = parts
  const [first, second, third] = teachers.filter(
    ({ offers, person }) => offers.length > 0 && person.joined_at < now - 80 * DAY,
  )
  if (first === undefined || second === undefined || third === undefined) return []
  const student_id = student.person.user_id
  const pair = { teacher_id: first.person.user_id, student_id }
  const past = courseOrder(parts, { teacher: first, student, placed_at: now - 60 * DAY, lessons: 3 })
  const ahead = courseOrder(parts, { teacher: third, student, placed_at: now - 2 * DAY, lessons: 2 })
  const waiting = courseOrder(parts, { teacher: second, student, placed_at: now - 6 * HOUR, lessons: 1 })
  const lessons = past === null ? [] : lessonsOf(past)
  const last = lessons.at(-1)
  const [next] = ahead === null ? [] : lessonsOf(ahead)
  const says = (text: string) => phrase(random, text, { gender: student.gender, years: 2 })
  return [
    ...(past === null ? [] : [placeStep(past, null), acceptStep(past, past.placed_at + 2 * HOUR, null)]),
    ...lessons.flatMap((lesson) => [
      markDoneStep(lesson, lesson.ends_at + HOUR),
      markPaidStep(lesson, lesson.ends_at + DAY, 'bank_transfer'),
    ]),
    ...(last === undefined
      ? []
      : [
          reviewStep(pair, last.ends_at + 2 * DAY, 4, says(REVIEWS[15]?.text ?? '')),
          reviewStep(pair, last.ends_at + 2 * DAY + 5 * HOUR, 5, says(REVIEWS[0]?.text ?? '')),
          answerReviewStep(pair, last.ends_at + 3 * DAY, REVIEW_ANSWERS[0] ?? ''),
        ]),
    ...(waiting === null
      ? []
      : [placeStep(waiting, says('Dzień dobry! Czy ten termin jest aktualny? Zależy mi na stałych lekcjach.'))]),
    ...(ahead === null ? [] : [placeStep(ahead, null), acceptStep(ahead, ahead.placed_at + 4 * HOUR, null)]),
    ...(next === undefined
      ? []
      : [
          proposeMoveStep(next, 'teacher', now - 4 * HOUR, {
            starts_at: parts.times.exactly([third.person.user_id, student_id], next.starts_at + 27 * HOUR, 60),
            note: phrase(random, MOVE_NOTES[0] ?? '', { gender: third.gender, years: 2 }),
          }),
        ]),
  ]
}

/** Discounts on a first lesson: some run, one is over, one begins soon. */
function promotionsOf({ random, now }: LifeParts, teachers: readonly SeedTeacher[]): readonly Step[] {
  const day = (days: number) => addDays(dateAt(now, ZONE), days)
  const promotion = (
    { person, offers }: SeedTeacher,
    percentage: number,
    days: { readonly from: number; readonly to: number | null },
    of: readonly number[] | null = null,
  ): Step => {
    const teacher_id = person.user_id
    const at = now + Math.min(days.from, 0) * DAY + (days.from < 0 ? 9 * HOUR : -9 * HOUR)
    const promotion_id = deriveEntityId(teacher_id, `promotion ${days.from}`, at)
    const offer_ids = of === null ? null : of.flatMap((n) => offers[n]?.offer_id ?? [])
    return {
      at,
      command: 'promotions.create',
      actor: { kind: 'user', id: teacher_id },
      key: `promotion ${promotion_id}`,
      of: teacher_id,
      run: (write, context) =>
        write.execute(
          promotionsDecider,
          teacher_id,
          {
            do: 'create',
            promotion_id,
            teacher_id,
            promotion_type: 'first-lesson-discount',
            percentage,
            offer_ids,
            description: pick(random, PROMOTION_TEXTS),
            start_date: day(days.from),
            end_date: days.to === null ? null : day(days.to),
            today: dateAt(at, 'Europe/Warsaw'),
          },
          context,
        ),
    }
  }
  const [demo, ...others] = teachers
  return [
    ...(demo === undefined
      ? []
      : [
          promotion(demo, 30, { from: -19, to: -5 }),
          promotion(demo, 20, { from: -4, to: 26 }, [2]),
          promotion(demo, 15, { from: 30, to: 60 }),
        ]),
    ...others.flatMap((teacher, n) =>
      n % 7 === 3 && teacher.person.joined_at < now - 60 * DAY
        ? [promotion(teacher, pick(random, [10, 15, 20, 25, 50]), { from: -14, to: n % 2 === 0 ? null : 30 })]
        : [],
    ),
  ]
}

/** Own events of the teacher whom somebody logs in as, and another's time off with what everybody may read. */
function ownTime({ now }: LifeParts, teachers: readonly SeedTeacher[]): readonly Step[] {
  const at = now - 3 * DAY + 11 * HOUR
  const local = (day: number, hour: number) => instantOf(addDays(dateAt(now, ZONE), day), hour * 60, ZONE)
  const block = (
    teacher_id: string,
    n: number,
    of: { from: number; to: number; title: string | null; reason: string | null },
  ): Step => {
    const block_id = deriveEntityId(teacher_id, `own time ${n}`, at)
    const kind = of.reason === null ? ('custom' as const) : ('time_off' as const)
    const span = { starts_at: new Date(of.from).toISOString(), ends_at: new Date(of.to).toISOString() }
    return {
      at: at + n,
      command: kind === 'custom' ? 'calendar.create_event' : 'calendar.take_time_off',
      actor: { kind: 'user', id: teacher_id },
      key: `own time ${block_id}`,
      of: teacher_id,
      run: (write, context) => {
        const words = { title: of.title, public_reason: of.reason, is: 'new' } as const
        const decided_at = new Date(context.now).toISOString()
        return write.execute(
          calendarDecider,
          teacher_id,
          { do: 'block', teacher_id, block_id, kind, ...span, ...words, decided_at },
          context,
        )
      },
    }
  }
  const [demo, , , , away] = teachers
  return [
    ...(demo === undefined
      ? []
      : OWN_EVENTS.map((title, n) => {
          const from = local(3 + 5 * n, 13)
          return block(demo.person.user_id, n, { from, to: from + 90 * MINUTE, title, reason: null })
        })),
    ...(away === undefined
      ? []
      : [block(away.person.user_id, 0, { from: local(60, 0), to: local(74, 0), title: null, reason: TIME_OFF })]),
  ]
}

/** What came before was looked at; what came since is new. */
function stepOfSeeing(user_id: string, at: number): Step {
  return {
    at,
    command: 'notifications.mark_all_seen',
    actor: { kind: 'user', id: user_id },
    key: `seen all ${user_id}`,
    of: user_id,
    run: (write, context) => write.execute(inboxDecider, user_id, { do: 'see_all', user_id, up_to: null }, context),
  }
}
