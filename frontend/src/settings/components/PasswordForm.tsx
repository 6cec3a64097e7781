import { changePassword } from '@kredka/contracts/accounts/endpoints'
import { NewPassword, repeatFault } from '../../accounts/index.ts'
import { useForm } from '../../app/forms/useForm.ts'
import { useErrorText } from '../../app/i18n/useErrorText.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useCommand } from '../../app/store/command.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { Notice } from '../../ui/Notice.tsx'

const EMPTY = { current_password: '', password: '', repeat: '' }

/** The current password and the new one; all other devices are logged out. */
export function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText()
  const words = useErrorText()
  const form = useForm(
    changePassword,
    EMPTY,
    ({ current_password, password }) => ({ current_password, password }),
    repeatFault,
  )
  const change = useCommand(changePassword, {
    success: 'settings.password_changed',
    quiet: true,
    done: onChanged,
    failed: form.refuse,
  })
  const { current_password, password } = form.values
  const submit = async () => {
    if (!(await form.check())) return false
    change.send({ current_password, password })
    return true
  }
  return (
    <Form onSubmit={submit}>
      <PasswordInput
        label={t('settings.current_password')}
        name="current-password"
        autoComplete="current-password"
        value={current_password}
        onChange={(value) => form.set('current_password', value)}
        onBlur={() => form.left('current_password')}
        error={form.fault('current_password')}
      />
      <NewPassword form={form} label={t('accounts.new_password')} />
      {change.error !== null && <Notice kind="error">{words(change.error)}</Notice>}
      <div>
        <Button look="primary" type="submit" loading={change.status === 'sending'}>
          {t('settings.change_password')}
        </Button>
      </div>
    </Form>
  )
}
