import type { UserDetailView } from '@kredka/contracts/users/views'
import { AdminTable, Who } from '../../admin/index.ts'
import type { TextId } from '../../app/i18n/text-ids.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'

type Entry = UserDetailView['history'][number]

const WORDS: Readonly<Record<string, TextId>> = {
  AccountBlocked: 'users.did_block',
  AccountUnblocked: 'users.did_unblock',
  TeacherSuspended: 'users.did_suspend',
  TeacherReinstated: 'users.did_reinstate',
  TeacherInvited: 'users.did_invite',
  TeacherInvitationAccepted: 'users.did_accept',
  PersonalDataRead: 'users.did_read_email',
  BetaFeatureRequested: 'users.did_request_beta',
  BetaFeatureGivenUp: 'users.did_give_up_beta',
  BetaFeatureGranted: 'users.did_grant_beta',
  BetaFeatureRefused: 'users.did_refuse_beta',
  BetaFeatureRevoked: 'users.did_revoke_beta',
}

/** What staff did about the person and what the person asked staff for, the newest first. */
export function UserHistory({ history }: { readonly history: readonly Entry[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Entry>[] = [
    { key: 'at', label: t('admin.when'), cell: ({ at }) => format.dateTime(at) },
    { key: 'what', label: t('admin.what'), cell: ({ type }) => (WORDS[type] === undefined ? type : t(WORDS[type])) },
    { key: 'actor', label: t('admin.who'), cell: ({ actor }) => <Who actor={actor} /> },
    { key: 'feature', label: t('users.feature'), cell: ({ feature }) => feature ?? '' },
    { key: 'reason', label: t('users.reason'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <Stack space={3}>
      <h2>{t('users.history')}</h2>
      {history.length === 0 ? (
        <p>{t('users.no_history')}</p>
      ) : (
        <AdminTable label={t('users.history')} columns={columns} rows={history} keyOf={({ id }) => id} />
      )}
    </Stack>
  )
}
