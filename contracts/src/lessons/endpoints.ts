import { SLOT_FAULTS } from '../calendar/rules.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { AskedInstant, Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { MESSAGE_MAX } from '../orders/rules.ts'
import { HOMEWORK_MAX, LESSON_FILTERS, LESSON_NOTE_MAX, LESSON_ROLES, PROBLEM_TEXT_MAX, TOPICS_MAX } from './rules.ts'
import { LessonCountView, LessonRowView, LessonView, ProblemKindName } from './views.ts'

export * from './admin-endpoints.ts'

const One = Obj({ id: Id })
const status = Type.Optional(OneOf(LESSON_FILTERS))
/** What is blank was not written. */
const optionalText = (max: number) => Type.Optional(Type.String({ maxLength: max }))
/** Of either of the two. */
const ours = { access: 'user', of: 'lesson.member', params: One, answer: Done } as const
const ofReport = { ...ours, of: 'lesson_report.member' } as const
const teachers = { access: 'teacher', of: 'lesson.teacher', params: One, answer: Done } as const

export const listLessons = query('lessons.list', {
  path: 'GET /lessons',
  access: 'user',
  about: 'The caller’s lessons in both parts, or in one. Booked ones: the next first; others: the latest first.',
  query: Obj({ ...PageQuery, status, role: Type.Optional(OneOf(LESSON_ROLES)) }),
  answer: Type.Array(LessonRowView),
  paged: true,
})

export const listTeacherLessons = query('lessons.for_teacher', {
  path: 'GET /lessons/for-teacher',
  access: 'teacher',
  about: 'The lessons that the caller gives, of all students or of one.',
  query: Obj({ ...PageQuery, status, student_id: Type.Optional(Id) }),
  answer: Type.Array(LessonRowView),
  paged: true,
})

export const listNextLessons = query('lessons.next', {
  path: 'GET /lessons/next',
  access: 'user',
  about: 'The next few lessons of the caller in either part, one that is going on included.',
  answer: Type.Array(LessonRowView),
})

export const countLessons = query('lessons.count', {
  path: 'GET /lessons/count',
  access: 'user',
  about: 'The caller’s lessons by status.',
  query: Obj({ role: Type.Optional(OneOf(LESSON_ROLES)) }),
  answer: LessonCountView,
})

export const getLesson = query('lessons.get', {
  path: 'GET /lessons/{id}',
  access: 'user',
  of: 'lesson.member',
  about: 'One lesson, as the caller’s part in it sees it. The meeting link is there from 24 hours before the start.',
  params: One,
  answer: LessonView,
  errors: ['LESSON_NOT_FOUND'],
})

export const markLessonDone = command('lessons.mark_done', {
  path: 'POST /lessons/{id}/done',
  ...teachers,
  about: 'Says that the lesson took place; only after its end.',
  errors: ['LESSON_NOT_FOUND', 'LESSON_NOT_BOOKED', 'LESSON_NOT_OVER', 'LESSON_PROBLEM_OPEN'],
})

export const takeBackLessonDone = command('lessons.take_back', {
  path: 'POST /lessons/{id}/take-back',
  ...teachers,
  about: 'Takes back a mark that was made by mistake, within 72 hours of it.',
  body: Obj({ reason: Text(REASON_MAX) }),
  errors: ['LESSON_NOT_FOUND', 'LESSON_NOT_DONE', 'LESSON_TAKE_BACK_OVER', 'LESSON_PROBLEM_OPEN'],
})

export const cancelLesson = command('lessons.cancel', {
  path: 'POST /lessons/{id}/cancel',
  ...ours,
  about:
    'Cancels a booked lesson. A student who does it after the window agreed on with the order still owes the payment: say `late` to mean that too.',
  body: Obj({
    reason: optionalText(REASON_MAX),
    /** What the caller was told it means; where it is late by now and this is not set, nothing is cancelled. */
    late: Type.Optional(Type.Boolean()),
  }),
  errors: [
    'LESSON_NOT_FOUND',
    'LESSON_NOT_BOOKED',
    'LESSON_BEGUN',
    'LESSON_OVER',
    'LESSON_PROBLEM_OPEN',
    'LESSON_CANCEL_LATE',
  ],
})

export const proposeLessonMove = command('lessons.propose_move', {
  path: 'POST /lessons/{id}/propose-move',
  ...ours,
  about:
    'Proposes another time of the same length, which is kept free until the other side has answered. A student chooses from the free times of the offer.',
  body: Obj({ starts_at: AskedInstant, note: optionalText(MESSAGE_MAX) }),
  errors: [
    'LESSON_NOT_FOUND',
    'LESSON_NOT_BOOKED',
    'LESSON_BEGUN',
    'LESSON_MOVE_OPEN',
    'LESSON_TIME_PAST',
    'LESSON_SAME_TIME',
    ...SLOT_FAULTS,
  ],
})

export const answerLessonMove = command('lessons.answer_move', {
  path: 'POST /lessons/{id}/answer-move',
  ...ours,
  about: 'Takes or declines the other side’s proposal.',
  body: Obj({
    accept: Type.Boolean(),
    /** The start that the caller answers to: another proposal may have come meanwhile. */
    starts_at: AskedInstant,
    reason: optionalText(REASON_MAX),
  }),
  errors: ['LESSON_NOT_FOUND', 'LESSON_NOT_BOOKED', 'LESSON_MOVE_GONE', 'LESSON_OTHER_SIDE'],
})

export const withdrawLessonMove = command('lessons.withdraw_move', {
  path: 'POST /lessons/{id}/withdraw-move',
  ...ours,
  about: 'Takes back one’s own proposal.',
  errors: ['LESSON_NOT_FOUND', 'LESSON_NOT_BOOKED', 'LESSON_MOVE_GONE', 'LESSON_OTHER_SIDE'],
})

export const leaveLessonNote = command('lessons.leave_note', {
  path: 'POST /lessons/{id}/note',
  ...teachers,
  about: 'What the teacher leaves after a lesson: a note, homework, topics covered. Replaces what stood there.',
  body: Obj({
    note: optionalText(LESSON_NOTE_MAX),
    homework: optionalText(HOMEWORK_MAX),
    topics: optionalText(TOPICS_MAX),
  }),
  errors: ['LESSON_NOT_FOUND', 'LESSON_NOT_BOOKED', 'LESSON_NOT_OVER'],
})

export const reportLessonProblem = command('lessons.report', {
  path: 'POST /lessons/{id}/report',
  ...ours,
  about:
    'Says that something went wrong, from the start until 72 hours after the end. The other side may answer for 7 days.',
  body: Obj({ kind: ProblemKindName, text: Text(PROBLEM_TEXT_MAX) }),
  errors: ['LESSON_NOT_FOUND', 'LESSON_NOT_BOOKED', 'LESSON_NOT_BEGUN', 'LESSON_REPORT_OVER', 'LESSON_REPORTED'],
})

export const answerLessonProblem = command('lessons.answer_report', {
  path: 'POST /lessons/{id}/answer-report',
  ...ofReport,
  about: 'The other side’s answer to a report. Who agrees ends it at once.',
  body: Obj({ agrees: Type.Boolean(), text: optionalText(PROBLEM_TEXT_MAX) }),
  errors: [
    'LESSON_NOT_FOUND',
    'LESSON_PROBLEM_NOT_FOUND',
    'LESSON_PROBLEM_DECIDED',
    'LESSON_OTHER_SIDE',
    'LESSON_NOT_OVER',
  ],
})

export const withdrawLessonProblem = command('lessons.withdraw_report', {
  path: 'POST /lessons/{id}/withdraw-report',
  ...ofReport,
  about: 'Takes back one’s own report before it is decided.',
  errors: ['LESSON_NOT_FOUND', 'LESSON_PROBLEM_NOT_FOUND', 'LESSON_PROBLEM_DECIDED', 'LESSON_OTHER_SIDE'],
})
