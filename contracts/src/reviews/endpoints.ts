import { Stars } from '../community/views.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, OneOf, PageQuery, Text, Type, Words } from '../kernel/schema.ts'
import {
  ANSWER_MAX,
  ANSWER_MIN,
  REPORT_NOTE_MAX,
  REVIEW_MAX,
  REVIEW_MIN,
  REVIEW_REPORT_REASONS,
  REVIEW_SORTS,
} from './rules.ts'
import { OwnReviewView, ReceivedReviewView, ReviewVersionView, ReviewView } from './views.ts'

export * from './admin-endpoints.ts'

const byId = { params: Obj({ id: Id }) }
const listed = Obj({ stars: Type.Optional(Stars), sort: Type.Optional(OneOf(REVIEW_SORTS)), ...PageQuery })

export const listTeacherReviews = query('reviews.of_teacher', {
  path: 'GET /teachers/{id}/reviews',
  access: 'public',
  about: 'Reviews of a teacher by those who took lessons (REV-01).',
  ...byId,
  query: listed,
  answer: Type.Array(ReviewView),
  paged: true,
})

export const listOfferReviews = query('reviews.of_offer', {
  path: 'GET /offers/{id}/reviews',
  access: 'public',
  about: 'Reviews by those who took lessons of this offer.',
  ...byId,
  query: listed,
  answer: Type.Array(ReviewView),
  paged: true,
})

export const getReviewHistory = query('reviews.history', {
  path: 'GET /reviews/{id}/history',
  access: 'public',
  about: 'What a review said before it was changed, the newest first.',
  ...byId,
  answer: Type.Array(ReviewVersionView),
  errors: ['REVIEW_NOT_FOUND'],
})

export const getOwnReview = query('reviews.own', {
  path: 'GET /teachers/{id}/my-review',
  access: 'user',
  about: 'The caller’s own review of a teacher; null where they took no lessons.',
  ...byId,
  answer: Obj({ own: Nullable(OwnReviewView) }),
})

export const listOwnReviews = query('reviews.written', {
  path: 'GET /my-reviews',
  access: 'user',
  about: 'Teachers whom the caller took lessons with and what the caller wrote of them; what can be written first.',
  query: Obj(PageQuery),
  answer: Type.Array(OwnReviewView),
  paged: true,
})

export const writeReview = command('reviews.write', {
  path: 'POST /teachers/{id}/my-review',
  access: 'user',
  about: 'Writes or changes the caller’s one review of a teacher, within 90 days after a lesson.',
  ...byId,
  body: Obj({ stars: Stars, text: Words(REVIEW_MIN, REVIEW_MAX) }),
  answer: Done,
  errors: ['REVIEW_NEEDS_LESSON', 'REVIEW_WINDOW_CLOSED'],
})

export const listReceivedReviews = query('reviews.received', {
  path: 'GET /received-reviews',
  access: 'teacher',
  about: 'Reviews about the caller, with the students who wrote them, the newest first.',
  query: Obj({ unanswered: Type.Optional(Type.Boolean()), ...PageQuery }),
  answer: Type.Array(ReceivedReviewView),
  paged: true,
})

const ofStudent = { access: 'teacher', of: 'review.teacher', ...byId, answer: Done } as const

export const answerReview = command('reviews.answer', {
  path: 'POST /students/{id}/review/answer',
  about: 'Answers the review that a student wrote about the caller, or changes that answer.',
  ...ofStudent,
  body: Obj({ text: Words(ANSWER_MIN, ANSWER_MAX) }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_HIDDEN'],
})

export const removeAnswer = command('reviews.remove_answer', {
  path: 'POST /students/{id}/review/remove-answer',
  about: 'Takes the caller’s answer away.',
  ...ofStudent,
  errors: ['REVIEW_NOT_FOUND'],
})

export const reportReview = command('reviews.report', {
  path: 'POST /students/{id}/review/report',
  about: 'Asks staff to look at a review about the caller.',
  ...ofStudent,
  body: Obj({ reason: OneOf(REVIEW_REPORT_REASONS), note: Type.Optional(Text(REPORT_NOTE_MAX, 0)) }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_HIDDEN', 'REVIEW_ALREADY_REPORTED'],
})
