import { useState } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useKeepAccount } from '../../app/session/useKeepAccount.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { deletionState } from '../resources.ts'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'
import { RequestDeletion } from './RequestDeletion.tsx'

/** ACC-08: the way out, and at every step the way back. */
export function DeleteAccount() {
  const deletion = useResource(deletionState, {})
  // The button that was pressed goes: what takes its place gets the focus.
  const [swapped, setSwapped] = useState(false)
  const onSent = () => {
    setSwapped(true)
    deletion.refresh()
  }
  const onKept = () => setSwapped(true)
  return (
    <>
      <ResourceView of={deletion}>
        {({ state, due_at }) => (
          <Arrival key={state} when={swapped}>
            {state === 'none' && <RequestDeletion onSent={onSent} />}
            {state === 'requested' && <Requested onSent={onSent} onKept={onKept} />}
            {state === 'scheduled' && due_at !== null && <Scheduled due_at={due_at} onKept={onKept} />}
          </Arrival>
        )}
      </ResourceView>
      <ConfirmDeletion onConfirmed={onSent} onKept={onKept} />
    </>
  )
}

interface RequestedProps {
  readonly onSent: () => void
  readonly onKept: () => void
}

function Requested({ onSent, onKept }: RequestedProps) {
  const t = useText()
  const email = useAppSelector(selectUser)?.userEmail ?? ''
  const [again, setAgain] = useState<'asked' | 'sent' | null>(null)
  const { busy, keep } = useKeepAccount(onKept)
  if (again === 'asked') {
    const sent = () => {
      setAgain('sent')
      onSent()
    }
    return (
      <Arrival key="form">
        <RequestDeletion onSent={sent} />
      </Arrival>
    )
  }
  return (
    <Arrival key="note" when={again === 'sent'}>
      <Stack>
        <Notice>{t('privacy.delete_requested', { email })}</Notice>
        <Row>
          <Button onClick={keep} loading={busy}>
            {t('shell.keep_account')}
          </Button>
          <Button look="quiet" onClick={() => setAgain('asked')}>
            {t('privacy.delete_again')}
          </Button>
        </Row>
      </Stack>
    </Arrival>
  )
}

function Scheduled({ due_at, onKept }: { readonly due_at: string; readonly onKept: () => void }) {
  const t = useText()
  const format = useFormat()
  const { busy, keep } = useKeepAccount(onKept)
  return (
    <Stack>
      <Notice kind="warning">{t('privacy.delete_scheduled', { time: format.dateTime(due_at) })}</Notice>
      <div>
        <Button look="primary" onClick={keep} loading={busy}>
          {t('shell.keep_account')}
        </Button>
      </div>
    </Stack>
  )
}
