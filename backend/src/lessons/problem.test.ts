import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import { PROBLEM_GRAPH, type ProblemKind, type ProblemOutcome } from '@kredka/contracts/lessons/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type LessonCommand, lessonDecider } from './lesson.ts'
import {
  admin_id,
  answered,
  booked,
  cancelled,
  done,
  END,
  ids,
  payment_id,
  reported,
  START,
  student_id,
  teacher_id,
} from './testing/events.ts'

const given = story(lessonDecider, e).given(booked)
/** When the other side's week is over. */
const WEEK = END + HOUR + 7 * DAY

const report = (by: string, now: number, kind: ProblemKind = 'no_show'): LessonCommand => ({
  ...{ do: 'report', kind, text: 'Nikogo nie było.' },
  ...{ user_id: by, now },
})
const answerAs = (user_id: string, agrees: boolean, now = END + 2 * HOUR): LessonCommand => ({
  ...{ do: 'answer_report', agrees, text: null },
  ...{ user_id, now },
})
const withdraw = (user_id: string, now = END + 2 * HOUR): LessonCommand => ({ do: 'withdraw_report', user_id, now })
const decide = (outcome: ProblemOutcome, now = WEEK): LessonCommand => ({
  ...{ do: 'decide', admin_id, outcome, reason: 'Z rozmowy wynika, kto był.' },
  now,
})
function decided(
  outcome: ProblemOutcome,
  more: { was_done?: boolean; kind?: ProblemKind; by?: 'staff' | 'both' } = {},
) {
  const { was_done = false, kind = 'no_show', by = 'staff' } = more
  const who = by === 'staff' ? { admin_id, reason: 'Z rozmowy wynika, kto był.' } : { admin_id: null, reason: null }
  return make(e.LessonProblemDecided, { ...ids, payment_id, kind, outcome, was_done, ...who })
}
const unanswered = make(e.LessonProblemUnanswered, ids)
const reopened = (state: 'answered' | 'unanswered') =>
  make(e.LessonProblemReopened, { ...ids, state, admin_id, reason: 'Pomyłka.' })
const withdrawn = make(e.LessonProblemWithdrawn, { ...ids, by: 'student' })

test('LES-04 a problem is reported from the start until 72 h after the end, once a lesson', () => {
  given.when(report(student_id, START - 1)).rejects('LESSON_NOT_BEGUN')
  given.when(report(student_id, END + HOUR)).gives(reported('student'))
  given.when(report(teacher_id, END + 72 * HOUR + 1)).rejects('LESSON_REPORT_OVER')
  given
    .given(done('teacher', END))
    .when(report(student_id, END + HOUR))
    .gives(reported('student'))
  given
    .given(reported('student'))
    .when(report(teacher_id, END + HOUR))
    .rejects('LESSON_REPORTED')
  given
    .given(reported('student'), withdrawn)
    .when(report(student_id, END + HOUR))
    .rejects('LESSON_REPORTED')
  given.given(cancelled).when(report(student_id, END)).rejects('LESSON_NOT_BOOKED')
})

test('LES-04 the other side answers; who agrees ends it at once', () => {
  const open = given.given(reported('student'))
  open.when(answerAs(student_id, false)).rejects('LESSON_OTHER_SIDE')
  open.when(answerAs(teacher_id, false)).gives(answered('teacher', false))
  open.when(answerAs(teacher_id, true)).gives(answered('teacher', true), decided('teacher_absent', { by: 'both' }))
  given
    .given(reported('teacher'))
    .when(answerAs(student_id, true))
    .gives(answered('student', true), decided('student_absent', { by: 'both' }))
  given.when(answerAs(teacher_id, true)).rejects('LESSON_PROBLEM_NOT_FOUND')
})

test('LES-04 a lateness that both agree on means that the lesson took place; another matter is theirs', () => {
  const now = END + 2 * HOUR
  given
    .given(reported('student', 'late'))
    .when(answerAs(teacher_id, true, now))
    .gives(answered('teacher', true), decided('held', { kind: 'late', by: 'both' }), done('system', now))
  given
    .given(reported('student', 'late', START))
    .when(answerAs(teacher_id, true, END - 1))
    .rejects('LESSON_NOT_OVER')
  given
    .given(reported('student', 'other'))
    .when(answerAs(teacher_id, true))
    .gives(answered('teacher', true), decided('dismissed', { kind: 'other', by: 'both' }))
})

test('LES-04 staff decide after an answer, or after seven days without one', () => {
  const open = given.given(reported('student'))
  open.when(decide('teacher_absent')).rejects('LESSON_PROBLEM_WAITS')
  open.when({ do: 'unanswered', now: WEEK - 1 }).rejects('LESSON_PROBLEM_WAITS')
  open.when({ do: 'unanswered', now: WEEK }).gives(unanswered)
  open.given(unanswered).when(decide('teacher_absent')).gives(decided('teacher_absent'))
  open.given(answered('teacher', false)).when(decide('student_absent')).gives(decided('student_absent'))
  open
    .given(unanswered)
    .when(answerAs(teacher_id, false, WEEK + 1))
    .gives(answered('teacher', false))
  given.when(decide('held')).rejects('LESSON_PROBLEM_NOT_FOUND')
})

test('LES-04 held makes the lesson done where it was not; an absence ends it, also where it was marked', () => {
  const answeredNo = given.given(reported('student'), answered('teacher', false))
  answeredNo.when(decide('held')).gives(decided('held'), done('system', WEEK))
  const marked = given.given(done('teacher', END), reported('student'), answered('teacher', false))
  marked.when(decide('held')).gives(decided('held', { was_done: true }))
  marked.when(decide('teacher_absent')).gives(decided('teacher_absent', { was_done: true }))
  expect(marked.when(decide('teacher_absent')).state()).toMatchObject({ state: 'cancelled', done_at: null })
})

test('LES-04 a report that comes to nothing lets the lesson be done by itself', () => {
  const answeredNo = given.given(reported('student'), answered('teacher', false))
  answeredNo.when(decide('dismissed')).gives(decided('dismissed'), done('system', WEEK))
  answeredNo.when(decide('dismissed', END + 2 * HOUR)).gives(decided('dismissed'))
  given.given(reported('student')).when(withdraw(student_id)).gives(withdrawn)
  given.given(reported('student')).when(withdraw(student_id, WEEK)).gives(withdrawn, done('system', WEEK))
  given.given(reported('student')).when(withdraw(teacher_id)).rejects('LESSON_OTHER_SIDE')
})

const reopen: LessonCommand = { do: 'reopen', admin_id, reason: 'Pomyłka.' }

test('LES-04 ADM-02 a report that staff dismissed waits again as it did, and the lesson with it; another outcome stays', () => {
  const closed = given.given(reported('student'), answered('teacher', false), decided('dismissed'))
  closed.when(reopen).gives(reopened('answered'))
  closed.given(reopened('answered')).when(decide('teacher_absent')).gives(decided('teacher_absent'))
  closed.given(reopened('answered')).when(reopen).rejects('LESSON_PROBLEM_FINAL')
  closed.given(reopened('answered')).when({ do: 'auto_done', now: WEEK }).rejects('LESSON_PROBLEM_OPEN')
  const reopenedDone = closed.given(done('system', WEEK), reopened('answered'))
  reopenedDone.when(decide('teacher_absent')).gives(decided('teacher_absent', { was_done: true }))
  for (const outcome of ['held', 'teacher_absent', 'student_absent'] as const) {
    given.given(reported('student'), unanswered, decided(outcome)).when(reopen).rejects('LESSON_PROBLEM_FINAL')
  }
  // the two agreed: there is no decision of staff
  const agreed = [answered('teacher', true), decided('dismissed', { kind: 'other', by: 'both' })]
  given
    .given(reported('student', 'other'), ...agreed)
    .when(reopen)
    .rejects('LESSON_PROBLEM_FINAL')
})

test('LES-01 a mark that a report decided about stays', () => {
  given
    .given(done('teacher', END), reported('student'), answered('teacher', false), decided('held', { was_done: true }))
    .when({ do: 'take_back', reason: 'x', user_id: teacher_id, now: END + HOUR })
    .rejects('LESSON_PROBLEM_OPEN')
})

test('ADM-03 every look at the evidence is an event of its own; without a report there is none', () => {
  const look: LessonCommand = { do: 'read_case', admin_id, reason: 'Dwie wersje.' }
  const read = make(e.LessonCaseRead, { ...ids, admin_id, reason: 'Dwie wersje.' })
  given.given(reported('student')).when(look).gives(read)
  given.given(reported('student'), read, withdrawn).when(look).gives(read)
  given.when(look).rejects('LESSON_PROBLEM_NOT_FOUND')
})

test('LES-04 every command in every state of a report goes where the graph says or is refused', () =>
  graphStory(lessonDecider, e).follows({
    graph: PROBLEM_GRAPH,
    stateOf: (lesson) => lesson?.problem?.state ?? 'absent',
    given: {
      absent: [booked],
      open: [booked, reported('student')],
      answered: [booked, reported('student'), answered('teacher', false)],
      unanswered: [booked, reported('student'), unanswered],
      withdrawn: [booked, reported('student'), withdrawn],
      decided: [booked, reported('student'), unanswered, decided('dismissed')],
    },
    after: { reopen: [[], [reopened('unanswered'), answered('teacher', false), decided('dismissed')]] },
    when: {
      report: () => report(student_id, END + HOUR),
      answer: () => answerAs(teacher_id, false),
      agree: () => answerAs(teacher_id, true),
      lapse: () => ({ do: 'unanswered', now: WEEK }),
      withdraw: () => withdraw(student_id),
      decide: () => decide('student_absent'),
      reopen: () => reopen,
    },
  }))
