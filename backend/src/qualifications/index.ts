import { qualificationsContract } from '@kredka/contracts/qualifications/contract'
import { qualificationsProjection } from '@kredka/projections/qualifications/projection'
import { qualificationQueryHandlers } from '@kredka/projections/qualifications/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { qualificationHandlers } from './handlers.ts'
import { qualificationHints } from './hints.ts'
import { qualificationMails, qualificationNoticeWays } from './mails.ts'
import { qualificationPolicies } from './policies.ts'
import { proofRecords } from './proof-records.ts'
import { qualificationsDecider } from './qualifications.ts'

export { sweepProofs } from './proof-sweep.ts'

/** What teachers say to have learned, and what staff saw proof of (PRO-04). */
export const qualifications: Module = {
  ...qualificationsContract,
  states: [streamState(qualificationsDecider)],
  mails: qualificationMails,
  noticeWays: qualificationNoticeWays,
  hints: qualificationHints,
  projections: [qualificationsProjection],
  handlers: qualificationHandlers,
  queryHandlers: () => qualificationQueryHandlers,
  policies: qualificationPolicies,
  records: (tools) => [proofRecords(tools)],
}
