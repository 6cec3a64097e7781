import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { LESSON_GRAPH } from '@kredka/contracts/lessons/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type LessonCommand, lessonDecider } from './lesson.ts'
import {
  BOOKED,
  booked,
  booking,
  cancelled,
  done,
  END,
  id,
  ids,
  iso,
  LAPSES,
  lapsed,
  lesson_id,
  payment_id,
  proposed,
  reported,
  START,
  slot,
  student_id,
  teacher_id,
} from './testing/events.ts'

const tale = story(lessonDecider, e)
const given = tale.given(booked)
const teacher = (now: number) => ({ user_id: teacher_id, now })
const student = (now: number) => ({ user_id: student_id, now })
const cancel = (by: { user_id: string; now: number }, late = false): LessonCommand => ({
  ...{ do: 'cancel', reason: 'Choroba.', late },
  ...by,
})
function cancelledBy(by: 'teacher' | 'student', late: boolean, slot_ids = [lesson_id]) {
  const canceller_id = by === 'teacher' ? teacher_id : student_id
  const what = { ...ids, slot_ids, payment_id, starts_at: iso(START), by, late, why: 'asked' } as const
  return make(e.LessonCancelled, { ...what, canceller_id, reason: 'Choroba.' })
}
const propose = (by: 'teacher' | 'student', now: number): LessonCommand => {
  const user_id = by === 'teacher' ? teacher_id : student_id
  const move = { by, slot, time: '17:00', lapses_at: LAPSES, proposer_id: user_id, note: null }
  return { do: 'propose_move', move, user_id, now }
}
const answer = (accept: boolean, by: { user_id: string; now: number }): LessonCommand => ({
  ...{ do: 'answer_move', accept, starts_at: slot.starts_at, reason: null },
  ...by,
})

test('LES-01 a lesson is booked once; strangers find none', () => {
  tale.given().when({ do: 'book', data: booking }).gives(booked)
  given.when({ do: 'book', data: booking }).gives()
  tale
    .given()
    .when({ do: 'mark_done', ...teacher(END) })
    .rejects('LESSON_NOT_FOUND')
  given.when({ do: 'mark_done', user_id: id(7), now: END }).rejects('LESSON_NOT_FOUND')
  given.when(cancel({ user_id: id(7), now: BOOKED })).rejects('LESSON_NOT_FOUND')
})

test('LES-01 done only after its end and by the teacher, or by itself 72 h after', () => {
  given.when({ do: 'mark_done', ...teacher(END - 1) }).rejects('LESSON_NOT_OVER')
  given.when({ do: 'mark_done', ...student(END) }).rejects('LESSON_NOT_FOUND')
  given.when({ do: 'mark_done', ...teacher(END) }).gives(done('teacher', END))
  given.when({ do: 'auto_done', now: END + 72 * HOUR - 1 }).rejects('LESSON_NOT_OVER')
  given.when({ do: 'auto_done', now: END + 72 * HOUR }).gives(done('system', END + 72 * HOUR))
})

test('LES-01 a mark is taken back for 72 h, and does not come again by itself', () => {
  const marked = given.given(done('teacher', END))
  const takeBack = (now: number): LessonCommand => ({ do: 'take_back', reason: 'Pomyłka.', ...teacher(now) })
  const back = make(e.LessonDoneTakenBack, { ...ids, payment_id, reason: 'Pomyłka.' })
  marked.when(takeBack(END + 72 * HOUR)).gives(back)
  marked.when(takeBack(END + 72 * HOUR + 1)).rejects('LESSON_TAKE_BACK_OVER')
  given.when(takeBack(END)).rejects('LESSON_NOT_DONE')
  marked
    .given(back)
    .when({ do: 'auto_done', now: END + 80 * HOUR })
    .gives()
  marked
    .given(back)
    .when({ do: 'mark_done', ...teacher(END + HOUR) })
    .gives(done('teacher', END + HOUR))
})

test('LES-01 a student cancels free until the window of the order, later only knowing that it is late', () => {
  given.when(cancel(student(START - 12 * HOUR))).gives(cancelledBy('student', false))
  given.when(cancel(student(START - 12 * HOUR + 1))).rejects('LESSON_CANCEL_LATE')
  given.when(cancel(student(START - 12 * HOUR + 1), true)).gives(cancelledBy('student', true))
  given.when(cancel(student(START), true)).rejects('LESSON_BEGUN')
})

test('LES-01 within an hour of acceptance it is free where the lesson begins three hours later or more', () => {
  const at = (hours: number) => tale.given(make(e.LessonBooked, { ...booking, booked_at: iso(START - hours * HOUR) }))
  at(3)
    .when(cancel(student(START - 2 * HOUR)))
    .gives(cancelledBy('student', false))
  at(3)
    .when(cancel(student(START - 2 * HOUR + 1)))
    .rejects('LESSON_CANCEL_LATE')
  at(2.9)
    .when(cancel(student(START - 2.8 * HOUR)))
    .rejects('LESSON_CANCEL_LATE')
})

test('LES-01 a teacher cancels until the end, never late; a proposed time is freed as well', () => {
  given.when(cancel(teacher(START - 1))).gives(cancelledBy('teacher', false))
  given.when(cancel(teacher(END - 1))).gives(cancelledBy('teacher', false))
  given.when(cancel(teacher(END))).rejects('LESSON_OVER')
  given
    .given(proposed('student'))
    .when(cancel(teacher(BOOKED)))
    .gives(cancelledBy('teacher', false, [lesson_id, slot.slot_id]))
})

test('LES-01 with an account the lessons to come are cancelled, those that have begun are not', () => {
  const command = { do: 'cancel_by_system', why: 'account_closing' } as const
  const system = { ...ids, slot_ids: [lesson_id], payment_id, starts_at: iso(START) }
  const event = make(e.LessonCancelled, {
    ...system,
    by: 'system',
    late: false,
    why: 'account_closing',
    canceller_id: null,
    reason: null,
  })
  given.when({ ...command, now: START - HOUR }).gives(event)
  given.when({ ...command, now: START }).rejects('LESSON_BEGUN')
})

test('LES-01 a proposal waits for the other side alone, and moves the lesson with its slot', () => {
  given.when(propose('student', BOOKED)).gives(proposed('student'))
  given.when(propose('student', START)).rejects('LESSON_BEGUN')
  const open = given.given(proposed('student'))
  open.when(propose('teacher', BOOKED)).rejects('LESSON_MOVE_OPEN')
  open.when(answer(true, student(BOOKED))).rejects('LESSON_OTHER_SIDE')
  open.when({ do: 'withdraw_move', ...teacher(BOOKED) }).rejects('LESSON_OTHER_SIDE')
  const from = { freed_slot_id: lesson_id, moved_from: iso(START) }
  const moved = make(e.LessonMoved, { ...ids, by: 'teacher', ...from, slot, time: '17:00' })
  open.when(answer(true, teacher(BOOKED))).gives(moved)
  open.when({ ...answer(true, teacher(BOOKED)), starts_at: iso(START) } as LessonCommand).rejects('LESSON_MOVE_GONE')
  const declined = { ...ids, slot_id: slot.slot_id, by: 'teacher', decliner_id: teacher_id, reason: null } as const
  open.when(answer(false, teacher(BOOKED))).gives(make(e.LessonMoveDeclined, declined))
  const withdrawn = make(e.LessonMoveWithdrawn, { ...ids, slot_id: slot.slot_id, by: 'student' })
  open.when({ do: 'withdraw_move', ...student(BOOKED) }).gives(withdrawn)
  // the new time counts from now on
  open
    .given(moved)
    .when({ do: 'mark_done', ...teacher(END) })
    .rejects('LESSON_NOT_OVER')
  open
    .given(moved)
    .when(cancel(student(START + 12 * HOUR)))
    .gives(
      make(e.LessonCancelled, {
        ...cancelledBy('student', false, [slot.slot_id]).data,
        starts_at: slot.starts_at,
      }),
    )
})

test('LES-01 a proposal lapses: its time is freed, whoever notices first', () => {
  const open = given.given(proposed('student'))
  open.when({ do: 'lapse_move', now: START - 1 }).rejects('LESSON_MOVE_OPEN')
  open.when({ do: 'lapse_move', now: START }).gives(lapsed)
  open.when(answer(true, teacher(START))).rejects('LESSON_MOVE_GONE')
  open.when({ do: 'mark_done', ...teacher(END) }).gives(lapsed, done('teacher', END))
  given.when({ do: 'lapse_move', now: START }).rejects('LESSON_MOVE_GONE')
})

test('LES-02 each reminder goes once for a time; a moved lesson is reminded of anew', () => {
  const remind = (hours: '24' | '1', now: number): LessonCommand => ({ do: 'remind', hours, now })
  const reminded = (hours: '24' | '1', starts_at = iso(START)) => make(e.LessonReminded, { ...ids, hours, starts_at })
  given.when(remind('24', START - DAY - 1)).gives()
  given.when(remind('24', START - DAY)).gives(reminded('24'))
  given
    .given(reminded('24'))
    .when(remind('24', START - 23 * HOUR))
    .gives()
  given.when(remind('24', START - HOUR)).gives()
  given.when(remind('1', START - HOUR)).gives(reminded('1'))
  given.when(remind('1', START)).rejects('LESSON_BEGUN')
  const from = { freed_slot_id: lesson_id, moved_from: iso(START) }
  const moved = make(e.LessonMoved, { ...ids, by: 'teacher', ...from, slot, time: '17:00' })
  given
    .given(reminded('24'), proposed('student'), moved)
    .when(remind('24', START))
    .gives(reminded('24', slot.starts_at))
})

test('LES-03 after a lesson the teacher leaves a note, homework and topics, and may change them', () => {
  const words = { note: 'Dobrze idzie.', homework: null, topics: 'Granice' }
  const left = make(e.LessonNoteLeft, { ...ids, ...words })
  given.when({ do: 'note', ...words, ...teacher(END - 1) }).rejects('LESSON_NOT_OVER')
  given.when({ do: 'note', ...words, ...teacher(END) }).gives(left)
  given
    .given(done('teacher', END), left)
    .when({ do: 'note', ...words, ...teacher(END) })
    .gives(left)
  given.when({ do: 'note', ...words, ...student(END) }).rejects('LESSON_NOT_FOUND')
  given
    .given(cancelled)
    .when({ do: 'note', ...words, ...teacher(END) })
    .rejects('LESSON_NOT_BOOKED')
})

test('LES-04 while a report waits, nobody marks, takes back or cancels', () => {
  const open = given.given(reported('student'))
  open.when({ do: 'mark_done', ...teacher(END + HOUR) }).rejects('LESSON_PROBLEM_OPEN')
  open.when({ do: 'auto_done', now: END + 80 * HOUR }).rejects('LESSON_PROBLEM_OPEN')
  open.when(cancel(teacher(END + HOUR))).rejects('LESSON_PROBLEM_OPEN')
})

test('LES-01 every command in every state of a lesson goes where the graph says or is refused', () =>
  graphStory(lessonDecider, e).follows({
    graph: LESSON_GRAPH,
    stateOf: (lesson) => lesson?.state ?? 'absent',
    given: {
      absent: [],
      booked: [booked, proposed('student', iso(START - 2 * HOUR))],
      done: [booked, done('teacher', END)],
      cancelled: [booked, cancelled],
    },
    when: {
      book: () => ({ do: 'book', data: booking }),
      mark_done: () => ({ do: 'mark_done', ...teacher(END) }),
      auto_done: () => ({ do: 'auto_done', now: END + 72 * HOUR }),
      take_back: () => ({ do: 'take_back', reason: 'Pomyłka.', ...teacher(END) }),
      cancel: () => cancel(teacher(BOOKED)),
      // the proposal before has lapsed
      propose_move: () => propose('student', START - HOUR),
      accept_move: () => answer(true, teacher(BOOKED)),
      decline_move: () => answer(false, teacher(BOOKED)),
      withdraw_move: () => ({ do: 'withdraw_move', ...student(BOOKED) }),
      lapse_move: () => ({ do: 'lapse_move', now: START }),
      remind: () => ({ do: 'remind', hours: '1', now: START - HOUR }),
      note: () => ({ do: 'note', note: 'x', homework: null, topics: null, ...teacher(END) }),
      report: () => ({ do: 'report', kind: 'late', text: 'x', ...student(END) }),
    },
    granted: { booked: ['book'], done: ['book'], cancelled: ['book'] },
  }))
