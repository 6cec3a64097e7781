import { reviewsContract } from '@kredka/contracts/reviews/contract'
import { reviewAdminQueryHandlers } from '@kredka/projections/reviews/admin-queries'
import { reviewsProjection } from '@kredka/projections/reviews/projection'
import { reviewQueryHandlers } from '@kredka/projections/reviews/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { reviewAdminHandlers } from './admin-handlers.ts'
import { reviewHandlers } from './handlers.ts'
import { reviewHints } from './hints.ts'
import { reviewMails, reviewNoticeWays } from './mails.ts'
import { reviewNotices, tellingReporters } from './policies.ts'
import { reviewDecider } from './review.ts'

/** What students think of their teachers, and what those say to it (REV-01). */
export const reviews: Module = {
  ...reviewsContract,
  states: [streamState(reviewDecider)],
  mails: reviewMails,
  noticeWays: reviewNoticeWays,
  projections: [reviewsProjection],
  handlers: (tools) => [...reviewHandlers(tools), ...reviewAdminHandlers(tools)],
  queryHandlers: () => [...reviewQueryHandlers, ...reviewAdminQueryHandlers],
  policies: (tools) => [reviewNotices(tools), tellingReporters(tools)],
  hints: reviewHints,
}
