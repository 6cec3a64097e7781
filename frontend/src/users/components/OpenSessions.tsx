import { endUserSession } from '@kredka/contracts/users/endpoints'
import type { UserDetailView } from '@kredka/contracts/users/views'
import { useDeviceName } from '../../accounts/index.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'

type Session = UserDetailView['sessions'][number]

interface Props {
  readonly user: string
  readonly sessions: readonly Session[]
  readonly onEnded: () => void
}

/**
 * Where the person is logged in now, the session used last first; each can be ended by itself, and blocking the account
 * ends them all (ACC-10).
 */
export function OpenSessions({ user, sessions, onEnded }: Props) {
  const t = useText()
  const format = useFormat()
  const device = useDeviceName()
  const columns: readonly ShortColumn<Session>[] = [
    {
      key: 'device',
      label: t('users.device'),
      by: ({ user_agent }) => device(user_agent),
      cell: ({ user_agent }) => device(user_agent),
    },
    {
      key: 'since',
      label: t('users.since'),
      oneLine: true,
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => format.dateTime(created_at),
    },
    {
      key: 'used',
      label: t('users.last_used'),
      oneLine: true,
      by: ({ last_used_at }) => last_used_at,
      cell: ({ last_used_at }) => format.dateTime(last_used_at),
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ id, user_agent }) => (
        <ReasonAction
          endpoint={endUserSession}
          ready={['users.ready_login_lost', 'users.ready_login_foreign', 'back_office.ready_asked']}
          input={(reason) => ({ id: user, session_id: id, reason })}
          label="users.end_login"
          title="users.end_login_title"
          about="users.end_login_about"
          success="users.login_ended"
          icon="logout"
          small
          of={device(user_agent)}
          onDone={onEnded}
        />
      ),
    },
  ]
  return (
    <Stack space={3}>
      <h2>{t('users.sessions')}</h2>
      {sessions.length === 0 ? (
        <p>{t('users.no_sessions')}</p>
      ) : (
        <ShortTable label={t('users.sessions')} columns={columns} rows={sessions} keyOf={({ id }) => id} />
      )}
    </Stack>
  )
}
