import { topicsContract } from '@kredka/contracts/topics/contract'
import { exerciseQueryHandlers } from '@kredka/projections/topics/admin-queries'
import { topicsProjection } from '@kredka/projections/topics/projection'
import { topicQueryHandlers } from '@kredka/projections/topics/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { topicHandlers } from './handlers.ts'
import { topicHints } from './hints.ts'
import { topicMails, topicNoticeWays } from './mails.ts'
import { topicPolicies } from './policies.ts'
import { topicDecider } from './topic.ts'

/** What teachers teach, topic by topic, with exercises (TOP-01). */
export const topics: Module = {
  ...topicsContract,
  states: [streamState(topicDecider)],
  mails: topicMails,
  noticeWays: topicNoticeWays,
  hints: topicHints,
  projections: [topicsProjection],
  handlers: topicHandlers,
  policies: topicPolicies,
  queryHandlers: () => [...topicQueryHandlers, ...exerciseQueryHandlers],
}
