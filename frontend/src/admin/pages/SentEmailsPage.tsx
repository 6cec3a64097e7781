import type { MailRowView, MailSort } from '@kredka/contracts/mail/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { FilterBy } from '../../back-office/FilterBy.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { TableTools } from '../../back-office/TableTools.tsx'
import { orderOf, sortOf, useTable } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { MAIL_SORTS, MAIL_STATES, MAIL_TEMPLATES } from '../mail-words.ts'
import { mails } from '../resources.ts'
import { MAIL_STATE_KINDS } from '../state-kinds.ts'

const NEWEST: MailSort = '-requested_at'

/** Every mail the product sent or tries to send (ADM-02, MAI-01). */
export function SentEmailsPage() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const template = one('template', MAIL_TEMPLATES)
  const state = one('state', MAIL_STATES)
  const sort = one('sort', MAIL_SORTS) ?? NEWEST
  const typed = q.trim().slice(0, 200)
  const found = useResource(mails, {
    page,
    sort,
    ...(typed === '' ? {} : { q: typed }),
    ...(template === undefined ? {} : { template }),
    ...(state === undefined ? {} : { state }),
  })
  const narrowed = typed !== '' || template !== undefined || state !== undefined
  return (
    <Stack space={4}>
      <PageHeader title={t('admin.sent_emails')} about={t('admin.sent_emails_about')} />
      <TableTools>
        <SearchBox label={t('admin.search_mails')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="template"
          label={t('admin.template')}
          all={t('admin.all_templates')}
          values={MAIL_TEMPLATES}
          word={(value) => t(`admin.mail_${value}`)}
        />
        <FilterBy
          name="state"
          label={t('admin.state')}
          all={t('admin.all_states')}
          values={MAIL_STATES}
          word={(value) => t(`admin.mail_state_${value}`)}
        />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          <EmptyState picture={narrowed ? 'nothing_found' : 'empty'}>
            {t(narrowed ? 'admin.no_such_mails' : 'admin.no_mails')}
          </EmptyState>
        }
      >
        {(rows) => (
          <MailTable rows={rows} sort={sort} onSort={(order) => change({ sort: order === NEWEST ? null : order })} />
        )}
      </FoundRows>
    </Stack>
  )
}

interface TableProps {
  readonly rows: readonly MailRowView[]
  readonly sort: MailSort
  readonly onSort: (order: string) => void
}

function MailTable({ rows, sort, onSort }: TableProps) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns: readonly Column<MailRowView>[] = [
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
      cell: ({ requested_at }) => format.dateTime(requested_at),
    },
    {
      key: 'sent_at',
      label: t('admin.sent_at'),
      sortable: true,
      cell: ({ sent_at }) => (sent_at === null ? '—' : format.dateTime(sent_at)),
    },
  ]
  return (
    <AdminTable
      label={t('admin.sent_emails')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sortOf(sort)}
      onSort={(chosen) => onSort(orderOf(chosen))}
    />
  )
}

export { SentEmailsPage as Page }
