import { assignmentsContract } from '@kredka/contracts/assignments/contract'
import { awaitedOf } from '@kredka/projections/assignments/awaited'
import { assignmentsProjection } from '@kredka/projections/assignments/projection'
import { assignmentQueryHandlers } from '@kredka/projections/assignments/queries'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import { assignmentAlarms } from './alarms.ts'
import { assignerDecider } from './assigner.ts'
import { assignmentDecider } from './assignment.ts'
import { assignmentHandlers } from './handlers.ts'
import { assignmentHints } from './hints.ts'
import { assignmentMailContent } from './mail-content.ts'
import { assignmentMails, assignmentNoticeWays } from './mails.ts'
import { assignmentNotices } from './notices.ts'
import { assignmentPolicies } from './policies.ts'
import { assignmentTimeline } from './timeline.ts'

export { assignmentDecider } from './assignment.ts'
export { handOut, toInstant } from './hand-out.ts'

export interface AssignmentParts {
  /** Where the read models stand. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Quizzes that teachers assign to their students, with a due date and a result (QUI-10). */
export function createAssignments({ pool, waitForReadModels }: AssignmentParts): Module {
  return {
    ...assignmentsContract,
    states: [streamState(assignerDecider), streamState(assignmentDecider)],
    mails: assignmentMails,
    noticeWays: assignmentNoticeWays,
    projections: [assignmentsProjection],
    handlers: assignmentHandlers,
    queryHandlers: () => assignmentQueryHandlers,
    policies: (tools) => [...assignmentPolicies(tools, awaitedOf(pool), waitForReadModels), assignmentNotices],
    alarms: () => assignmentAlarms,
    hints: assignmentHints,
    mailContents: (tools) => ({ contentOf: assignmentMailContent(tools) }),
    timelines: [assignmentTimeline],
  }
}
