import type { MessageReportView } from '@kredka/contracts/chat/views'
import { AdminTable, Who } from '../../admin/index.ts'
import type { TextId } from '../../app/i18n/text-ids.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'

type Entry = MessageReportView['history'][number]

const WORDS: Readonly<Record<string, TextId>> = {
  ReportedChatRead: 'chat_admin.did_read',
  MessageReportDismissed: 'chat_admin.dismissed',
  ReportedSenderWarned: 'chat_admin.warned',
  ReportedSenderBlocked: 'chat_admin.blocked',
}

/** Who read the chat and who decided, and why; the newest first. */
export function ReportHistory({ history }: { readonly history: readonly Entry[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Entry>[] = [
    { key: 'at', label: t('chat_admin.when'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'what',
      label: t('chat_admin.what'),
      cell: ({ type }) => (WORDS[type] === undefined ? type : t(WORDS[type])),
    },
    { key: 'who', label: t('chat_admin.who'), cell: ({ actor }) => <Who actor={actor} /> },
    { key: 'why', label: t('chat_admin.why'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <Stack space={3}>
      <h2>{t('chat_admin.history')}</h2>
      {history.length === 0 ? (
        <p>{t('chat_admin.no_history')}</p>
      ) : (
        <AdminTable
          label={t('chat_admin.history')}
          columns={columns}
          rows={[...history].reverse()}
          keyOf={({ id }) => id}
        />
      )}
    </Stack>
  )
}
