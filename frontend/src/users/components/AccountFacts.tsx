import { showUserEmail } from '@kredka/contracts/users/endpoints'
import type { UserDetailView } from '@kredka/contracts/users/views'
import { EmailFact } from '../../back-office/EmailFact.tsx'
import { Code, Facts } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'

interface Props {
  readonly user: UserDetailView
  /** After the address was shown: the history has one entry more. */
  readonly onRead: () => void
}

/** The account as it stands. */
export function AccountFacts({ user, onRead }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack space={2}>
      <h2>{t('users.account')}</h2>
      <Facts
        facts={[
          {
            label: t('users.email'),
            value: <EmailFact endpoint={showUserEmail} id={user.id} hint={user.email_hint} onRead={onRead} />,
          },
          { label: t('users.registered'), value: format.dateTime(user.registered_at) },
          { label: t('users.provider'), value: t(`users.provider_${user.provider}`) },
          { label: t('users.language'), value: t(`users.language_${user.language}`) },
          { label: t('users.time_zone'), value: user.timezone ?? t('users.not_chosen') },
          { label: t('users.terms'), value: user.terms_version ?? '—' },
          ...(user.state_reason === null ? [] : [{ label: t('users.blocked_because'), value: user.state_reason }]),
          { label: t('users.id'), value: <Code>{user.id}</Code> },
        ]}
      />
    </Stack>
  )
}
