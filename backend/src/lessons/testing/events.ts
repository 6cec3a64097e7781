import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'

/** One lesson for the tests of the decider: on 5 October 2026 from 15:00 to 16:00 UTC, booked on 1 October. */
export const START = Date.UTC(2026, 9, 5, 15)
export const END = START + HOUR
export const BOOKED = Date.UTC(2026, 9, 1, 12)

export const id = (n: number) => `01jd00000000000000000000${String(n).padStart(2, '0')}`
export const iso = (at: number) => new Date(at).toISOString()
export const [teacher_id, student_id, lesson_id, order_id, payment_id, admin_id] = [1, 2, 41, 40, 44, 99].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
export const ids = { lesson_id, order_id, teacher_id, student_id }
export const subject_id = 'maths'

export const booking = {
  ...ids,
  offer_id: id(3),
  offer_version: 2,
  subject_id,
  level: 'advanced',
  slot_id: lesson_id,
  starts_at: iso(START),
  ends_at: iso(END),
  date: '2026-10-05',
  time: '17:00',
  timezone: 'Europe/Warsaw',
  duration: 60,
  place: 'online',
  online_tool: 'zoom',
  list_amount: 9000,
  amount: 9000,
  currency: 'PLN',
  cancellation_hours: 12,
  payment_id,
  booked_at: iso(BOOKED),
  teacher_address: null,
  student_address: null,
} as const
export const booked = make(e.LessonBooked, booking)

/** The same lesson a day later. */
export const slot = {
  slot_id: id(45),
  starts_at: iso(START + DAY),
  ends_at: iso(END + DAY),
  date: '2026-10-06',
}
export const LAPSES = iso(START)
export function proposed(by: 'teacher' | 'student', lapses_at = LAPSES) {
  const proposer_id = by === 'teacher' ? teacher_id : student_id
  return make(e.LessonMoveProposed, { ...ids, slot, time: '17:00', by, proposer_id, note: null, lapses_at })
}
export const lapsed = make(e.LessonMoveLapsed, { ...ids, slot_id: slot.slot_id })

export function done(by: 'teacher' | 'system', at: number) {
  const what = { ...ids, payment_id, subject_id, starts_at: booking.starts_at }
  return make(e.LessonDone, { ...what, done_at: iso(at), by })
}
export const cancelled = make(e.LessonCancelled, {
  ...ids,
  slot_ids: [lesson_id],
  payment_id,
  starts_at: iso(START),
  by: 'teacher',
  late: false,
  why: 'asked',
  canceller_id: teacher_id,
  reason: null,
})

export function reported(by: 'teacher' | 'student', kind: 'no_show' | 'late' | 'other' = 'no_show', at = END + HOUR) {
  const reporter_id = by === 'teacher' ? teacher_id : student_id
  const answer_by = iso(at + 7 * DAY)
  return make(e.LessonProblemReported, { ...ids, kind, by, reporter_id, text: 'Nikogo nie było.', answer_by })
}
export function answered(by: 'teacher' | 'student', agrees: boolean) {
  const answerer_id = by === 'teacher' ? teacher_id : student_id
  return make(e.LessonProblemAnswered, { ...ids, by, answerer_id, agrees, text: null })
}
