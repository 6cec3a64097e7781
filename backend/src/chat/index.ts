import { chatContract } from '@kredka/contracts/chat/contract'
import { chatAdminDocuments, chatAdminQueryHandlers } from '@kredka/projections/chat/admin-queries'
import { partnersOf } from '@kredka/projections/chat/partners'
import { chatProjection } from '@kredka/projections/chat/projection'
import { chatQueryHandlers } from '@kredka/projections/chat/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { chatAdminHandlers } from './admin-handlers.ts'
import { conversationDecider } from './conversation.ts'
import { chatHandlers } from './handlers.ts'
import { chatHints } from './hints.ts'
import { senderName } from './mail-content.ts'
import { chatMails, chatNoticeWays } from './mails.ts'
import { messageReportDecider } from './message-report.ts'
import { newPeopleDecider } from './new-people.ts'
import { otherSideOf } from './people.ts'
import { chatPolicies, unreadAlarm } from './policies.ts'

export { messagesOfTwo } from './messages-of-two.ts'
export { isBlockedBetween } from './people.ts'

export interface ChatParts {
  /** After how long one may write again without an answer, in milliseconds; null for never. */
  readonly turnLapseMs: number | null
}

/** Messages between teachers and those who learn with them (CHT-01, CHT-02). */
export function createChat({ turnLapseMs }: ChatParts): Module {
  return {
    ...chatContract,
    states: [streamState(conversationDecider), streamState(messageReportDecider), streamState(newPeopleDecider)],
    mails: chatMails,
    noticeWays: chatNoticeWays,
    projections: [chatProjection],
    handlers: (tools) => [...chatHandlers(tools, turnLapseMs), ...chatAdminHandlers(tools)],
    queryHandlers: () => [...chatQueryHandlers(turnLapseMs), ...chatAdminQueryHandlers],
    documents: () => chatAdminDocuments,
    policies: chatPolicies,
    alarms: () => [unreadAlarm],
    hints: chatHints,
    mailContents: (tools) => ({ contentOf: senderName(tools) }),
    signals: ({ write }, sql) => ({
      otherSideOf: (chat_id, user_id) => otherSideOf(write, chat_id, user_id),
      partnersOf: (user_id, limit) => partnersOf(sql, user_id, limit),
    }),
  }
}
