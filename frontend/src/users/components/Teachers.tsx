import { TEACHER_SORTS } from '@kredka/contracts/users/rules'
import type { TeacherRowView } from '@kredka/contracts/users/views'
import { useResource } from '../../app/store/resource.ts'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { teachers } from '../resources.ts'
import { TEACHER_KINDS } from '../state-kinds.ts'
import { PersonLink } from './PersonLink.tsx'
import { ReinstateTeacher, SuspendTeacher } from './UserActions.tsx'

const STATES = ['active', 'suspended'] as const

/** Everybody who started to teach; suspended and reinstated for a reason. */
export function Teachers() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: STATES }, sorts: TEACHER_SORTS, usual: '-since' })
  const found = useResource(teachers, table.query)
  const columns = useColumns(found.refresh)
  return (
    <Stack space={4}>
      <SearchedTable
        table={table}
        found={found}
        label={t('users.tab_teachers')}
        searchLabel={t('users.search')}
        filters={{
          state: { label: t('users.state'), all: t('users.all_states'), word: (value) => t(`users.role_${value}`) },
        }}
        columns={columns}
        keyOf={({ id }) => id}
        noneFound="users.none_found"
      />
    </Stack>
  )
}

function useColumns(onChanged: () => void): readonly Column<TeacherRowView>[] {
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
      key: 'since',
      label: t('users.teaches_since'),
      sortable: true,
      oneLine: true,
      cell: ({ since }) => format.date(since),
    },
    { key: 'how', label: t('users.how'), cell: ({ how }) => t(`users.how_${how}`) },
    {
      key: 'state',
      label: t('users.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={TEACHER_KINDS[state]}>{t(`users.role_${state}`)}</StatusLabel>,
    },
    { key: 'terms', label: t('users.terms_short'), cell: ({ terms_version }) => terms_version },
    {
      key: 'offers',
      label: t('users.public_offers'),
      numeric: true,
      sortable: true,
      cell: ({ offers }) => format.number(offers),
    },
    { key: 'reason', label: t('users.reason'), cell: ({ reason }) => reason ?? '' },
    {
      key: 'actions',
      label: t('users.actions'),
      cell: ({ id, name, email_hint, state }) => {
        const action = { id, small: true, of: [name, email_hint].filter(Boolean).join(', '), onDone: onChanged }
        return (
          <>
            <SuspendTeacher {...action} isOffered={state === 'active'} />
            <ReinstateTeacher {...action} isOffered={state !== 'active'} />
          </>
        )
      },
    },
  ]
}
