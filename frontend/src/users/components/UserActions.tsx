import {
  blockUser,
  inviteUserToTeach,
  reinstateTeacher,
  suspendTeacher,
  unblockUser,
} from '@kredka/contracts/users/endpoints'
import type { UserDetailView } from '@kredka/contracts/users/views'
import { useCommand } from '../../app/store/command.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  readonly user: UserDetailView
  readonly onChanged: () => void
}

/** What can be done with the person as they are now. */
export function UserActions({ user: { id, state, teacher_state, invitation_id }, onChanged }: Props) {
  const t = useText()
  const invite = useCommand(inviteUserToTeach, { success: 'users.invited', done: onChanged, failed: onChanged })
  if (state === 'forgotten') return null
  const common = { input: (reason: string) => ({ id, reason }), onDone: onChanged }
  return (
    <>
      {teacher_state === 'none' && invitation_id === null && state === 'open' && (
        <Button icon="mail" loading={invite.status === 'sending'} onClick={() => invite.send({ id })}>
          {t('users.invite')}
        </Button>
      )}
      {teacher_state === 'active' && <SuspendTeacher id={id} onDone={onChanged} />}
      {teacher_state === 'suspended' && <ReinstateTeacher id={id} onDone={onChanged} />}
      {state === 'blocked' ? (
        <ReasonAction
          key="unblock"
          {...common}
          endpoint={unblockUser}
          label="users.unblock"
          title="users.unblock_title"
          about="users.unblock_about"
          success="users.unblocked"
        />
      ) : (
        // keys: a question that somebody is about to answer must not turn into its opposite when a colleague was faster
        <ReasonAction
          key="block"
          {...common}
          endpoint={blockUser}
          label="users.block"
          title="users.block_title"
          about="users.block_about"
          success="users.blocked"
          danger
        />
      )}
    </>
  )
}

interface TeacherProps {
  readonly id: string
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
      label="users.reinstate"
      title="users.reinstate_title"
      about="users.reinstate_about"
      success="users.reinstated"
    />
  )
}
