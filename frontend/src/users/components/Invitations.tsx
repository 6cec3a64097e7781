import { resendTeacherInvitation, withdrawTeacherInvitation } from '@kredka/contracts/users/endpoints'
import { INVITATION_STATES } from '@kredka/contracts/users/rules'
import type { TeacherInvitationRowView } from '@kredka/contracts/users/views'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { invitations } from '../resources.ts'
import { INVITATION_KINDS } from '../state-kinds.ts'
import { PersonLink } from './PersonLink.tsx'

/** Who was invited to teach and what became of it; open ones are sent again or withdrawn. */
export function Invitations() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: INVITATION_STATES } })
  const found = useResource(invitations, table.query)
  const columns = useColumns(found.refresh)
  return (
    <Stack space={4}>
      <SearchedTable
        table={table}
        found={found}
        label={t('users.tab_invitations')}
        searchLabel={t('users.search')}
        filters={{
          state: {
            label: t('users.state'),
            all: t('users.all_states'),
            word: (value) => t(`users.invitation_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
        none="users.no_invitations"
        noneFound="users.none_found"
      />
    </Stack>
  )
}

function useColumns(onChanged: () => void): readonly Column<TeacherInvitationRowView>[] {
  const t = useText()
  const format = useFormat()
  return [
    {
      key: 'name',
      label: t('users.person'),
      cell: ({ user_id, name, email_hint }) => <PersonLink id={user_id} name={name} hint={email_hint} />,
    },
    {
      key: 'state',
      label: t('users.state'),
      cell: ({ state }) => <StatusLabel kind={INVITATION_KINDS[state]}>{t(`users.invitation_${state}`)}</StatusLabel>,
    },
    { key: 'invited', label: t('users.invited_at'), oneLine: true, cell: ({ invited_at }) => format.date(invited_at) },
    {
      key: 'sent',
      label: t('users.sent_last'),
      cell: ({ sent_at, times_sent }) => t('users.sent_times', { date: format.dateTime(sent_at), count: times_sent }),
    },
    {
      key: 'until',
      label: t('users.open_until'),
      oneLine: true,
      cell: ({ state, expires_at }) => (state === 'pending' || state === 'expired' ? format.date(expires_at) : '—'),
    },
    { key: 'reason', label: t('users.reason'), cell: ({ reason }) => reason ?? '' },
    { key: 'actions', label: t('users.actions'), cell: (row) => <Actions row={row} onChanged={onChanged} /> },
  ]
}

interface ActionsProps {
  readonly row: TeacherInvitationRowView
  readonly onChanged: () => void
}

function Actions({ row: { id, state, name, email_hint }, onChanged }: ActionsProps) {
  const t = useText()
  const of = [name, email_hint].filter(Boolean).join(', ')
  const resend = useCommand(resendTeacherInvitation, { success: 'users.resent', done: onChanged, failed: onChanged })
  if (state !== 'pending' && state !== 'expired') return null
  return (
    <Row space={2}>
      <Button
        size="small"
        label={`${t('users.resend')}: ${of}`}
        loading={resend.status === 'sending'}
        onClick={() => resend.send({ id })}
      >
        {t('users.resend')}
      </Button>
      <ReasonAction
        input={(reason) => ({ id, reason })}
        small
        of={of}
        endpoint={withdrawTeacherInvitation}
        ready={['users.ready_withdraw_address', 'users.ready_withdraw_unwilling', 'users.ready_withdraw_unfit']}
        label="users.withdraw"
        title="users.withdraw_title"
        about="users.withdraw_about"
        success="users.withdrawn"
        onDone={onChanged}
      />
    </Row>
  )
}
