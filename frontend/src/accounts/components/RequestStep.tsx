import type { requestPasswordReset, requestSignup } from '@kredka/contracts/accounts/endpoints'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import type { ReactNode } from 'react'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useFirstField } from './useFirstField.ts'

interface Props {
  readonly command: typeof requestSignup | typeof requestPasswordReset
  /** As typed before, or from a link. */
  readonly email: string
  /** What is about to happen, above the field. */
  readonly children: ReactNode
  readonly onSent: (email: string) => void
  /** The person has a code already. */
  readonly onHaveCode: (email: string) => void
  /** Shown after another step: the field takes the focus. */
  readonly again: boolean
  /** Other ways, below the form. */
  readonly others?: ReactNode
}

/** Section 4: an address to send a link to. The answer never tells whether it has an account (ACC-04). */
export function RequestStep({ command, email, children, onSent, onHaveCode, again, others }: Props) {
  const t = useText()
  const language = useLanguage()
  const field = useFirstField(again)
  const body = (values: { readonly email: string }) => ({ email: normalEmail(values.email), language })
  const { form, submit, sending, error } = useSentForm(command, { email }, body, {
    done: (_, sent) => onSent(sent.email),
  })
  return (
    <>
      <Form onSubmit={submit}>
        <p>{children}</p>
        <TextInput
          ref={field}
          firstInDialog
          label={t('accounts.email')}
          type="email"
          name="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <FormFoot error={error} sending={sending} label={t('accounts.send_link')}>
          <Button look="quiet" onClick={() => onHaveCode(form.values.email)}>
            {t('accounts.have_code')}
          </Button>
        </FormFoot>
      </Form>
      {others}
    </>
  )
}
