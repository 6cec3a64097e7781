import { changeBankAccount } from '@kredka/contracts/settings/endpoints'
import { bankAccountDigits, formatBankAccount, HOLDER_MAX } from '@kredka/contracts/settings/rules'
import type { TeachingSettingsView } from '@kredka/contracts/settings/views'
import type { FieldFaults } from '../../app/forms/faults.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'

interface Values {
  readonly account_holder: string
  readonly bank_account: string
}

const trimOrNull = (text: string) => (text.trim() === '' ? null : text.trim())
const bodyOf = ({ account_holder, bank_account }: Values) => ({
  account_holder: trimOrNull(account_holder),
  bank_account: trimOrNull(bank_account),
})

/** Both or neither; the empty one of two is where the fault stands. */
function halfFaults({ account_holder, bank_account }: Values): FieldFaults {
  const [holder, number] = [trimOrNull(account_holder), trimOrNull(bank_account)]
  if (holder === null && number !== null) return { account_holder: { text: 'form.required' } }
  if (holder !== null && number === null) return { bank_account: { text: 'form.required' } }
  return {}
}

interface Props {
  readonly chosen: TeachingSettingsView
  readonly onSaved: () => void
}

export function BankAccountForm({ chosen, onSaved }: Props) {
  const t = useText()
  const initial: Values = {
    account_holder: chosen.account_holder ?? '',
    bank_account: formatBankAccount(chosen.bank_account ?? ''),
  }
  const { form, submit, sending, error } = useSentForm(changeBankAccount, initial, bodyOf, {
    faults: halfFaults,
    success: 'settings.teaching_saved',
    done: onSaved,
  })
  const elsewhere = useSavedElsewhere(form, initial, bodyOf)
  return (
    <Form onSubmit={submit}>
      <ChangedMeanwhile of={elsewhere} />
      <TextInput
        label={t('settings.account_holder')}
        name="account-holder"
        autoComplete="name"
        max={HOLDER_MAX}
        {...form.field('account_holder')}
      />
      <TextInput
        label={t('settings.bank_account')}
        hint={t('settings.bank_account_hint')}
        name="bank-account"
        inputMode="numeric"
        autoComplete="off"
        value={form.values.bank_account}
        onChange={(value) => form.set('bank_account', value)}
        onBlur={() => {
          const digits = bankAccountDigits(form.values.bank_account)
          if (/^\d+$/.test(digits)) form.set('bank_account', formatBankAccount(digits))
          form.left('bank_account')
        }}
        error={form.fault('bank_account')}
      />
      <p>{t('settings.bank_private')}</p>
      <FormFoot error={error} sending={sending} label={t('settings.save')} />
    </Form>
  )
}
