import type { changePassword } from '@kredka/contracts/accounts/endpoints'
import type { changeAdminPassword } from '@kredka/contracts/admin/endpoints'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
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
        {...form.field('current_password')}
      />
      <NewPassword form={form} label={t('accounts.new_password')} />
      <FormFoot error={error} sending={sending} label={t('accounts.change_password')} />
    </Form>
  )
}
