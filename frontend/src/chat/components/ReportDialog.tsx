import { reportMessage } from '@kredka/contracts/chat/endpoints'
import { REPORT_REASONS } from '@kredka/contracts/chat/rules'
import type { ChatMessageView } from '@kredka/contracts/chat/views'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  /** The message that is to be reported; null where none is. */
  readonly message: ChatMessageView | null
  readonly onClose: () => void
}

/** CHT-02: a message is handed to the people who look after the site. */
export function ReportDialog({ message, onClose }: Props) {
  const t = useText()
  const draft = useDraft(`chat.report.${message?.id ?? ''}`)
  const report = useCommand(reportMessage, { success: 'chat.reported', always: () => draft[1](''), done: onClose })
  return (
    <ReasonDialog
      opened={message !== null}
      onClose={onClose}
      title={t('chat.report')}
      confirm={t('chat.report_confirm')}
      draft={draft}
      busy={report.status === 'sending'}
      reasons={REPORT_REASONS.map((value) => ({ value, label: t(`chat.report_${value}`) }))}
      onConfirm={(reason, note) => {
        if (message === null) return
        report.send({ id: message.chat_id, message_id: message.id, reason, ...(note === '' ? {} : { note }) })
      }}
    >
      <p>{t('chat.report_about')}</p>
    </ReasonDialog>
  )
}
