import { logOutEverywhere } from '@kredka/contracts/accounts/endpoints'
import { useState } from 'react'
import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { useText } from '../../app/i18n/useText.ts'
import { logOutNow, selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** ACC-04, ACC-10: a new password by mail, and an end to every session. */
export function Security() {
  const t = useText()
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUser)?.userEmail ?? ''
  const [asking, setAsking] = useState(false)
  const everywhere = useCommand(logOutEverywhere, {
    always: () => dispatch(logOutNow()),
    failed: () => setAsking(false),
  })
  return (
    <SettingsSection title={t('accounts.security')} about={t('accounts.security_about')}>
      <Stack space={2}>
        <p>{t('accounts.password_by_mail')}</p>
        <div>
          <Button icon="locker" onClick={() => dispatch(openAuth({ tab: 'reset', email }))}>
            {t('accounts.set_password')}
          </Button>
        </div>
      </Stack>
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
    </SettingsSection>
  )
}
