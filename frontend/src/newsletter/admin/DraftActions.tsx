import { discardIssue, sendIssue } from '@kredka/contracts/newsletter/endpoints'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../app/routing/staff-role.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { newsletterCounts } from '../resources.ts'
import { TestDialog } from './TestDialog.tsx'

interface Props {
  readonly id: string
  /** Something was typed that is not saved: what goes out is what was saved. */
  readonly changed: boolean
  readonly onChanged: () => void
}

/** Trying, sending and putting away a draft, each asked for once more. */
export function DraftActions({ id, changed, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'test' | 'send' | 'discard' | null>(null)
  const close = () => setAsking(null)
  const maySend = useMay()(sendIssue)
  const counts = useResource(newsletterCounts, {})
  const over = () => {
    close()
    onChanged()
  }
  const send = useCommand(sendIssue, { success: 'newsletter.sending_began', done: over, failed: over })
  const discard = useCommand(discardIssue, {
    success: 'newsletter.discarded',
    done: () => navigate(path('admin.newsletter')),
    failed: over,
  })
  return (
    <>
      <Button icon="user" disabled={changed} onClick={() => setAsking('test')}>
        {t('newsletter.test')}
      </Button>
      {maySend && (
        <Button
          look={changed ? 'secondary' : 'primary'}
          icon="mail"
          disabled={changed}
          onClick={() => setAsking('send')}
        >
          {t('newsletter.send')}
        </Button>
      )}
      <Button look="quiet" icon="trash" onClick={() => setAsking('discard')}>
        {t('newsletter.discard')}
      </Button>
      {changed && <span>{t('newsletter.save_first')}</span>}
      {!maySend && <span>{t('newsletter.owner_sends')}</span>}
      <TestDialog id={id} opened={asking === 'test'} onClose={close} />
      <ConfirmDialog
        opened={asking === 'send'}
        onClose={close}
        onConfirm={() => send.send({ id })}
        title={t('newsletter.send_title')}
        confirm={t('newsletter.send')}
        busy={send.status === 'sending'}
      >
        {counts.data === null
          ? t('newsletter.send_uncounted')
          : t('newsletter.send_about', { count: counts.data.subscribed })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'discard'}
        onClose={close}
        onConfirm={() => discard.send({ id })}
        title={t('newsletter.discard_title')}
        confirm={t('newsletter.discard')}
        danger
        busy={discard.status === 'sending'}
      >
        {t('newsletter.discard_about')}
      </ConfirmDialog>
    </>
  )
}
