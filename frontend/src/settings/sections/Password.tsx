import { changePassword } from '@kredka/contracts/accounts/endpoints'
import { useState } from 'react'
import { ChangePassword } from '../../accounts/index.ts'
import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ownSettings } from '../resources.ts'

/** PRO-02: a new password by the old one; a first or a forgotten one comes by mail. */
export function Password() {
  const settings = useResource(ownSettings, {})
  // a form of its own for each change: what was typed goes, and so do its faults
  const [changes, setChanges] = useState(0)
  return (
    <ResourceView of={settings}>
      {({ has_password }) => (
        <Stack space={5}>
          {has_password && (
            <Arrival key={changes} when={changes > 0}>
              <ChangePassword
                command={changePassword}
                success="settings.password_changed"
                onChanged={() => setChanges(changes + 1)}
              />
            </Arrival>
          )}
          <ByMail forgotten={has_password} />
        </Stack>
      )}
    </ResourceView>
  )
}

function ByMail({ forgotten }: { readonly forgotten: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUser)?.userEmail ?? ''
  return (
    <Stack space={2}>
      <p>{t(forgotten ? 'settings.password_forgotten' : 'settings.password_none')}</p>
      <div>
        <Button icon="mail" onClick={() => dispatch(openAuth({ tab: 'reset', email }))}>
          {t(forgotten ? 'settings.password_by_mail' : 'settings.first_password')}
        </Button>
      </div>
    </Stack>
  )
}
