import { messageReportEvents as e, type MessageReportEvent } from '@kredka/contracts/chat/events'
import { nextReportState, type ReportReason, type ReportState } from '@kredka/contracts/chat/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** What a report is about: the same in all of its events. */
export interface Reported {
  readonly message_id: string
  readonly chat_id: string
  readonly reporter_id: string
  readonly sender_id: string
}

/** Stream `messagereport-{message_id}`. `REPORT_GRAPH` in the contract says which ways there are. */
export type MessageReport =
  | { readonly state: 'absent'; readonly about: null }
  | { readonly state: ReportState; readonly about: Reported }

export type MessageReportCommand =
  | { readonly do: 'report'; readonly about: Reported; readonly reason: ReportReason; readonly note: string | null }
  | {
      readonly do: 'read' | 'dismiss' | 'warn' | 'block' | 'reopen'
      readonly admin_id: string
      readonly reason: string
    }

const DECISIONS = {
  read: e.ReportedChatRead,
  dismiss: e.MessageReportDismissed,
  warn: e.ReportedSenderWarned,
  block: e.ReportedSenderBlocked,
  reopen: e.MessageReportReopened,
} as const

export const messageReportDecider: Decider<MessageReport, MessageReportCommand, MessageReportEvent> = {
  category: 'messagereport',
  initial: { state: 'absent', about: null },
  evolve(report, { type, data }) {
    const { message_id, chat_id, reporter_id, sender_id } = data
    const about = report.about ?? { message_id, chat_id, reporter_id, sender_id }
    switch (type) {
      case 'MessageReported':
      case 'MessageReportReopened':
        return { state: 'waiting', about }
      case 'ReportedChatRead':
        return report
      case 'MessageReportDismissed':
        return { state: 'dismissed', about }
      case 'ReportedSenderWarned':
        return { state: 'warned', about }
      case 'ReportedSenderBlocked':
        return { state: 'blocked', about }
    }
  },
  decide(report, command) {
    if (command.do === 'report') {
      if (report.state !== 'absent') return reject('MESSAGE_ALREADY_REPORTED')
      return [make(e.MessageReported, { ...command.about, reason: command.reason, note: command.note })]
    }
    if (report.about === null) return reject('MESSAGE_REPORT_NOT_FOUND')
    if (command.do !== 'read' && nextReportState(report.state, command.do) === null) {
      return reject('MESSAGE_REPORT_DECIDED', { params: { state: report.state, command: command.do } })
    }
    const { admin_id } = command
    return [make(DECISIONS[command.do], { ...report.about, admin_id, reason: command.reason.trim() })]
  },
}
