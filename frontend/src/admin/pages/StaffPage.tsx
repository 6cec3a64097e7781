import { endStaffAccess, resetSecondFactor } from '@kredka/contracts/admin/endpoints'
import type { StaffMemberView } from '@kredka/contracts/admin/views'
import { STAFF_ROLES } from '@kredka/contracts/kernel/staff'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminSession } from '../../app/routing/AdminGate.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { ChangeRoleDialog } from '../components/ChangeRoleDialog.tsx'
import { FactorDemand } from '../components/FactorDemand.tsx'
import { NewMemberDialog } from '../components/NewMemberDialog.tsx'
import { staff } from '../resources.ts'

/** Who works here, with which role; owners make colleagues, change their roles and end their access (ADM-07). */
export function StaffPage() {
  const t = useText()
  const found = useResource(staff, {})
  const [isAdding, setAdding] = useState(false)
  return (
    <Stack space={5}>
      <PageHeader
        title={t('admin.staff')}
        about={t('admin.staff_about')}
        actions={
          <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
            {t('admin.staff_add')}
          </Button>
        }
      />
      <ResourceView of={found}>{(rows) => <Lists rows={rows} onChanged={found.refresh} />}</ResourceView>
      <FactorDemand />
      <NewMemberDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onMade={() => {
          setAdding(false)
          found.refresh()
        }}
      />
    </Stack>
  )
}

interface ListsProps {
  readonly rows: readonly StaffMemberView[]
  readonly onChanged: () => void
}

function Lists({ rows, onChanged }: ListsProps) {
  const t = useText()
  const { common, name, role, factor } = useColumns()
  const actions: ShortColumn<StaffMemberView> = {
    key: 'actions',
    label: t('admin.actions'),
    cell: (member) => <Actions member={member} onChanged={onChanged} />,
  }
  const seen: ShortColumn<StaffMemberView> = useDateColumn('seen', 'admin.staff_seen', ({ seen_at }) => seen_at)
  const since: ShortColumn<StaffMemberView> = useDateColumn('since', 'admin.staff_since', (member) => member.since)
  const ended: ShortColumn<StaffMemberView> = useDateColumn('ended', 'admin.staff_ended', ({ ended_at }) => ended_at)
  const gone = rows.filter(({ ended_at }) => ended_at !== null)
  return (
    <Stack space={5}>
      <ShortTable
        label={t('admin.staff')}
        columns={[name, role, factor, since, seen, common, actions]}
        rows={rows.filter(({ ended_at }) => ended_at === null)}
        keyOf={({ id }) => id}
      />
      {gone.length > 0 && (
        <Stack space={3}>
          <h2>{t('admin.staff_gone')}</h2>
          <ShortTable
            label={t('admin.staff_gone')}
            columns={[name, role, ended, common]}
            rows={gone}
            keyOf={({ id }) => id}
          />
        </Stack>
      )}
    </Stack>
  )
}

function useColumns() {
  const t = useText()
  const path = usePath()
  const me = useResource(adminSession, {}).data
  const name: ShortColumn<StaffMemberView> = {
    key: 'name',
    label: t('admin.name'),
    by: (member) => member.name,
    cell: (member) => (member.id === me?.id ? t('admin.staff_me', { name: member.name }) : member.name),
  }
  const role: ShortColumn<StaffMemberView> = {
    key: 'role',
    label: t('admin.staff_role'),
    by: (member) => STAFF_ROLES.indexOf(member.role),
    cell: (member) => (
      <StatusLabel kind={member.role === 'owner' ? 'active' : 'info'}>{t(`staff_role.${member.role}`)}</StatusLabel>
    ),
  }
  const factor: ShortColumn<StaffMemberView> = {
    key: 'factor',
    label: t('admin.factor'),
    cell: ({ second_factor_since: since }) => (
      <StatusLabel kind={since === null ? 'inactive' : 'active'}>
        {t(since === null ? 'admin.factor_missing' : 'admin.factor_has')}
      </StatusLabel>
    ),
  }
  const common: ShortColumn<StaffMemberView> = {
    key: 'log',
    label: t('admin.staff_log'),
    cell: (member) => (
      <Row space={3}>
        <Link to={`${path('admin.staff-log')}?admin=${member.id}`}>{t('admin.staff_did')}</Link>
        <Link to={`${path('admin.events')}?q=${encodeURIComponent(`admin_id=${member.id}`)}`}>
          {t('admin.staff_events')}
        </Link>
      </Row>
    ),
  }
  return { name, role, common, factor }
}

function useDateColumn(
  key: string,
  label: 'admin.staff_seen' | 'admin.staff_since' | 'admin.staff_ended',
  dateOf: (member: StaffMemberView) => string | null,
): ShortColumn<StaffMemberView> {
  const t = useText()
  const format = useFormat()
  return {
    key,
    label: t(label),
    by: dateOf,
    oneLine: true,
    cell: (member) => {
      const date = dateOf(member)
      return date === null ? '—' : format.dateTime(date)
    },
  }
}

/** Nobody decides about themselves. */
function Actions({ member, onChanged }: { readonly member: StaffMemberView; readonly onChanged: () => void }) {
  const t = useText()
  const me = useResource(adminSession, {}).data
  const [isChanging, setChanging] = useState(false)
  if (me === null || member.id === me.id) return null
  return (
    <Row space={2}>
      <Button size="small" label={`${t('admin.staff_change')}: ${member.name}`} onClick={() => setChanging(true)}>
        {t('admin.staff_change')}
      </Button>
      {member.second_factor_since !== null && (
        <ReasonAction
          endpoint={resetSecondFactor}
          ready={['admin.ready_reset_phone', 'admin.ready_reset_codes', 'admin.ready_reset_stranger']}
          input={(reason) => ({ id: member.id, reason })}
          label="admin.factor_reset"
          title="admin.factor_reset_title"
          about="admin.factor_reset_about"
          reasonLabel="admin.staff_reason"
          reasonHint="admin.staff_reason_hint"
          success="admin.factor_reset_done"
          danger
          small
          of={member.name}
          onDone={onChanged}
        />
      )}
      <ReasonAction
        endpoint={endStaffAccess}
        ready={['admin.ready_end_left', 'admin.ready_end_rules', 'admin.ready_end_stranger']}
        input={(reason) => ({ id: member.id, reason })}
        label="admin.staff_end"
        title="admin.staff_end_title"
        about="admin.staff_end_about"
        reasonLabel="admin.staff_reason"
        reasonHint="admin.staff_reason_hint"
        success="admin.staff_end_done"
        danger
        small
        of={member.name}
        onDone={onChanged}
      />
      <ChangeRoleDialog
        member={member}
        opened={isChanging}
        onClose={() => setChanging(false)}
        onChanged={() => {
          setChanging(false)
          onChanged()
        }}
      />
    </Row>
  )
}

export { StaffPage as Page }
