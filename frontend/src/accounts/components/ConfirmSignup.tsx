import { confirmSignup } from '@kredka/contracts/accounts/endpoints'
import { NAME_MAX, normalEmail } from '@kredka/contracts/accounts/rules'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { selectAfterSignup } from '../../app/auth/invitation-slice.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { readLoginIntent } from '../../app/session/login-intent.ts'
import { loggedIn } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { afterLogin } from '../after-login.ts'
import { sessionOf } from '../session-of.ts'
import { AcceptTerms, termsFault } from './AcceptTerms.tsx'
import type { Confirming } from './MailSteps.tsx'
import { NewPassword, repeatFault } from './NewPassword.tsx'
import { SignupFailed } from './SignupFailed.tsx'
import { useFirstField } from './useFirstField.ts'

const REDIRECT_MS = 1_000

interface Values {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly repeat: string
  readonly terms: boolean
}

type Props = Confirming & Pick<AuthPanelProps, 'goTo' | 'close'>

/**
 * ACC-01: e-mail, name, password, terms; the account stands, the person is logged in, and after 1 s the dashboard
 * opens, or what they wanted as a visitor.
 */
export function ConfirmSignup({ token, email, takesFocus, onRestart, goTo, close }: Props) {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const field = useFirstField(takesFocus)
  const bodyOf = (values: Values) => ({
    email: normalEmail(values.email),
    name: values.name,
    password: values.password,
    token,
    terms_version: GENERAL_TERMS_VERSION,
    log_in: true,
  })
  const initial: Values = { email, name: '', password: '', repeat: '', terms: false }
  const { form, submit, status, sending, error } = useSentForm(confirmSignup, initial, bodyOf, {
    faults: (values) => ({ ...repeatFault(values), ...termsFault(values) }),
    always: (answer) => {
      if (answer !== null) dispatch(loggedIn(sessionOf(answer)))
    },
  })
  if (status === 'done') return <SignedUp close={close} />
  return (
    <Form onSubmit={submit}>
      <p>{t('accounts.confirm_about')}</p>
      <TextInput
        label={t('accounts.email')}
        type="email"
        name="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <TextInput
        ref={field}
        firstInDialog
        label={t('accounts.name')}
        hint={t('accounts.name_hint')}
        name="name"
        autoComplete="name"
        {...form.field('name')}
        max={NAME_MAX}
      />
      <NewPassword form={form} label={t('accounts.password')} />
      <AcceptTerms form={form} text="accounts.accept_terms" to={path('legal.terms')} />
      <SignupFailed error={error} email={form.values.email} onRestart={onRestart} goTo={goTo} />
      <div>
        <Button look="primary" type="submit" loading={sending}>
          {t('shell.sign_up')}
        </Button>
      </div>
    </Form>
  )
}

function SignedUp({ close }: Pick<Props, 'close'>) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const { own } = useAppStore().services
  const usual = useAppSelector(selectAfterSignup)
  const [wanted] = useState(() => readLoginIntent(own, Date.now())?.from)
  const next = usual === 'dashboard' ? afterLogin(path('signup'), wanted) : path(usual)
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(next)
      close()
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, close, next])
  return (
    <Notice kind="success">
      {t(
        next === path('dashboard')
          ? 'accounts.signed_up'
          : next === path(usual)
            ? 'accounts.signed_up_invited'
            : 'accounts.signed_up_back',
      )}
    </Notice>
  )
}
