import { communityContract } from '@kredka/contracts/community/contract'
import { communityAdminQueryHandlers } from '@kredka/projections/community/admin-queries'
import { communityProjection } from '@kredka/projections/community/projection'
import { communityQueryHandlers } from '@kredka/projections/community/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { communityAdminHandlers } from './admin-handlers.ts'
import { announcementDecider } from './announcement.ts'
import { devBoardDecider } from './dev-board.ts'
import { communityHandlers } from './handlers.ts'
import { communityHints } from './hints.ts'
import { ideaDecider } from './idea.ts'
import { communityMails, communityNoticeWays } from './mails.ts'
import { opinionDecider } from './opinion.ts'
import { communityPolicies } from './policies.ts'
import { proposalsDecider } from './proposals.ts'

/** Announcements and the development board, ideas with votes, opinions on the service (BRD-01). */
export const community: Module = {
  ...communityContract,
  states: [
    streamState(announcementDecider),
    streamState(devBoardDecider),
    streamState(ideaDecider),
    streamState(opinionDecider),
    streamState(proposalsDecider),
  ],
  mails: communityMails,
  noticeWays: communityNoticeWays,
  hints: communityHints,
  projections: [communityProjection],
  handlers: (tools) => [...communityHandlers(tools), ...communityAdminHandlers(tools)],
  queryHandlers: () => [...communityQueryHandlers, ...communityAdminQueryHandlers],
  policies: communityPolicies,
}
