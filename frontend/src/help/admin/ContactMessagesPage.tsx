import { CONTACT_STATES, CONTACT_TOPICS } from '@kredka/contracts/help/rules'
import type { ContactRowView, ContactSort } from '@kredka/contracts/help/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
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
import { contactMessages } from '../resources.ts'
import { CONTACT_STATE_KINDS } from './state-kinds.ts'

const NEWEST: ContactSort = '-sent_at'
/** The contract's own list comes with schemas, which the browser does not load. */
const SORTS = [
  'sent_at',
  '-sent_at',
  'state',
  '-state',
  'topic',
  '-topic',
  'name',
  '-name',
] as const satisfies readonly ContactSort[]

/** Messages of the contact form (CNT-01, ADM-02). */
export function ContactMessagesPage() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const state = one('state', CONTACT_STATES)
  const topic = one('topic', CONTACT_TOPICS)
  const sort = one('sort', SORTS) ?? NEWEST
  const typed = q.trim().slice(0, 200)
  const found = useResource(contactMessages, {
    page,
    sort,
    ...(typed === '' ? {} : { q: typed }),
    ...(state === undefined ? {} : { state }),
    ...(topic === undefined ? {} : { topic }),
  })
  const narrowed = typed !== '' || state !== undefined || topic !== undefined
  return (
    <Stack space={4}>
      <PageHeader title={t('help.messages')} about={t('help.messages_about')} />
      <TableTools>
        <SearchBox label={t('help.search_messages')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="state"
          label={t('help.state')}
          all={t('help.all_states')}
          values={CONTACT_STATES}
          word={(value) => t(`help.state_${value}`)}
        />
        <FilterBy
          name="topic"
          label={t('help.topic')}
          all={t('help.all_topics')}
          values={CONTACT_TOPICS}
          word={(value) => t(`help.topic_${value}`)}
        />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          <EmptyState picture={narrowed ? 'nothing_found' : 'empty'}>
            {t(narrowed ? 'help.no_such_messages' : 'help.no_messages')}
          </EmptyState>
        }
      >
        {(rows) => (
          <Messages rows={rows} sort={sort} onSort={(order) => change({ sort: order === NEWEST ? null : order })} />
        )}
      </FoundRows>
    </Stack>
  )
}

interface TableProps {
  readonly rows: readonly ContactRowView[]
  readonly sort: ContactSort
  readonly onSort: (order: string) => void
}

function Messages({ rows, sort, onSort }: TableProps) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns: readonly Column<ContactRowView>[] = [
    {
      key: 'name',
      label: t('help.sender'),
      sortable: true,
      cell: ({ id, name }) => <Link to={path('admin.contact-message', { id })}>{name ?? t('help.forgotten')}</Link>,
    },
    { key: 'topic', label: t('help.topic'), sortable: true, cell: ({ topic }) => t(`help.topic_${topic}`) },
    { key: 'excerpt', label: t('help.message'), cell: ({ excerpt }) => excerpt ?? '—' },
    {
      key: 'state',
      label: t('help.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={CONTACT_STATE_KINDS[state]}>{t(`help.state_${state}`)}</StatusLabel>,
    },
    { key: 'sent_at', label: t('help.sent_at'), sortable: true, cell: ({ sent_at }) => format.dateTime(sent_at) },
  ]
  return (
    <AdminTable
      label={t('help.messages')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sortOf(sort)}
      onSort={(chosen) => onSort(orderOf(chosen))}
    />
  )
}

export { ContactMessagesPage as Page }
