import type { changePassword } from '@kredka/contracts/accounts/endpoints'
import type { changeAdminPassword } from '@kredka/contracts/admin/endpoints'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NewPassword, repeatFault } from './NewPassword.tsx'

interface Props {
  readonly command: typeof changePassword | typeof changeAdminPassword
  /** What it means for the other sessions. */
  readonly success: TextId
  readonly onChanged: () => void
}

interface Values {
  readonly current_password: string
  readonly password: string
  readonly repeat: string
}

const EMPTY: Values = { current_password: '', password: '', repeat: '' }
const bodyOf = ({ current_password, password }: Values) => ({ current_password, password })

/** The current password and the new one, of a person or of an admin; all other sessions end. */
export function ChangePassword({ command, success, onChanged }: Props) {
  const t = useText()
  const words = useErrorText()
  const { form, submit, sending, error } = useSentForm(command, EMPTY, bodyOf, {
    faults: repeatFault,
    success,
    done() {
      form.replace(EMPTY)
      onChanged()
    },
  })
  return (
    <Form onSubmit={submit}>
      <PasswordInput
        label={t('accounts.current_password')}
        name="current-password"
        autoComplete="current-password"
        value={form.values.current_password}
        onChange={(value) => form.set('current_password', value)}
        onBlur={() => form.left('current_password')}
        error={form.fault('current_password')}
      />
      <NewPassword form={form} label={t('accounts.new_password')} />
      {error !== null && <Notice kind="error">{words(error)}</Notice>}
      <div>
        <Button look="primary" type="submit" loading={sending}>
          {t('accounts.change_password')}
        </Button>
      </div>
    </Form>
  )
}
