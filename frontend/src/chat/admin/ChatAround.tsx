import type { MessageReportView, ReportedChatView } from '@kredka/contracts/chat/views'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './message-report.module.css'

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
      <ol className={classes.talk}>
        {chat.messages.map(({ id, sender_id, message, created_at }) => (
          <li key={id} className={sender_id === sender.id ? classes.theirs : classes.others}>
            <p className={classes.by}>
              {t(sender_id === sender.id ? 'chat_admin.sender' : 'chat_admin.reporter')} · {format.dateTime(created_at)}{' '}
              {id === reported && <StatusLabel kind="warning">{t('chat_admin.is_reported')}</StatusLabel>}
            </p>
            <p className={classes.words}>{message ?? t('chat_admin.deleted_words')}</p>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
