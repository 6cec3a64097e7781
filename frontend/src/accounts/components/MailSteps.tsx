import type { requestPasswordReset, requestSignup } from '@kredka/contracts/accounts/endpoints'
import { type ReactNode, useState } from 'react'
import { readPastedCode } from '../pasted-code.ts'
import { CodeStep } from './CodeStep.tsx'
import { MissingToken } from './MissingToken.tsx'
import { type CarriedSeat, RequestStep } from './RequestStep.tsx'

/** What the last step works with. */
export interface Confirming {
  readonly token: string
  readonly email: string
  /** The step follows another one, whose field had the focus. */
  readonly takesFocus: boolean
  /** Back to the address, where another mail can be asked for. */
  readonly onRestart: () => void
}

interface Props {
  readonly command: typeof requestSignup | typeof requestPasswordReset
  /** Parameter of the mail's link. */
  readonly parameter: 'st' | 'rt'
  /** From the link; null where the person begins here. */
  readonly token: string | null
  readonly email: string | null
  /** What the first step is about. */
  readonly about: string
  /** What was sent to this address. */
  readonly sent: (email: string) => ReactNode
  /** Other ways than a mail, below the first step. */
  readonly others?: ReactNode
  readonly seat?: CarriedSeat
  readonly children: (confirming: Confirming) => ReactNode
}

type Step =
  | { readonly at: 'request'; readonly again: boolean }
  | { readonly at: 'code'; readonly sent: boolean }
  | { readonly at: 'confirm'; readonly token: string; readonly takesFocus: boolean }

/**
 * Section 4: an address, a mail with a link and a code, and what the code allows (ACC-01, ACC-04). A link leads to the
 * last step at once.
 */
export function MailSteps({ command, parameter, token, email: known, about, sent, others, seat, children }: Props) {
  const [email, setEmail] = useState(known ?? '')
  const [step, setStep] = useState<Step>(
    token === null ? { at: 'request', again: false } : { at: 'confirm', token, takesFocus: false },
  )
  const onRestart = () => setStep({ at: 'request', again: true })
  const toCode = (wasSent: boolean) => (address: string) => {
    setEmail(address)
    setStep({ at: 'code', sent: wasSent })
  }
  if (step.at === 'request') {
    return (
      <RequestStep
        command={command}
        email={email}
        again={step.again}
        onSent={toCode(true)}
        onHaveCode={toCode(false)}
        others={others}
        {...(seat === undefined ? {} : { seat })}
      >
        {about}
      </RequestStep>
    )
  }
  if (step.at === 'code') {
    return (
      <CodeStep
        name={parameter}
        sent={step.sent ? sent(email) : null}
        onBack={onRestart}
        onCode={(code) => {
          setEmail(code.email ?? email)
          setStep({ at: 'confirm', token: code.token, takesFocus: true })
        }}
      />
    )
  }
  if (readPastedCode(step.token, parameter) === null) return <MissingToken onRestart={onRestart} />
  return children({ token: step.token, email, takesFocus: step.takesFocus, onRestart })
}
