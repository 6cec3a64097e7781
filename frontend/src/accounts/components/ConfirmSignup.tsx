import { confirmSignup } from '@kredka/contracts/accounts/endpoints'
import { NAME_MAX, normalEmail } from '@kredka/contracts/accounts/rules'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { loggedIn } from '../../app/session/session-slice.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { sessionOf } from '../session-of.ts'
import { AcceptTerms, termsFault } from './AcceptTerms.tsx'
import type { Confirming } from './MailSteps.tsx'
import { NewPassword, repeatFault } from './NewPassword.tsx'
import { SignedUp } from './SignedUp.tsx'
import { SignupFailed } from './SignupFailed.tsx'
import { useFirstField } from './useFirstField.ts'

interface Values {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly repeat: string
  readonly terms: boolean
}

type Props = Confirming & Pick<AuthPanelProps, 'goTo' | 'close'>

/**
 * ACC-01: e-mail, name, password, terms; the account stands, the person is logged in and goes on.
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
