import type { UserDetailView } from '@kredka/contracts/users/views'
import { History } from '../../back-office/History.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'

type Entry = UserDetailView['history'][number]

/** What was done, by the type of the act. */
export const USER_ACTS: Readonly<Record<string, TextId>> = {
  AccountBlocked: 'users.did_block',
  AccountUnblocked: 'users.did_unblock',
  TeacherSuspended: 'users.did_suspend',
  TeacherReinstated: 'users.did_reinstate',
  TeacherInvited: 'users.did_invite',
  TeacherInvitationAccepted: 'users.did_accept',
  PersonalDataRead: 'admin.did_read_email',
  AddressListOpened: 'users.did_open_addresses',
  LoginEndedByStaff: 'users.did_end_login',
  PersonFileOpened: 'users.did_open_file',
  ImpersonationBegan: 'users.did_impersonate',
  ImpersonationEnded: 'users.did_end_impersonation',
  BetaFeatureRequested: 'users.did_request_beta',
  BetaFeatureGivenUp: 'users.did_give_up_beta',
  BetaFeatureGranted: 'users.did_grant_beta',
  BetaFeatureRefused: 'users.did_refuse_beta',
  BetaFeatureRevoked: 'users.did_revoke_beta',
}

/** What staff did about the person and what the person asked staff for, the newest first. */
export function UserHistory({ history }: { readonly history: readonly Entry[] }) {
  const t = useText()
  return (
    <History
      title="users.history"
      none="users.no_history"
      acts={history}
      words={USER_ACTS}
      more={[{ key: 'feature', label: t('users.feature'), cell: ({ feature }) => feature ?? '' }]}
    />
  )
}
