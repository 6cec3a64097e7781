import { confirmPasswordReset } from '@kredka/contracts/accounts/endpoints'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSessionOver } from '../useSessionOver.ts'
import type { Confirming } from './MailSteps.tsx'
import { NewPassword, repeatFault } from './NewPassword.tsx'
import { useFirstField } from './useFirstField.ts'

interface Values {
  readonly email: string
  readonly password: string
  readonly repeat: string
}

/** ACC-04: a new password; all sessions end with it. A code that is used up or too old leads back to the start. */
export function ConfirmReset({
  token,
  email,
  takesFocus,
  onRestart,
  onLogIn,
}: Confirming & { readonly onLogIn: (email: string) => void }) {
  const t = useText()
  const field = useFirstField(takesFocus)
  const sessionOver = useSessionOver()
  const bodyOf = ({ email: address, password }: Values) => ({ email: normalEmail(address), password, token })
  const initial: Values = { email, password: '', repeat: '' }
  const { form, submit, status, sending, error } = useSentForm(confirmPasswordReset, initial, bodyOf, {
    faults: repeatFault,
    always: sessionOver,
  })
  if (status === 'done') return <Done onLogIn={() => onLogIn(form.values.email)} />
  return (
    <Form onSubmit={submit}>
      <TextInput
        ref={field}
        firstInDialog={email === ''}
        label={t('accounts.email')}
        type="email"
        name="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <NewPassword form={form} label={t('accounts.new_password')} />
      {error !== null && <ResetFailed error={error} onRestart={onRestart} />}
      <div>
        <Button look="primary" type="submit" loading={sending}>
          {t('accounts.set_password')}
        </Button>
      </div>
    </Form>
  )
}

/**
 * Section 8: an expired code leads back to the start; of anything else it says that, and why where the person can do
 * something about it.
 */
function ResetFailed({ error, onRestart }: { readonly error: ApiError } & Pick<Confirming, 'onRestart'>) {
  const t = useText()
  const words = useErrorText()
  if (error.code !== 'REQUEST_EXPIRED') {
    return (
      <Notice kind="error">
        <strong>{t('errors.INTERNAL')}</strong>
        {error.code !== 'INTERNAL' && <p>{words(error)}</p>}
      </Notice>
    )
  }
  return (
    <Notice kind="error">
      <Stack space={2}>
        <p>{t('errors.REQUEST_EXPIRED')}</p>
        <Row>
          <Button size="small" onClick={onRestart}>
            {t('accounts.back_to_start')}
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}

function Done({ onLogIn }: { readonly onLogIn: () => void }) {
  const t = useText()
  return (
    <Stack>
      <Notice kind="success">{t('accounts.password_set')}</Notice>
      <Row>
        <Button look="primary" onClick={onLogIn}>
          {t('shell.log_in')}
        </Button>
      </Row>
    </Stack>
  )
}
