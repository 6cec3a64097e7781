import { CONTACT_STATES, CONTACT_TOPICS } from '@kredka/contracts/help/rules'
import type { ContactRowView, ContactSort } from '@kredka/contracts/help/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { contactMessages } from '../resources.ts'
import { CONTACT_STATE_KINDS } from './state-kinds.ts'

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
  const table = useSearchedTable({
    filters: { state: CONTACT_STATES, topic: CONTACT_TOPICS },
    sorts: SORTS,
    usual: '-sent_at',
  })
  const found = useResource(contactMessages, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('help.messages')} about={t('help.messages_about')} />
      <SearchedTable
        table={table}
        found={found}
        label={t('help.messages')}
        searchLabel={t('help.search_messages')}
        filters={{
          state: { label: t('help.state'), all: t('help.all_states'), word: (value) => t(`help.state_${value}`) },
          topic: { label: t('help.topic'), all: t('help.all_topics'), word: (value) => t(`help.topic_${value}`) },
        }}
        columns={columns}
        keyOf={({ id }) => id}
        none="help.no_messages"
        noneFound="help.no_such_messages"
      />
    </Stack>
  )
}

function useColumns(): readonly Column<ContactRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
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
    {
      key: 'sent_at',
      label: t('help.sent_at'),
      sortable: true,
      oneLine: true,
      cell: ({ sent_at }) => format.dateTime(sent_at),
    },
  ]
}

export { ContactMessagesPage as Page }
