import { beginImpersonation } from '@kredka/contracts/admin/endpoints'
import {
  blockUser,
  inviteUserToTeach,
  reinstateTeacher,
  suspendTeacher,
  unblockUser,
} from '@kredka/contracts/users/endpoints'
import type { UserDetailView } from '@kredka/contracts/users/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import type { ThingHistory } from '../../back-office/thing-history.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { USER_ACTS } from './UserHistory.tsx'

interface Props {
  readonly user: UserDetailView
  readonly onChanged: () => void
}

/** What can be done with the person as they are now. */
export function UserActions({ user, onChanged }: Props) {
  const { id, state, teacher_state, invitation_id } = user
  const t = useText()
  const path = usePath()
  const { tabs, leaveFor } = useAppStore().services
  const invite = useCommand(inviteUserToTeach, { success: 'users.invited', done: onChanged, failed: onChanged })
  if (state === 'forgotten') return null
  const history = { acts: user.history, words: USER_ACTS }
  const teacher = { id, history, onDone: onChanged }
  const common = { input: (reason: string) => ({ id, reason }), history, onDone: onChanged }
  return (
    <>
      {teacher_state === 'none' && invitation_id === null && state === 'open' && (
        <Button icon="mail" loading={invite.status === 'sending'} onClick={() => invite.send({ id })}>
          {t('users.invite')}
        </Button>
      )}
      <ReasonAction
        {...common}
        isOffered={state === 'open'}
        endpoint={beginImpersonation}
        ready={['users.ready_eyes_help', 'users.ready_eyes_fault', 'users.ready_eyes_change']}
        label="users.impersonate"
        title="users.impersonate_title"
        about="users.impersonate_about"
        icon="eye"
        onAnswer={() => {
          tabs.tell('eyes_changed')
          leaveFor(path('dashboard'))
        }}
      />
      <SuspendTeacher {...teacher} isOffered={teacher_state === 'active'} />
      <ReinstateTeacher {...teacher} isOffered={teacher_state === 'suspended'} />
      <ReasonAction
        {...common}
        isOffered={state === 'blocked'}
        endpoint={unblockUser}
        ready={['back_office.ready_settled', 'back_office.ready_mistake', 'users.ready_unblock_owner']}
        label="users.unblock"
        title="users.unblock_title"
        about="users.unblock_about"
        success="users.unblocked"
      />
      <ReasonAction
        {...common}
        isOffered={state !== 'blocked'}
        endpoint={blockUser}
        ready={[
          'users.ready_block_spam',
          'users.ready_block_insults',
          'users.ready_block_fraud',
          'users.ready_block_false',
        ]}
        label="users.block"
        title="users.block_title"
        about="users.block_about"
        success="users.blocked"
        danger
      />
    </>
  )
}

interface TeacherProps {
  readonly id: string
  readonly isOffered: boolean
  readonly history?: ThingHistory
  readonly small?: boolean
  readonly of?: string
  readonly onDone: () => void
}

export function SuspendTeacher({ id, ...rest }: TeacherProps) {
  return (
    <ReasonAction
      {...rest}
      input={(reason) => ({ id, reason })}
      endpoint={suspendTeacher}
      ready={['users.ready_suspend_complaints', 'users.ready_suspend_absent', 'users.ready_suspend_untrue']}
      label="users.suspend"
      title="users.suspend_title"
      about="users.suspend_about"
      success="users.suspended"
    />
  )
}

export function ReinstateTeacher({ id, ...rest }: TeacherProps) {
  return (
    <ReasonAction
      {...rest}
      input={(reason) => ({ id, reason })}
      endpoint={reinstateTeacher}
      ready={['back_office.ready_settled', 'back_office.ready_mistake', 'users.ready_reinstate_mended']}
      label="users.reinstate"
      title="users.reinstate_title"
      about="users.reinstate_about"
      success="users.reinstated"
    />
  )
}
