import {
  blockReportedSender,
  dismissMessageReport,
  readReportedChat,
  warnReportedSender,
} from '@kredka/contracts/chat/endpoints'
import { NOTE_MAX } from '@kredka/contracts/chat/rules'
import type { MessageReportView, ReportedChatView } from '@kredka/contracts/chat/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  readonly report: MessageReportView
  readonly onRead: (chat: ReportedChatView) => void
  readonly onDecided: () => void
}

/** Read the chat, and decide: each for a reason that the log keeps. */
export function ReportActions({ report: { id, state }, onRead, onDecided }: Props) {
  const common = { id, onDone: onDecided }
  return (
    <>
      <ReadChat id={id} onRead={onRead} />
      {state === 'waiting' && (
        <>
          <ReasonAction
            {...common}
            endpoint={dismissMessageReport}
            label="chat_admin.dismiss"
            title="chat_admin.dismiss_title"
            about="chat_admin.dismiss_about"
            success="chat_admin.dismissed"
            icon="check"
          />
          <ReasonAction
            {...common}
            endpoint={warnReportedSender}
            label="chat_admin.warn"
            title="chat_admin.warn_title"
            about="chat_admin.warn_about"
            success="chat_admin.warned"
            icon="mail"
          />
          <ReasonAction
            {...common}
            endpoint={blockReportedSender}
            label="chat_admin.block"
            title="chat_admin.block_title"
            about="chat_admin.block_about"
            success="chat_admin.blocked"
            danger
          />
        </>
      )}
    </>
  )
}

function ReadChat({ id, onRead }: Pick<Props, 'onRead'> & { readonly id: string }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const read = useCommand(readReportedChat, {
    done: (chat) => {
      close()
      onRead(chat)
    },
    failed: ifOvertaken(close),
  })
  return (
    <>
      <Button icon="eye" onClick={() => setAsking(true)}>
        {t('chat_admin.read')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={(reason) => read.send({ id, reason })}
        title={t('chat_admin.read_title')}
        confirm={t('chat_admin.read')}
        busy={read.status === 'sending'}
        reason={{ label: t('back_office.reason'), hint: t('back_office.reason_hint'), max: NOTE_MAX, required: true }}
      >
        {t('chat_admin.read_about')}
      </ConfirmDialog>
    </>
  )
}
