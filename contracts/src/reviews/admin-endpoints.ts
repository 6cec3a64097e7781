import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { COMMENT_FILTERS } from './rules.ts'
import { CommentRowView, CommentView } from './views.ts'

const byId = { params: Obj({ id: Id }) }
const decided = {
  access: 'admin',
  duty: 'moderate',
  ...byId,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
} as const

export const searchComments = query('reviews.comments', {
  path: 'GET /admin/comments',
  access: 'admin',
  duty: 'moderate',
  about: 'Reviews in every state, by words and names.',
  query: Obj({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    filter: Type.Optional(OneOf(COMMENT_FILTERS)),
    sort: Type.Optional(OneOf(['written_at', '-written_at', 'stars', '-stars', 'state', '-state'])),
    ...PageQuery,
  }),
  answer: Type.Array(CommentRowView),
  paged: true,
})

export const getComment = query('reviews.comment', {
  path: 'GET /admin/comments/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'A review with its versions, its answer and its report.',
  ...byId,
  answer: CommentView,
  errors: ['REVIEW_NOT_FOUND'],
})

export const hideReview = command('reviews.hide', {
  path: 'POST /admin/comments/{id}/hide',
  about: 'Hides a review from everybody but its author; it counts in no average.',
  ...decided,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_HIDDEN'],
})

export const showReview = command('reviews.show', {
  path: 'POST /admin/comments/{id}/show',
  about: 'Shows a hidden review again.',
  ...decided,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_HIDDEN'],
})

export const dismissReviewReport = command('reviews.dismiss_report', {
  path: 'POST /admin/comments/{id}/dismiss-report',
  about: 'Leaves a reported review as it is.',
  ...decided,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_REPORTED'],
})

export const reopenReviewReport = command('reviews.reopen_report', {
  path: 'POST /admin/comments/{id}/reopen-report',
  about: 'Takes back that a report was dismissed: it waits again, and its teacher is told.',
  ...decided,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_HIDDEN', 'REVIEW_REPORT_NOT_DISMISSED'],
})

export const removeReviewAnswer = command('reviews.admin_remove_answer', {
  path: 'POST /admin/comments/{id}/remove-answer',
  about: 'Takes a teacher’s answer away.',
  ...decided,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_WITHOUT_ANSWER'],
})
