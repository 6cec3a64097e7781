import { changeAdminPassword, endAdminSession } from '@kredka/contracts/admin/endpoints'
import type { AdminSessionView } from '@kredka/contracts/admin/views'
import { useRef } from 'react'
import { ChangePassword, useDeviceName } from '../../accounts/index.ts'
import { adminSession } from '../../app/routing/AdminGate.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import type { Column } from '../../ui/Table.tsx'
import { adminSessions } from '../resources.ts'

/** The admin's own account: name, password, sessions (ADM-01). */
export function AccountPage() {
  const t = useText()
  const path = usePath()
  const admin = useResource(adminSession, {})
  const sessions = useResource(adminSessions, {})
  const list = useRef<HTMLElement>(null)
  const leave = () => {
    // The row goes with the button that was pressed.
    list.current?.focus()
    sessions.refresh()
  }
  return (
    <Stack space={5}>
      <PageHeader title={t('admin.account')} about={admin.data?.name} />
      <Card>
        <Stack space={4}>
          <h2>{t('admin.new_password')}</h2>
          <ChangePassword command={changeAdminPassword} success="admin.password_changed" onChanged={sessions.refresh} />
        </Stack>
      </Card>
      <Card>
        <Stack space={3}>
          <h2>{t('admin.factor')}</h2>
          <p>{t('admin.factor_about')}</p>
          <div>
            <Button icon="shield" to={path('admin.security')}>
              {t(admin.data?.second_factor === 'on' ? 'admin.factor_manage' : 'admin.factor_set_up')}
            </Button>
          </div>
        </Stack>
      </Card>
      <section ref={list} tabIndex={-1} aria-labelledby="sessions">
        <Stack space={3}>
          <h2 id="sessions">{t('admin.sessions')}</h2>
          <ResourceView of={sessions}>{(rows) => <Sessions rows={rows} onEnded={leave} />}</ResourceView>
        </Stack>
      </section>
    </Stack>
  )
}

interface SessionsProps {
  readonly rows: readonly AdminSessionView[]
  readonly onEnded: () => void
}

function Sessions({ rows, onEnded }: SessionsProps) {
  const t = useText()
  const format = useFormat()
  const device = useDeviceName()
  const end = useCommand(endAdminSession, { success: 'admin.session_ended', done: onEnded, failed: onEnded })
  const columns: readonly Column<AdminSessionView>[] = [
    { key: 'agent', label: t('admin.browser'), cell: ({ user_agent }) => device(user_agent) },
    { key: 'since', label: t('admin.since'), oneLine: true, cell: ({ created_at }) => format.dateTime(created_at) },
    {
      key: 'used',
      label: t('admin.last_used'),
      oneLine: true,
      cell: ({ last_used_at }) => format.dateTime(last_used_at),
    },
    {
      key: 'end',
      label: t('admin.actions'),
      cell: ({ id, user_agent }) => (
        <Button
          size="small"
          icon="logout"
          disabled={end.status === 'sending'}
          label={`${t('admin.end_session')} ${rows.findIndex((row) => row.id === id) + 1}: ${device(user_agent)}`}
          onClick={() => end.send({ id })}
        >
          {t('admin.end_session')}
        </Button>
      ),
    },
  ]
  return <AdminTable label={t('admin.sessions')} columns={columns} rows={rows} keyOf={({ id }) => id} />
}

export { AccountPage as Page }
