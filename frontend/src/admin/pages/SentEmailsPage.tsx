import { exportMails } from '@kredka/contracts/mail/endpoints'
import { MAIL_TEMPLATES } from '@kredka/contracts/mail/templates'
import type { MailRowView } from '@kredka/contracts/mail/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { MAIL_SORTS, MAIL_STATES } from '../mail-words.ts'
import { mails } from '../resources.ts'
import { MAIL_STATE_KINDS } from '../state-kinds.ts'

/** Every mail the product sent or tries to send (ADM-02, MAI-01). */
export function SentEmailsPage() {
  const t = useText()
  const table = useSearchedTable({
    filters: { template: MAIL_TEMPLATES, state: MAIL_STATES },
    sorts: MAIL_SORTS,
    usual: '-requested_at',
  })
  const found = useResource(mails, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader
        title={t('admin.sent_emails')}
        about={t('admin.sent_emails_about')}
        actions={<CsvButton endpoint={exportMails} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin.sent_emails')}
        searchLabel={t('admin.search_mails')}
        filters={{
          template: {
            label: t('admin.template'),
            all: t('admin.all_templates'),
            word: (value) => t(`admin.mail_${value}`),
          },
          state: {
            label: t('admin.state'),
            all: t('admin.all_states'),
            word: (value) => t(`admin.mail_state_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
        none="admin.no_mails"
        noneFound="admin.no_such_mails"
      />
    </Stack>
  )
}

function useColumns(): readonly Column<MailRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'to',
      label: t('admin.mail_to'),
      sortable: true,
      cell: ({ id, to }) => <Link to={path('admin.sent-email', { id })}>{to ?? t('offers.deleted_user')}</Link>,
    },
    {
      key: 'template',
      label: t('admin.template'),
      sortable: true,
      cell: ({ template }) => t(`admin.mail_${template}`),
    },
    {
      key: 'state',
      label: t('admin.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={MAIL_STATE_KINDS[state]}>{t(`admin.mail_state_${state}`)}</StatusLabel>,
    },
    { key: 'attempts', label: t('admin.attempts'), numeric: true, cell: ({ attempts }) => format.number(attempts) },
    { key: 'cause', label: t('admin.cause'), cell: ({ cause_type }) => <Code>{cause_type}</Code> },
    {
      key: 'requested_at',
      label: t('admin.requested_at'),
      sortable: true,
      oneLine: true,
      cell: ({ requested_at }) => format.dateTime(requested_at),
    },
    {
      key: 'sent_at',
      label: t('admin.sent_at'),
      sortable: true,
      oneLine: true,
      cell: ({ sent_at }) => (sent_at === null ? '—' : format.dateTime(sent_at)),
    },
  ]
}

export { SentEmailsPage as Page }
