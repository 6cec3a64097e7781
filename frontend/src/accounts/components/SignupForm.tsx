import { requestSignup } from '@kredka/contracts/accounts/endpoints'
import { useState } from 'react'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { readLoginIntent } from '../../app/session/login-intent.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { ThirdPartyButtons } from '../third-party/ThirdPartyButtons.tsx'
import { ConfirmSignup } from './ConfirmSignup.tsx'
import { MailSteps } from './MailSteps.tsx'

/**
 * Section 4's sign-up, in the modal and on its page (ACC-01). Whoever wants to keep what they did at a seat of a room
 * takes it along; where the seat is refused, the account can be had without it.
 */
export function SignupForm({ token, email, goTo, close }: AuthPanelProps) {
  const t = useText()
  const { own } = useAppStore().services
  const [seat] = useState(() => readLoginIntent(own, Date.now())?.seat)
  const [refused, setRefused] = useState(false)
  return (
    <MailSteps
      command={requestSignup}
      parameter="st"
      token={token}
      email={email}
      about={t(refused ? 'accounts.signup_without_result' : 'accounts.signup_about')}
      others={<ThirdPartyButtons />}
      sent={(address) => <Txt id="accounts.signup_sent" values={{ email: <strong key="email">{address}</strong> }} />}
      {...(seat === undefined || refused ? {} : { seat: { seat, onRefused: () => setRefused(true) } })}
    >
      {(confirming) => <ConfirmSignup {...confirming} goTo={goTo} close={close} />}
    </MailSteps>
  )
}
