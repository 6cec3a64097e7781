import { HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { addDays, dateAt, instantOf } from '@kredka/contracts/kernel/zones'
import type { SeedOffer } from '../offer-plan.ts'
import type { Step } from '../step.ts'
import { ACCEPT_NOTES, LESSON_NOTES, ORDER_MESSAGES } from '../texts/life.ts'
import { phrase } from '../texts/phrases.ts'
import type { LifeParts, SeedStudent, SeedTeacher } from './courses.ts'
import { lessonStep, markDoneStep, markPaidStep, type SeedLesson } from './lesson-steps.ts'
import { acceptStep, orderOf, placeStep, type SeedOrder } from './order-steps.ts'
import { ZONE } from './times.ts'

export type Stage = ReturnType<typeof createStage>

/** The teacher with the students, as they order, do, pay and talk. */
export function createStage(parts: LifeParts, teacher: SeedTeacher, [demo, ...others]: readonly SeedStudent[]) {
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
  const say = (text: string | undefined, n: number) =>
    phrase(parts.random, text ?? '', { gender: person(n).gender, years: 2 })
  const sayOwn = (text: string | undefined) => phrase(parts.random, text ?? '', { gender: teacher.gender, years: 2 })
  const placeAndAccept = (one: SeedOrder, n: number): readonly Step[] => [
    placeStep(one, say(ORDER_MESSAGES[n % ORDER_MESSAGES.length], n)),
    acceptStep(one, one.placed_at + 3 * HOUR, n % 2 === 0 ? (ACCEPT_NOTES[n % ACCEPT_NOTES.length] ?? null) : null),
  ]
  const noteLesson = (lesson: SeedLesson, n: number) =>
    lessonStep(lesson, 'teacher', lesson.ends_at + 40 * MINUTE, 'leave_note', (asked) => {
      const { note = '', homework = '' } = LESSON_NOTES[n % LESSON_NOTES.length] ?? {}
      return { do: 'note', ...asked, note, homework: sayOwn(homework), topics: null }
    })
  const finish = (lesson: SeedLesson) => markDoneStep(lesson, lesson.ends_at + 15 * MINUTE)
  const pay = (lesson: SeedLesson) => markPaidStep(lesson, lesson.ends_at + 20 * HOUR, 'bank_transfer')
  const pair = (n: number) => ({ teacher_id, student_id: person(n).person.user_id })

  return { now, times, teacher_id, person, order, say, sayOwn, placeAndAccept, noteLesson, finish, pay, pair }
}
