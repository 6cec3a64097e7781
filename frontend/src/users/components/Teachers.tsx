import { TEACHER_SORTS, type TeacherSort } from '@kredka/contracts/users/rules'
import type { TeacherRowView } from '@kredka/contracts/users/views'
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
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { teachers } from '../resources.ts'
import { TEACHER_KINDS } from '../state-kinds.ts'
import { PersonLink } from './PersonLink.tsx'
import { ReinstateTeacher, SuspendTeacher } from './UserActions.tsx'

const NEWEST: TeacherSort = '-since'
const STATES = ['active', 'suspended'] as const

/** Everybody who started to teach; suspended and reinstated for a reason. */
export function Teachers() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const state = one('state', STATES)
  const sort = one('sort', TEACHER_SORTS) ?? NEWEST
  const typed = q.trim().slice(0, 200)
  const found = useResource(teachers, {
    page,
    sort,
    ...(typed === '' ? {} : { q: typed }),
    ...(state === undefined ? {} : { state }),
  })
  return (
    <Stack space={4}>
      <TableTools>
        <SearchBox label={t('users.search')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="state"
          label={t('users.state')}
          all={t('users.all_states')}
          values={STATES}
          word={(value) => t(`users.role_${value}`)}
        />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          typed === '' && state === undefined ? (
            <EmptyState />
          ) : (
            <EmptyState picture="nothing_found">{t('users.none_found')}</EmptyState>
          )
        }
      >
        {(rows) => (
          <TeacherTable
            rows={rows}
            sort={sort}
            onSort={(order) => change({ sort: order === NEWEST ? null : order })}
            onChanged={found.refresh}
          />
        )}
      </FoundRows>
    </Stack>
  )
}

interface TableProps {
  readonly rows: readonly TeacherRowView[]
  readonly sort: TeacherSort
  readonly onSort: (order: string) => void
  readonly onChanged: () => void
}

function TeacherTable({ rows, sort, onSort, onChanged }: TableProps) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<TeacherRowView>[] = [
    {
      key: 'name',
      label: t('users.person'),
      sortable: true,
      cell: ({ id, name, email_hint }) => <PersonLink id={id} name={name} hint={email_hint} />,
    },
    { key: 'since', label: t('users.teaches_since'), sortable: true, cell: ({ since }) => format.date(since) },
    { key: 'how', label: t('users.how'), cell: ({ how }) => t(`users.how_${how}`) },
    {
      key: 'state',
      label: t('users.state'),
      cell: ({ state }) => <StatusLabel kind={TEACHER_KINDS[state]}>{t(`users.role_${state}`)}</StatusLabel>,
    },
    { key: 'terms', label: t('users.tutor_terms'), cell: ({ terms_version }) => terms_version },
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
        return state === 'active' ? <SuspendTeacher {...action} /> : <ReinstateTeacher {...action} />
      },
    },
  ]
  return (
    <AdminTable
      label={t('users.tab_teachers')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sortOf(sort)}
      onSort={(chosen) => onSort(orderOf(chosen))}
    />
  )
}
