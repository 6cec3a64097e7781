import type { MailDetailView } from '@kredka/contracts/mail/views'
import type { TextId } from '../../app/i18n/text-ids.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'
import { faultOf } from '../mail-words.ts'
import { AdminTable } from './AdminTable.tsx'
import { Who } from './Who.tsx'

type Entry = MailDetailView['history'][number]

const WORDS: Readonly<Record<string, TextId>> = {
  MailRequested: 'admin.did_request',
  MailSent: 'admin.did_send',
  MailDelayed: 'admin.did_delay',
  MailFailed: 'admin.did_fail',
  MailResendRequested: 'admin.did_resend',
  MailBodyRead: 'admin.did_read',
  MailErased: 'admin.did_erase',
}

/** What happened to the mail, who did it and why, the newest first. */
export function MailHistory({ history }: { readonly history: readonly Entry[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Entry>[] = [
    { key: 'at', label: t('admin.when'), cell: ({ at }) => format.dateTime(at) },
    { key: 'what', label: t('admin.what'), cell: ({ type }) => (WORDS[type] === undefined ? type : t(WORDS[type])) },
    { key: 'actor', label: t('admin.who'), cell: ({ actor }) => <Who actor={actor} /> },
    { key: 'note', label: t('admin.note'), cell: ({ note }) => noteOf(note, t) },
  ]
  const rows = history.map((entry, revision) => ({ ...entry, revision })).reverse()
  return (
    <Stack space={3}>
      <h2>{t('admin.history')}</h2>
      <AdminTable label={t('admin.history')} columns={columns} rows={rows} keyOf={({ revision }) => String(revision)} />
    </Stack>
  )
}

/** The fault of an attempt in words, a reason as it was given. */
function noteOf(note: string | null, t: (id: TextId) => string): string {
  const fault = faultOf(note)
  return fault === undefined ? (note ?? '') : t(`admin.fault_${fault}`)
}
