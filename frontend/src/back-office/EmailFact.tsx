import { REASON_MAX } from '@kredka/contracts/offers/rules'
import type { showUserEmail } from '@kredka/contracts/users/endpoints'
import { useState } from 'react'
import { useCommand } from '../app/store/command.ts'
import { useText } from '../i18n/useText.ts'
import { ifOvertaken } from '../kernel/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/layout.tsx'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

interface Props {
  /** Gives the address for a reason, which the log keeps. */
  readonly endpoint: typeof showUserEmail
  readonly id: string
  readonly hint: string | null
  readonly onRead: () => void
}

/** The address is the person's own: who wants to see it says why, and the log keeps it (ADM-03). */
export function EmailFact({ endpoint, id, hint, onRead }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const read = useCommand(endpoint, {
    done: (answer) => {
      setAsking(false)
      setEmail(answer.email)
      onRead()
    },
    failed: ifOvertaken(() => setAsking(false)),
  })
  if (hint === null) return '—'
  if (email !== null) return <a href={`mailto:${email}`}>{email}</a>
  return (
    <Row space={3}>
      <span>{hint}</span>
      <Button size="small" icon="eye" onClick={() => setAsking(true)}>
        {t('back_office.show_email')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => read.send({ id, reason })}
        title={t('back_office.show_email_title')}
        confirm={t('back_office.show_email')}
        busy={read.status === 'sending'}
        reason={{ label: t('back_office.reason'), hint: t('back_office.reason_hint'), max: REASON_MAX, required: true }}
      >
        {t('back_office.show_email_about')}
      </ConfirmDialog>
    </Row>
  )
}
