import { type requestPasswordReset, requestSignup } from '@kredka/contracts/accounts/endpoints'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import type { ReactNode } from 'react'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import type { GuestSeat } from '../../app/session/login-intent.ts'
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
  readonly seat?: CarriedSeat
}

/** A guest's seat that goes with the sign-up. */
export interface CarriedSeat {
  readonly seat: GuestSeat
  readonly onRefused: () => void
}

const SEAT_REFUSALS: readonly string[] = requestSignup.errors

/** Section 4: an address to send a link to. The answer never tells whether it has an account (ACC-04). */
export function RequestStep({ command, email, children, onSent, onHaveCode, again, others, seat }: Props) {
  const t = useText()
  const language = useLanguage()
  const field = useFirstField(again)
  const carried = seat === undefined ? {} : { seat: seat.seat }
  const body = (values: { readonly email: string }) => ({ email: normalEmail(values.email), language, ...carried })
  const { form, submit, sending, error } = useSentForm(command, { email }, body, {
    done: (_, sent) => onSent(sent.email),
    failed: ({ code }) => {
      if (SEAT_REFUSALS.includes(code)) seat?.onRefused()
    },
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
