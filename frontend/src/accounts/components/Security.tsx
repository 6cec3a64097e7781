import { logOutEverywhere } from '@kredka/contracts/accounts/endpoints'
import { useState } from 'react'
import { logOutNow } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { LinkedThirdParties } from './LinkedThirdParties.tsx'
import { Sessions } from './Sessions.tsx'

/** ACC-10: where the person is logged in, and an end to every session. */
export function Security() {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asking, setAsking] = useState(false)
  const everywhere = useCommand(logOutEverywhere, {
    always: () => dispatch(logOutNow()),
    failed: () => setAsking(false),
  })
  return (
    <>
      <Stack space={2}>
        <h3>{t('accounts.sessions')}</h3>
        <Sessions />
      </Stack>
      <LinkedThirdParties />
      <Stack space={2}>
        <p>{t('accounts.everywhere_about')}</p>
        <div>
          <Button icon="logout" onClick={() => setAsking(true)}>
            {t('accounts.everywhere')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => everywhere.send({})}
        title={t('accounts.everywhere_question')}
        confirm={t('accounts.everywhere')}
        busy={everywhere.status === 'sending'}
      >
        <p>{t('accounts.everywhere_effect')}</p>
      </ConfirmDialog>
    </>
  )
}
