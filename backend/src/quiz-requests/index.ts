import { quizRequestsContract } from '@kredka/contracts/quiz-requests/contract'
import { openRequestsOf } from '@kredka/projections/quiz-requests/open'
import { quizRequestsProjection } from '@kredka/projections/quiz-requests/projection'
import { quizRequestQueryHandlers } from '@kredka/projections/quiz-requests/queries'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import { askedQuizDecider } from './asked-quiz.ts'
import { askerDecider } from './asker.ts'
import { quizRequestHandlers } from './handlers.ts'
import { quizRequestHints } from './hints.ts'
import { quizRequestMailContent } from './mail-content.ts'
import { quizRequestMails, quizRequestNoticeWays } from './mails.ts'
import { quizRequestNotices } from './notices.ts'
import { quizRequestPolicies } from './policies.ts'
import { askedQuizTimeline } from './timeline.ts'

export interface QuizRequestParts {
  /** Where the read models stand. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Quizzes that students ask their teachers for, and the links of mails that open them (QUI-10). */
export function createQuizRequests({ pool, waitForReadModels }: QuizRequestParts): Module {
  return {
    ...quizRequestsContract,
    states: [streamState(askedQuizDecider), streamState(askerDecider)],
    mails: quizRequestMails,
    noticeWays: quizRequestNoticeWays,
    projections: [quizRequestsProjection],
    handlers: quizRequestHandlers,
    queryHandlers: () => quizRequestQueryHandlers,
    policies: (tools) => [...quizRequestPolicies(tools, openRequestsOf(pool), waitForReadModels), quizRequestNotices],
    hints: quizRequestHints,
    mailContents: (tools) => ({ contentOf: quizRequestMailContent(tools) }),
    timelines: [askedQuizTimeline],
  }
}
