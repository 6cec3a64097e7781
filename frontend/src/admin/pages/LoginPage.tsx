import { enterAdmin } from '@kredka/contracts/admin/endpoints'
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { adminSession, pageAfterLogin } from '../../app/routing/AdminGate.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './login-page.module.css'

/** The back office's own door (ADM-01). */
export function LoginPage() {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const session = useResource(adminSession, {})
  const { state } = useLocation()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [closed, setClosed] = useState(false)
  const enter = useCommand(enterAdmin, {
    quiet: true,
    done: (admin) => dispatch(adminSession.replace({}, admin)),
    failed: () => setClosed(false),
  })
  if (session.data !== null) return <Navigate to={pageAfterLogin(state, path('admin.home'))} replace />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && password !== '') enter.send({ name: name.trim(), password })
  }
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <form onSubmit={submit}>
          <Stack space={4}>
            <h1 className={classes.title}>{t('admin.login')}</h1>
            {enter.error !== null && !closed && (
              <Notice kind="error" onClose={() => setClosed(true)}>
                {errorText(enter.error)}
              </Notice>
            )}
            <TextInput label={t('admin.name')} name="name" autoComplete="username" value={name} onChange={setName} />
            <PasswordInput
              label={t('admin.password')}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
            <Button
              look="primary"
              type="submit"
              wide
              loading={enter.status === 'sending'}
              disabled={name.trim() === '' || password === ''}
            >
              {t(enter.status === 'sending' ? 'admin.entering' : 'admin.enter')}
            </Button>
          </Stack>
        </form>
      </Card>
    </div>
  )
}

export { LoginPage as Page }
