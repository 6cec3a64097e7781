import { readMailBody, resendMail } from '@kredka/contracts/mail/endpoints'
import type { MailBodyView, MailDetailView } from '@kredka/contracts/mail/views'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'

const OVER: readonly MailDetailView['state'][] = ['sent', 'kept', 'failed']

interface Props {
  readonly mail: MailDetailView
  readonly onRead: (body: MailBodyView) => void
  readonly onResent: () => void
}

/** Read and resend, each for a reason that the log keeps (ADM-02, ADM-03). */
export function MailActions({ mail: { id, state }, onRead, onResent }: Props) {
  const input = (reason: string) => ({ id, reason })
  return (
    <>
      {state !== 'erased' && (
        <ReasonAction
          endpoint={readMailBody}
          ready={['back_office.ready_asked', 'back_office.ready_report', 'back_office.ready_fault']}
          input={input}
          label="admin.read_body"
          title="admin.read_body_title"
          about="admin.read_body_about"
          icon="eye"
          onAnswer={onRead}
        />
      )}
      {OVER.includes(state) && (
        <ReasonAction
          endpoint={resendMail}
          ready={['back_office.ready_asked', 'admin.ready_resend_lost', 'admin.ready_resend_expired']}
          input={input}
          label="admin.resend"
          title="admin.resend_title"
          about="admin.resend_about"
          success="admin.mail_resent"
          icon="mail"
          primary
          onDone={onResent}
        />
      )}
    </>
  )
}
