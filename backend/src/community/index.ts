import { communityContract } from '@kredka/contracts/community/contract'
import { communityAdminQueryHandlers } from '@kredka/projections/community/admin-queries'
import { communityProjection } from '@kredka/projections/community/projection'
import { communityQueryHandlers } from '@kredka/projections/community/queries'
import type { Module } from '../kernel/module.ts'
import { communityAdminHandlers } from './admin-handlers.ts'
import { communityHandlers } from './handlers.ts'
import { communityHints } from './hints.ts'
import { communityMails, communityNoticeWays } from './mails.ts'
import { communityPolicies } from './policies.ts'

/** Announcements and the development board, ideas with votes, opinions on the service (BRD-01). */
export const community: Module = {
  ...communityContract,
  mails: communityMails,
  noticeWays: communityNoticeWays,
  hints: communityHints,
  projections: [communityProjection],
  handlers: (tools) => [...communityHandlers(tools), ...communityAdminHandlers(tools)],
  queryHandlers: () => [...communityQueryHandlers, ...communityAdminQueryHandlers],
  policies: communityPolicies,
}
