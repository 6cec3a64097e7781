import { AssignmentTerms } from '../assignments/views.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, MailedToken, Obj, OneOf, PageQuery, Text, Type, Words } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { ASKED_QUIZ_STATES, ASKED_WORDS_MAX, ASKED_WORDS_MIN } from './rules.ts'
import { AskableTeacherView, AskedQuizCountView, AskedQuizRole, AskedQuizView, QuizLinkView } from './views.ts'

const params = Obj({ id: Id })
const teacher = { access: 'user', of: 'quiz_request.teacher', params } as const

export const askForQuiz = command('quiz_requests.ask', {
  path: 'POST /quiz-requests',
  access: 'user',
  about: 'Asks one of the caller’s teachers for a quiz.',
  body: Obj({
    teacher_id: Id,
    subject_id: SubjectRef,
    level: OfferLevel,
    /** What it should be about. */
    words: Words(ASKED_WORDS_MIN, ASKED_WORDS_MAX),
  }),
  answer: Obj({ id: Id }),
  limit: 'costly',
  errors: ['SUBJECT_UNKNOWN', 'TEACHER_NOT_ASKABLE', 'QUIZ_REQUESTS_FULL'],
})

export const assignAskedQuiz = command('quiz_requests.assign', {
  path: 'POST /quiz-requests/{id}/assign',
  ...teacher,
  about: 'Answers a request: assigns a quiz that the teacher may use to the student who asked.',
  body: AssignmentTerms,
  answer: Obj({ assignment_id: Id }),
  limit: 'costly',
  errors: [
    'QUIZ_REQUEST_NOT_FOUND',
    'QUIZ_REQUEST_OVER',
    'QUIZ_NOT_FOUND',
    'STUDENT_NOT_FOUND',
    'STUDENT_NOT_REACHED',
    'ASSIGNED_TO_AUTHOR',
    'ASSIGNMENT_DUE_UNFIT',
    'ASSIGNMENT_REVIEW_UNFIT',
    'ASSIGNMENTS_FULL',
  ],
})

export const declineAskedQuiz = command('quiz_requests.decline', {
  path: 'POST /quiz-requests/{id}/decline',
  ...teacher,
  about: 'Answers a request with why there will be no quiz for it.',
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['QUIZ_REQUEST_NOT_FOUND', 'QUIZ_REQUEST_OVER'],
})

export const withdrawAskedQuiz = command('quiz_requests.withdraw', {
  path: 'POST /quiz-requests/{id}/withdraw',
  access: 'user',
  of: 'quiz_request.student',
  params,
  about: 'Takes an own request back that was not answered yet.',
  answer: Done,
  errors: ['QUIZ_REQUEST_NOT_FOUND', 'QUIZ_REQUEST_OVER'],
})

export const openQuizLink = command('quiz_requests.open_link', {
  path: 'POST /quiz-requests/open-link',
  access: 'public',
  about: 'What the link of a mail opens: a request for a quiz, or an assigned quiz. The link stays good.',
  body: Obj({ token: MailedToken }),
  answer: QuizLinkView,
  errors: ['REQUEST_EXPIRED'],
})

export const listAskedQuizzes = query('quiz_requests.list', {
  path: 'GET /quiz-requests',
  access: 'user',
  about: 'Quizzes that the caller asked for, or was asked for: those that wait first, then the newest.',
  query: Obj({ role: AskedQuizRole, state: Type.Optional(OneOf(ASKED_QUIZ_STATES)), ...PageQuery }),
  answer: Type.Array(AskedQuizView),
  paged: true,
})

export const countAskedQuizzes = query('quiz_requests.count', {
  path: 'GET /quiz-requests/count',
  access: 'user',
  about: 'How many requests for a quiz wait for the caller.',
  answer: AskedQuizCountView,
})

export const listAskableTeachers = query('quiz_requests.teachers', {
  path: 'GET /quiz-requests/teachers',
  access: 'user',
  about: 'The teachers whom the caller may ask for a quiz: those who ever accepted an order of theirs.',
  answer: Type.Array(AskableTeacherView),
})

export const getAskedQuiz = query('quiz_requests.get', {
  path: 'GET /quiz-requests/{id}',
  access: 'user',
  of: 'quiz_request.member',
  params,
  about: 'One request, for the student who asked or the teacher who was asked.',
  answer: AskedQuizView,
  errors: ['QUIZ_REQUEST_NOT_FOUND'],
})
