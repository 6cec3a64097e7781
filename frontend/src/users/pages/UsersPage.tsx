import { exportUserAddresses, exportUsers, openAddressList } from '@kredka/contracts/users/endpoints'
import { ACCOUNT_STATES, TEACHER_STATES, USER_SORTS } from '@kredka/contracts/users/rules'
import type { UserRowView } from '@kredka/contracts/users/views'
import { useAppStore } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useTable } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { PersonLink } from '../components/PersonLink.tsx'
import { people } from '../resources.ts'
import { ACCOUNT_KINDS } from '../state-kinds.ts'

const FILTERS = { state: ACCOUNT_STATES, teaching: TEACHER_STATES, beta: ['waiting'] } as const

/** Everybody with an account: found by name or address, narrowed, sorted (ADM-02). */
export function UsersPage() {
  const t = useText()
  const { change } = useTable()
  const { api } = useAppStore().services
  const table = useSearchedTable({ filters: FILTERS, sorts: USER_SORTS, usual: '-registered_at' })
  const found = useResource(people, table.query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader
        title={t('users.users')}
        about={t('users.users_about')}
        actions={
          <>
            <CsvButton endpoint={exportUsers} query={table.wholeQuery} />
            <ReasonAction
              endpoint={openAddressList}
              ready={['users.ready_addresses_outage', 'users.ready_addresses_terms', 'back_office.ready_authority']}
              input={(reason) => ({ reason })}
              label="users.addresses"
              title="users.addresses_title"
              about="users.addresses_about"
              icon="eye"
              onAnswer={() => window.location.assign(api.urlOf(exportUserAddresses, table.wholeQuery))}
            />
          </>
        }
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('users.users')}
        searchLabel={t('users.search')}
        filters={{
          state: { label: t('users.state'), all: t('users.all_states'), word: (value) => t(`users.state_${value}`) },
          teaching: {
            label: t('users.teaching'),
            all: t('users.all_roles'),
            word: (value) => t(`users.role_${value}`),
          },
        }}
        more={
          <Checkbox checked={table.query.beta !== undefined} onChange={(on) => change({ beta: on ? 'waiting' : null })}>
            {t('users.beta_waiting_only')}
          </Checkbox>
        }
        columns={columns}
        keyOf={({ id }) => id}
        noneFound="users.none_found"
      />
    </Stack>
  )
}

function useColumns(): readonly Column<UserRowView>[] {
  const t = useText()
  const format = useFormat()
  return [
    {
      key: 'name',
      label: t('users.person'),
      sortable: true,
      cell: ({ id, name, email_hint }) => <PersonLink id={id} name={name} hint={email_hint} />,
    },
    {
      key: 'state',
      label: t('users.state'),
      sortable: true,
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
      oneLine: true,
      cell: ({ registered_at }) => format.date(registered_at),
    },
  ]
}

export { UsersPage as Page }
