import { requestSignup } from '@kredka/contracts/accounts/endpoints'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { ThirdPartyButtons } from '../third-party/ThirdPartyButtons.tsx'
import { ConfirmSignup } from './ConfirmSignup.tsx'
import { MailSteps } from './MailSteps.tsx'

/** Section 4's sign-up, in the modal and on its page (ACC-01). */
export function SignupForm({ token, email, goTo, close }: AuthPanelProps) {
  const t = useText()
  return (
    <MailSteps
      command={requestSignup}
      parameter="st"
      token={token}
      email={email}
      about={t('accounts.signup_about')}
      others={<ThirdPartyButtons />}
      sent={(address) => <Txt id="accounts.signup_sent" values={{ email: <strong key="email">{address}</strong> }} />}
    >
      {(confirming) => <ConfirmSignup {...confirming} goTo={goTo} close={close} />}
    </MailSteps>
  )
}
