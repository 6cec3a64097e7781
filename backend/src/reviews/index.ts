import * as endpoints from '@kredka/contracts/reviews/endpoints'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { reviewAdminAnswerers } from '@kredka/projections/reviews/admin-queries'
import { reviewsProjection } from '@kredka/projections/reviews/projection'
import { reviewAnswerers } from '@kredka/projections/reviews/queries'
import type { Module } from '../kernel/module.ts'
import { reviewAdminHandlers } from './admin-handlers.ts'
import { reviewHandlers } from './handlers.ts'
import { reviewHints } from './hints.ts'
import { reviewNotices, tellingReporters } from './policies.ts'

/** What students think of their teachers, and what those say to it (REV-01). */
export const reviews: Module = {
  name: 'reviews',
  endpoints: Object.values(endpoints),
  events: reviewEvents,
  projections: [reviewsProjection],
  handlers: (tools) => [...reviewHandlers(tools), ...reviewAdminHandlers(tools)],
  answerers: () => [...reviewAnswerers, ...reviewAdminAnswerers],
  policies: (tools) => [reviewNotices, tellingReporters(tools)],
  hints: reviewHints,
}
