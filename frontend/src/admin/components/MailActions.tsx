import { readMailBody, resendMail } from '@kredka/contracts/mail/endpoints'
import type { MailBodyView, MailDetailView } from '@kredka/contracts/mail/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

/** As long as the contract lets a reason be. */
const REASON_MAX = 500
const OVER: readonly MailDetailView['state'][] = ['sent', 'kept', 'failed']

interface Props {
  readonly mail: MailDetailView
  readonly onRead: (body: MailBodyView) => void
  readonly onResent: () => void
}

/** Read and resend, each for a reason that the log keeps (ADM-02, ADM-03). */
export function MailActions({ mail: { id, state }, onRead, onResent }: Props) {
  const t = useText()
  const [asking, setAsking] = useState<'read' | 'resend' | null>(null)
  const close = () => setAsking(null)
  const read = useCommand(readMailBody, {
    done: (body) => {
      close()
      onRead(body)
    },
    failed: ifOvertaken(close),
  })
  const resend = useCommand(resendMail, {
    success: 'admin.mail_resent',
    done: () => {
      close()
      onResent()
    },
    failed: ifOvertaken(() => {
      close()
      onResent()
    }),
  })
  const reason = { label: t('back_office.reason'), hint: t('back_office.reason_hint'), max: REASON_MAX, required: true }
  return (
    <>
      {state !== 'erased' && (
        <Button icon="eye" onClick={() => setAsking('read')}>
          {t('admin.read_body')}
        </Button>
      )}
      {OVER.includes(state) && (
        <Button look="primary" icon="mail" onClick={() => setAsking('resend')}>
          {t('admin.resend')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking === 'read'}
        onClose={close}
        onConfirm={(text) => read.send({ id, reason: text })}
        title={t('admin.read_body_title')}
        confirm={t('admin.read_body')}
        busy={read.status === 'sending'}
        reason={reason}
      >
        {t('admin.read_body_about')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'resend'}
        onClose={close}
        onConfirm={(text) => resend.send({ id, reason: text })}
        title={t('admin.resend_title')}
        confirm={t('admin.resend')}
        busy={resend.status === 'sending'}
        reason={reason}
      >
        {t('admin.resend_about')}
      </ConfirmDialog>
    </>
  )
}
