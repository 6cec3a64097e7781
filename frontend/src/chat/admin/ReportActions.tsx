import {
  blockReportedSender,
  dismissMessageReport,
  readReportedChat,
  reopenMessageReport,
  warnReportedSender,
} from '@kredka/contracts/chat/endpoints'
import type { MessageReportView, ReportedChatView } from '@kredka/contracts/chat/views'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { ReopenAction } from '../../back-office/ReopenAction.tsx'
import type { ThingHistory } from '../../back-office/thing-history.ts'

interface Props {
  readonly report: MessageReportView
  readonly words: ThingHistory['words']
  readonly onRead: (chat: ReportedChatView) => void
  readonly onDecided: () => void
}

/** Read the chat, and decide: each for a reason that the log keeps. */
export function ReportActions({ report: { id, state, history }, words, onRead, onDecided }: Props) {
  const input = (reason: string) => ({ id, reason })
  const decide = { input, isOffered: state === 'waiting', history: { acts: history, words }, onDone: onDecided }
  return (
    <>
      <ReasonAction
        endpoint={readReportedChat}
        ready={['chat_admin.ready_read_context', 'chat_admin.ready_read_danger', 'back_office.ready_authority']}
        input={input}
        label="chat_admin.read"
        title="chat_admin.read_title"
        about="chat_admin.read_about"
        icon="eye"
        onAnswer={onRead}
      />
      <ReasonAction
        {...decide}
        endpoint={dismissMessageReport}
        ready={['chat_admin.ready_dismiss_fine', 'chat_admin.ready_dismiss_misread', 'chat_admin.ready_dismiss_twice']}
        label="chat_admin.dismiss"
        title="chat_admin.dismiss_title"
        about="chat_admin.dismiss_about"
        success="chat_admin.dismissed"
        icon="check"
      />
      <ReasonAction
        {...decide}
        endpoint={warnReportedSender}
        ready={['chat_admin.ready_insults', 'chat_admin.ready_spam', 'chat_admin.ready_homework']}
        label="chat_admin.warn"
        title="chat_admin.warn_title"
        about="chat_admin.warn_about"
        success="chat_admin.warned"
        icon="mail"
      />
      <ReasonAction
        {...decide}
        endpoint={blockReportedSender}
        ready={[
          'chat_admin.ready_insults',
          'chat_admin.ready_fraud',
          'chat_admin.ready_sexual',
          'chat_admin.ready_again',
        ]}
        label="chat_admin.block"
        title="chat_admin.block_title"
        about="chat_admin.block_about"
        success="chat_admin.blocked"
        danger
      />
      <ReopenAction
        {...decide}
        isOffered={state === 'dismissed'}
        endpoint={reopenMessageReport}
        about="chat_admin.reopen_about"
      />
    </>
  )
}
