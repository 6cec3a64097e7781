import { lessonsContract } from '@kredka/contracts/lessons/contract'
import { lessonAdminQueryHandlers, lessonDocuments } from '@kredka/projections/lessons/admin-queries'
import { lessonsProjection } from '@kredka/projections/lessons/projection'
import { lessonQueryHandlers } from '@kredka/projections/lessons/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { teachingPrivateFacts } from '../settings/index.ts'
import { lessonAdminHandlers } from './admin-handlers.ts'
import { lessonAlarms } from './alarms.ts'
import { lessonHandlers } from './handlers.ts'
import { lessonHints } from './hints.ts'
import { lessonDecider } from './lesson.ts'
import { lessonAttachments, lessonMailContent } from './mail-content.ts'
import { lessonMails, lessonNoticeWays } from './mails.ts'
import { lessonPolicies } from './policies.ts'
import { lessonTimeline } from './timeline.ts'

export { lessonDecider } from './lesson.ts'

/**
 * Lessons from their booking on: moves, cancelling, what became of them, notes, reports of problems (LES-01 to LES-04).
 */
export const lessons: Module = {
  ...lessonsContract,
  states: [streamState(lessonDecider)],
  mails: lessonMails,
  noticeWays: lessonNoticeWays,
  hints: lessonHints,
  projections: [lessonsProjection],
  handlers: (tools) => [...lessonHandlers(tools), ...lessonAdminHandlers(tools)],
  queryHandlers: ({ streams }) => [
    ...lessonQueryHandlers(
      async (teacher_id, tool) => (await teachingPrivateFacts(streams, teacher_id)).meeting_links[tool],
    ),
    ...lessonAdminQueryHandlers,
  ],
  documents: () => lessonDocuments,
  policies: lessonPolicies,
  alarms: () => lessonAlarms,
  mailContents: (tools) => ({ contentOf: lessonMailContent(tools), attachmentsOf: lessonAttachments(tools) }),
  timelines: [lessonTimeline],
}
