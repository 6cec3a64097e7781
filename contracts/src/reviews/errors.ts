import type { ErrorTable } from '../kernel/declaration.ts'

export const reviewsErrors = {
  REVIEW_NOT_FOUND: [404, 'There is no such review'],
  REVIEW_NEEDS_LESSON: [409, 'A review can be written after a lesson that was done'],
  REVIEW_WINDOW_CLOSED: [409, 'Reviews can be written within 90 days after a lesson'],
  REVIEW_ALREADY_REPORTED: [409, 'You have reported this review already'],
  REVIEW_NOT_REPORTED: [409, 'Nobody reports this review any more'],
  REVIEW_REPORT_NOT_DISMISSED: [409, 'No dismissed report of this review is left to reopen'],
  REVIEW_HIDDEN: [409, 'This review is hidden'],
  REVIEW_NOT_HIDDEN: [409, 'This review is not hidden'],
  REVIEW_WITHOUT_ANSWER: [409, 'This review has no answer'],
} as const satisfies ErrorTable
