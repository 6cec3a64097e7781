import { requestPasswordReset } from '@kredka/contracts/accounts/endpoints'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { ConfirmReset } from '../components/ConfirmReset.tsx'
import { MailSteps } from '../components/MailSteps.tsx'

/** Section 4's password reset (ACC-04). */
export function ResetPanel({ token, email, goTo }: AuthPanelProps) {
  const t = useText()
  return (
    <MailSteps
      command={requestPasswordReset}
      parameter="rt"
      token={token}
      email={email}
      about={t('accounts.reset_about')}
      sent={(address) => <Txt id="accounts.reset_sent" values={{ email: <strong key="email">{address}</strong> }} />}
    >
      {(confirming) => <ConfirmReset {...confirming} onLogIn={(address) => goTo('login', address)} />}
    </MailSteps>
  )
}

export { ResetPanel as Panel }
