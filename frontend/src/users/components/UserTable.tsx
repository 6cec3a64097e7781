import type { UserSort } from '@kredka/contracts/users/rules'
import type { UserRowView } from '@kredka/contracts/users/views'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { orderOf, sortOf } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { ACCOUNT_KINDS } from '../state-kinds.ts'
import { PersonLink } from './PersonLink.tsx'

interface Props {
  readonly rows: readonly UserRowView[]
  readonly sort: UserSort
  readonly onSort: (order: string) => void
}

export function UserTable({ rows, sort, onSort }: Props) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<UserRowView>[] = [
    {
      key: 'name',
      label: t('users.person'),
      sortable: true,
      cell: ({ id, name, email_hint }) => <PersonLink id={id} name={name} hint={email_hint} />,
    },
    {
      key: 'state',
      label: t('users.state'),
      cell: ({ state }) => <StatusLabel kind={ACCOUNT_KINDS[state]}>{t(`users.state_${state}`)}</StatusLabel>,
    },
    { key: 'teaching', label: t('users.teaching'), cell: ({ teacher_state }) => t(`users.role_${teacher_state}`) },
    {
      key: 'offers',
      label: t('users.public_offers'),
      numeric: true,
      sortable: true,
      cell: ({ offers }) => format.number(offers),
    },
    {
      key: 'beta',
      label: t('users.requests'),
      numeric: true,
      cell: ({ beta_waiting }) => (beta_waiting === 0 ? '—' : format.number(beta_waiting)),
    },
    { key: 'provider', label: t('users.provider'), cell: ({ provider }) => t(`users.provider_${provider}`) },
    {
      key: 'registered_at',
      label: t('users.registered'),
      sortable: true,
      cell: ({ registered_at }) => format.date(registered_at),
    },
  ]
  return (
    <AdminTable
      label={t('users.users')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sortOf(sort)}
      onSort={(chosen) => onSort(orderOf(chosen))}
    />
  )
}
