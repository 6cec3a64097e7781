import { useState } from 'react'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useKeepAccount } from '../../app/session/useKeepAccount.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
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
  const deletion = deletionState.use({})
  const [sent, setSent] = useState(false)
  const onSent = () => {
    setSent(true)
    deletion.refresh()
  }
  return (
    <>
      <ResourceView of={deletion}>
        {({ state, due_at }) => {
          if (state === 'scheduled' && due_at !== null) return <Scheduled due_at={due_at} />
          if (state !== 'requested') return <RequestDeletion onSent={onSent} />
          return (
            <Arrival when={sent}>
              <Requested onSent={onSent} />
            </Arrival>
          )
        }}
      </ResourceView>
      <ConfirmDeletion onConfirmed={deletion.refresh} />
    </>
  )
}

function Requested({ onSent }: { readonly onSent: () => void }) {
  const t = useText()
  const email = useAppSelector(selectUser)?.userEmail ?? ''
  const [again, setAgain] = useState(false)
  const { busy, keep } = useKeepAccount()
  if (again) {
    const sent = () => {
      setAgain(false)
      onSent()
    }
    return <RequestDeletion onSent={sent} />
  }
  return (
    <Stack>
      <Notice>{t('privacy.delete_requested', { email })}</Notice>
      <Row>
        <Button onClick={keep} loading={busy}>
          {t('shell.keep_account')}
        </Button>
        <Button look="quiet" onClick={() => setAgain(true)}>
          {t('privacy.delete_again')}
        </Button>
      </Row>
    </Stack>
  )
}

function Scheduled({ due_at }: { readonly due_at: string }) {
  const t = useText()
  const format = useFormat()
  const { busy, keep } = useKeepAccount()
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
