import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { AttemptContestsView, ContestedQuestionView, OverdueContestsView } from './views.ts'

const One = Obj({ id: Id })
const ofQuestion = Obj({ id: Id, question_id: Id })
/** Which frozen version the question stands in. */
const version = Type.Integer({ minimum: 1 })

export const contestKey = command('contests.contest', {
  path: 'POST /attempts/{id}/questions/{question_id}/contest',
  access: 'user',
  about: 'Says that the key by which the caller’s own answer was judged is wrong, and why. The author answers.',
  params: ofQuestion,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: [
    'ATTEMPT_NOT_FOUND',
    'QUESTION_NOT_FOUND',
    'QUIZ_NOT_FOUND',
    'CONTEST_TOO_EARLY',
    'CONTEST_OPEN',
    'CONTEST_OWN_KEY',
    'CONTESTS_FULL',
    'DAILY_CONTEST_LIMIT',
  ],
})

export const getAttemptContests = query('contests.of_attempt', {
  path: 'GET /attempts/{id}/contests',
  access: 'user',
  about: 'What the caller contests of the questions of their own attempt, with the answers.',
  params: One,
  answer: AttemptContestsView,
  errors: ['ATTEMPT_NOT_FOUND'],
})

export const listContests = query('contests.of_quiz', {
  path: 'GET /my-quizzes/{id}/contests',
  access: 'user',
  of: 'quiz.author',
  about: 'The questions of the caller’s own quiz whose keys are contested, the one that waits longest first.',
  params: One,
  answer: Type.Array(ContestedQuestionView),
  errors: ['QUIZ_NOT_FOUND'],
})

const answer = Obj({ version, answer: Text(REASON_MAX) })

export const answerContests = command('contests.answer', {
  path: 'POST /my-quizzes/{id}/questions/{question_id}/defend-key',
  access: 'user',
  of: 'quiz.author',
  about: 'Says why the key is right, to all who contest it. Correcting the key answers them too.',
  params: ofQuestion,
  body: answer,
  answer: Done,
  errors: ['QUIZ_NOT_FOUND', 'CONTEST_ANSWERED'],
})

export const listOverdueContests = query('contests.overdue', {
  path: 'GET /admin/quiz-contests',
  access: 'admin',
  duty: 'moderate',
  about:
    'Contested keys of the site’s own quizzes, and those whose author did not answer in time, the one that waits longest first.',
  query: Obj(PageQuery),
  answer: Type.Array(OverdueContestsView),
  paged: true,
})

export const answerContestsAsStaff = command('contests.answer_as_staff', {
  path: 'POST /admin/quizzes/{id}/questions/{question_id}/defend-key',
  access: 'admin',
  duty: 'moderate',
  about: 'Says in the author’s stead why the key is right, to all who contest it.',
  params: ofQuestion,
  body: answer,
  answer: Done,
  errors: ['CONTEST_ANSWERED'],
})
