import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { LESSON_PROBLEM_SORTS, LESSON_SORTS, LESSON_STATES, PROBLEM_STATES } from './rules.ts'
import {
  AdminLessonView,
  LessonCaseView,
  LessonProblemDetailView,
  LessonProblemRowView,
  ProblemKindName,
  ProblemOutcomeName,
} from './views.ts'

const One = Obj({ id: Id })
const errors = ['LESSON_PROBLEM_NOT_FOUND'] as const

const lessonFilters = {
  /** Part of the name of either side, forgiving a slip of the hand, or an id of any of them. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(OneOf(LESSON_STATES)),
  /** Default: the latest first. */
  sort: Type.Optional(OneOf(LESSON_SORTS)),
}

export const searchLessons = query('lessons.admin_search', {
  path: 'GET /admin/lessons',
  access: 'admin',
  duty: 'support',
  about: 'Lessons of all people.',
  query: Obj({ ...PageQuery, ...lessonFilters }),
  answer: Type.Array(AdminLessonView),
  paged: true,
})

export const exportLessons = document('lessons.admin_csv', {
  path: 'GET /admin/lessons.csv',
  access: 'admin',
  duty: 'support',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(lessonFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

const problemFilters = {
  /** Part of the name of either person, or an id. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** `waiting`: those that staff can decide now. */
  state: Type.Optional(OneOf(['waiting', ...PROBLEM_STATES])),
  kind: Type.Optional(ProblemKindName),
  /** Default: newest first. */
  sort: Type.Optional(OneOf(LESSON_PROBLEM_SORTS)),
}

export const listLessonProblems = query('lessons.problems', {
  path: 'GET /admin/lesson-problems',
  access: 'admin',
  duty: 'support',
  about: 'Problems with lessons that people reported.',
  query: Obj({ ...PageQuery, ...problemFilters }),
  answer: Type.Array(LessonProblemRowView),
  paged: true,
})

export const exportLessonProblems = document('lessons.problems_csv', {
  path: 'GET /admin/lesson-problems.csv',
  access: 'admin',
  duty: 'support',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(problemFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

export const getLessonProblem = query('lessons.problem', {
  path: 'GET /admin/lesson-problems/{id}',
  access: 'admin',
  duty: 'support',
  about:
    'One report by its lesson’s id, with the words of both sides. They were handed to us: reading them asks for no reason.',
  params: One,
  answer: LessonProblemDetailView,
  errors,
})

/** A command, because reading what is private is itself an event (ADM-03). */
export const readLessonCase = command('lessons.read_case', {
  path: 'POST /admin/lesson-problems/{id}/read-case',
  access: 'admin',
  duty: 'support',
  about:
    'The evidence of a report: the histories of order and lesson, and the chat around it. Asks for a reason, which is logged.',
  params: One,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: LessonCaseView,
  errors,
})

export const decideLessonProblem = command('lessons.decide', {
  path: 'POST /admin/lesson-problems/{id}/decide',
  access: 'admin',
  duty: 'support',
  about:
    'Decides a report once the other side has answered or has had its 7 days. Both sides are told, with the reason.',
  params: One,
  body: Obj({ outcome: ProblemOutcomeName, reason: Text(REASON_MAX) }),
  answer: Done,
  errors: [...errors, 'LESSON_PROBLEM_DECIDED', 'LESSON_PROBLEM_WAITS', 'LESSON_NOT_OVER'],
})

export const reopenLessonProblem = command('lessons.reopen_problem', {
  path: 'POST /admin/lesson-problems/{id}/reopen',
  access: 'admin',
  duty: 'support',
  about: 'Takes back that staff dismissed a report: it waits again, and both sides are told, with the reason.',
  params: One,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: [...errors, 'LESSON_PROBLEM_FINAL'],
})
