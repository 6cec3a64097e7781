import { AttemptView } from '../attempts/views.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { AskedInstant, Count, Id, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { ASKED_STATES, ASSIGNED_AT_ONCE_MAX } from './rules.ts'
import { AssignmentRole, AssignmentRowView, AssignmentTerms, AssignmentView } from './views.ts'

const One = Obj({ id: Id })
const member = { access: 'user', of: 'assignment.member', params: One } as const
const teacher = { access: 'user', of: 'assignment.teacher', params: One } as const

export const assignQuiz = command('assignments.assign', {
  path: 'POST /assignments',
  access: 'teacher',
  about:
    'Assigns the version of a quiz that the caller plays, an own one or a listed one, to some of the caller’s students.',
  body: Obj({
    ...AssignmentTerms.properties,
    student_ids: Type.Array(Id, { minItems: 1, maxItems: ASSIGNED_AT_ONCE_MAX, uniqueItems: true }),
  }),
  answer: Obj({ ids: Type.Array(Id) }),
  limit: 'costly',
  errors: [
    'QUIZ_NOT_FOUND',
    'STUDENT_NOT_FOUND',
    'STUDENT_NOT_REACHED',
    'ASSIGNED_TO_AUTHOR',
    'ASSIGNMENT_DUE_UNFIT',
    'ASSIGNMENT_REVIEW_UNFIT',
    'ASSIGNMENTS_FULL',
  ],
})

export const changeAssignmentDue = command('assignments.change_due', {
  path: 'POST /assignments/{id}/due',
  ...teacher,
  about: 'Moves the due date, also of one that is overdue; what was late until then may be in time.',
  body: Obj({ due_at: AskedInstant }),
  answer: Done,
  errors: ['ASSIGNMENT_NOT_FOUND', 'ASSIGNMENT_OVER', 'ASSIGNMENT_DUE_UNFIT'],
})

export const withdrawAssignment = command('assignments.withdraw', {
  path: 'POST /assignments/{id}/withdraw',
  ...teacher,
  about: 'Takes an assignment back that was not handed in yet.',
  answer: Done,
  errors: ['ASSIGNMENT_NOT_FOUND', 'ASSIGNMENT_OVER'],
})

export const beginAssignment = command('assignments.begin', {
  path: 'POST /assignments/{id}/begin',
  access: 'user',
  of: 'assignment.student',
  params: One,
  about: 'Begins the next try, or gives back the one that the student goes on with.',
  answer: Obj({ attempt_id: Id }),
  errors: ['ASSIGNMENT_NOT_FOUND', 'ASSIGNMENT_OVER', 'TRIES_USED', 'QUIZ_NOT_FOUND'],
})

export const listAssignments = query('assignments.list', {
  path: 'GET /assignments',
  access: 'user',
  about: 'What was assigned to the caller, or by the caller: what waits for the student first, then the last assigned.',
  query: Obj({
    role: AssignmentRole,
    /** The other of the two. */
    person_id: Type.Optional(Id),
    quiz_id: Type.Optional(Id),
    state: Type.Optional(OneOf(ASKED_STATES)),
    ...PageQuery,
  }),
  answer: Type.Array(AssignmentRowView),
  paged: true,
})

export const countAssignments = query('assignments.count', {
  path: 'GET /assignments/count',
  access: 'user',
  about: 'How many assignments wait for the caller.',
  answer: Obj({ awaited: Count }),
})

export const getAssignment = query('assignments.get', {
  path: 'GET /assignments/{id}',
  ...member,
  about: 'One assignment with all its tries, for its teacher or its student.',
  answer: AssignmentView,
  errors: ['ASSIGNMENT_NOT_FOUND'],
})

export const getAssignmentTry = query('assignments.get_try', {
  path: 'GET /assignments/{id}/tries/{attempt_id}',
  ...teacher,
  params: Obj({ id: Id, attempt_id: Id }),
  about: 'What a student answered in one try, for the teacher who assigned it: judged once it is finished.',
  answer: AttemptView,
  errors: ['ASSIGNMENT_NOT_FOUND'],
})
