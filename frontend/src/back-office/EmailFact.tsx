import type { showUserEmail } from '@kredka/contracts/users/endpoints'
import { useState } from 'react'
import { Row } from '../ui/layout.tsx'
import { ReasonAction } from './ReasonAction.tsx'

interface Props {
  /** Gives the address for a reason, which the log keeps. */
  readonly endpoint: typeof showUserEmail
  readonly id: string
  readonly hint: string | null
  readonly onRead: () => void
}

/** The address is the person's own: who wants to see it says why, and the log keeps it (ADM-03). */
export function EmailFact({ endpoint, id, hint, onRead }: Props) {
  const [email, setEmail] = useState<string | null>(null)
  if (hint === null) return '—'
  if (email !== null) return <a href={`mailto:${email}`}>{email}</a>
  return (
    <Row space={3}>
      <span>{hint}</span>
      <ReasonAction
        endpoint={endpoint}
        ready={['back_office.ready_asked', 'back_office.ready_email_contact', 'back_office.ready_email_lost']}
        input={(reason) => ({ id, reason })}
        label="back_office.show_email"
        title="back_office.show_email_title"
        about="back_office.show_email_about"
        icon="eye"
        small
        onAnswer={(answer) => {
          setEmail(answer.email)
          onRead()
        }}
      />
    </Row>
  )
}
