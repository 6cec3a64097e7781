import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FieldFaults } from '../../app/forms/faults.ts'
import type { Form } from '../../app/forms/useForm.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { Txt } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'

/** The part of a form's values that says that the terms are accepted. */
export interface TermsValues {
  readonly terms: boolean
}

/** Section 5: without the terms there is no account and no teaching. */
export function termsFault({ terms }: TermsValues): FieldFaults {
  return terms ? {} : { terms: { text: 'errors.TERMS_REQUIRED' } }
}

interface Props {
  readonly form: Pick<Form<TermsValues>, 'values' | 'set' | 'fault'>
  /** 'I accept the <link>…</link>'. */
  readonly text: TextId
  /** Where the terms stand; they open beside what was typed. */
  readonly to: string
}

/** The box that accepts terms, with the way to read them (ACC-01, ACC-05, PRO-03). */
export function AcceptTerms({ form, text, to }: Props) {
  const link = (children: ReactNode) => (
    <Link to={to} target="_blank">
      {children}
    </Link>
  )
  return (
    <Checkbox
      name="terms"
      checked={form.values.terms}
      onChange={(value) => form.set('terms', value)}
      error={form.fault('terms')}
    >
      <Txt id={text} values={{ link }} />
    </Checkbox>
  )
}
