import { ACCOUNT_STATES, TEACHER_STATES, USER_SORTS, type UserSort } from '@kredka/contracts/users/rules'
import { useResource } from '../../app/store/resource.ts'
import { FilterBy } from '../../back-office/FilterBy.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { TableTools } from '../../back-office/TableTools.tsx'
import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { UserTable } from '../components/UserTable.tsx'
import { people } from '../resources.ts'

const NEWEST: UserSort = '-registered_at'

/** Everybody with an account: found by name or address, narrowed, sorted (ADM-02). */
export function UsersPage() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const state = one('state', ACCOUNT_STATES)
  const teaching = one('teaching', TEACHER_STATES)
  const beta = one('beta', ['waiting'] as const)
  const sort = one('sort', USER_SORTS) ?? NEWEST
  const typed = q.trim().slice(0, 200)
  const found = useResource(people, {
    page,
    sort,
    ...(typed === '' ? {} : { q: typed }),
    ...(state === undefined ? {} : { state }),
    ...(teaching === undefined ? {} : { teaching }),
    ...(beta === undefined ? {} : { beta }),
  })
  return (
    <Stack space={4}>
      <PageHeader title={t('users.users')} about={t('users.users_about')} />
      <TableTools>
        <SearchBox label={t('users.search')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="state"
          label={t('users.state')}
          all={t('users.all_states')}
          values={ACCOUNT_STATES}
          word={(value) => t(`users.state_${value}`)}
        />
        <FilterBy
          name="teaching"
          label={t('users.teaching')}
          all={t('users.all_roles')}
          values={TEACHER_STATES}
          word={(value) => t(`users.role_${value}`)}
        />
      </TableTools>
      <Checkbox checked={beta !== undefined} onChange={(on) => change({ beta: on ? 'waiting' : null })}>
        {t('users.beta_waiting_only')}
      </Checkbox>
      <FoundRows found={found} empty={<EmptyState picture="nothing_found">{t('users.none_found')}</EmptyState>}>
        {(rows) => (
          <UserTable rows={rows} sort={sort} onSort={(order) => change({ sort: order === NEWEST ? null : order })} />
        )}
      </FoundRows>
    </Stack>
  )
}

export { UsersPage as Page }
