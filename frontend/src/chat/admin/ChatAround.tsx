import type { MessageReportView, ReportedChatView } from '@kredka/contracts/chat/views'
import { useEffect, useRef } from 'react'
import { Talk } from '../../back-office/Talk.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'

interface Props {
  readonly chat: ReportedChatView
  /** Id of the reported message. */
  readonly reported: string
  /** Who wrote the reported message: their lines stand on one side. */
  readonly sender: MessageReportView['sender']
}

/** The messages around a reported one, once somebody said why they read them. */
export function ChatAround({ chat, reported, sender }: Props) {
  const t = useText()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  // It was asked for: who reads with the keyboard goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack space={3}>
      <h2 ref={heading} tabIndex={-1}>
        {t('chat_admin.around')}
      </h2>
      <Talk
        label={t('chat_admin.around')}
        lines={chat.messages.map(({ id, sender_id, message, created_at }) => ({
          key: id,
          side: sender_id === sender.id ? 'theirs' : 'ours',
          by: (
            <>
              {t(sender_id === sender.id ? 'chat_admin.sender' : 'chat_admin.reporter')} · {format.dateTime(created_at)}{' '}
              {id === reported && <StatusLabel kind="warning">{t('chat_admin.is_reported')}</StatusLabel>}
            </>
          ),
          words: message ?? t('chat_admin.deleted_words'),
        }))}
      />
    </Stack>
  )
}
