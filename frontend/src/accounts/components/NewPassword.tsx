import type { FieldFaults } from '../../app/forms/faults.ts'
import type { Form } from '../../app/forms/useForm.ts'
import { useText } from '../../i18n/useText.ts'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { usePasswordRules } from './usePasswordRules.ts'

/** The part of a form's values that is a new password. */
export interface NewPasswordValues {
  readonly password: string
  readonly repeat: string
}

/** ACC-07: the repeat must match. */
export function repeatFault({ password, repeat }: NewPasswordValues): FieldFaults {
  if (repeat === '') return { repeat: { text: 'form.required' } }
  return repeat === password ? {} : { repeat: { text: 'accounts.repeat_differs' } }
}

interface Props {
  readonly form: Pick<Form<NewPasswordValues>, 'values' | 'field'>
  readonly label: string
}

/** A new password and its repeat, with the rules ticked off while typing. */
export function NewPassword({ form, label }: Props) {
  const t = useText()
  const rules = usePasswordRules(form.values.password)
  return (
    <>
      <PasswordInput
        label={label}
        name="new-password"
        autoComplete="new-password"
        {...form.field('password')}
        rules={rules}
      />
      <PasswordInput
        label={t('accounts.repeat')}
        name="repeat-password"
        autoComplete="new-password"
        {...form.field('repeat')}
      />
    </>
  )
}
