import { logIn } from '@kredka/contracts/accounts/endpoints'
import { isTypedEmail, normalEmail } from '@kredka/contracts/accounts/rules'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { readLoginIntent } from '../../app/session/login-intent.ts'
import { loggedIn } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch, useAppStore } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { afterLogin } from '../after-login.ts'
import { sessionOf } from '../session-of.ts'
import { ThirdPartyButtons } from '../third-party/ThirdPartyButtons.tsx'

/** ACC-02, ACC-07: logs in; what went wrong stands in a box that can be closed. */
export function LoginPanel({ email: known, goTo, close }: AuthPanelProps) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { own } = useAppStore().services
  const { pathname } = useLocation()
  const [email, setEmail] = useState(known ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<ApiError | null>(null)
  const [left, setLeft] = useState(false)
  const login = useCommand(logIn, {
    quiet: true,
    always: (answer) => dispatch(loggedIn(sessionOf(answer))),
    done() {
      const next = afterLogin(pathname, readLoginIntent(own, Date.now())?.from)
      if (next !== pathname) void navigate(next)
      close()
    },
    failed: setError,
  })
  const valid = isTypedEmail(email)
  const busy = login.status === 'sending'
  const submit = () => {
    setError(null)
    login.send({ email: normalEmail(email), password })
    return true
  }
  return (
    <>
      <Form onSubmit={submit}>
        <TextInput
          firstInDialog
          label={t('accounts.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onBlur={() => setLeft(true)}
          error={left && email !== '' && !valid ? t('form.email') : undefined}
        />
        <PasswordInput
          label={t('accounts.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {error !== null && (
          <Notice kind="error" onClose={() => setError(null)}>
            {words(error)}
          </Notice>
        )}
        <Row>
          <Button look="primary" type="submit" loading={busy} disabled={!valid || password === ''}>
            {t(busy ? 'accounts.logging_in' : 'shell.log_in')}
          </Button>
          <Button look="quiet" onClick={() => goTo('reset', email)}>
            {t('accounts.forgot')}
          </Button>
        </Row>
      </Form>
      <ThirdPartyButtons />
    </>
  )
}

export { LoginPanel as Panel }
