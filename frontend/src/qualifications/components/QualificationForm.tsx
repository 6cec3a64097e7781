import { stateQualification } from '@kredka/contracts/qualifications/endpoints'
import { QUALIFICATION_WORDS_MAX, YEAR_PATTERN } from '@kredka/contracts/qualifications/rules'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'

interface Values {
  readonly title: string
  readonly institution: string
  readonly year: string
}

const NOTHING: Values = { title: '', institution: '', year: '' }
/** The endpoint's rule or nothing; said here in words that show how. */
const YEAR = new RegExp(`^$|${YEAR_PATTERN}`)

const bodyOf = ({ title, institution, year }: Values) => ({
  title: title.trim(),
  institution: institution.trim(),
  year: year.trim() === '' ? null : year.trim(),
})

interface Props {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** States one more qualification; its paper follows, if the teacher wants the mark (PRO-04). */
export function QualificationForm({ onDone, onCancel }: Props) {
  const t = useText()
  const { form, submit, sending, error, draft } = useKeptSentForm(
    'qualification',
    stateQualification,
    NOTHING,
    bodyOf,
    {
      faults: ({ year }) => (YEAR.test(year.trim()) ? {} : { year: { text: 'qualifications.year_fault' } }),
      success: 'qualifications.added',
      done: onDone,
    },
  )
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  return (
    <Form onSubmit={submit} label={t('qualifications.add')}>
      <DraftKept of={draft} />
      <TextInput
        label={t('qualifications.title')}
        hint={t('qualifications.title_hint')}
        {...form.field('title')}
        max={QUALIFICATION_WORDS_MAX}
      />
      <TextInput
        label={t('qualifications.institution')}
        hint={t('qualifications.institution_hint')}
        {...form.field('institution')}
        max={QUALIFICATION_WORDS_MAX}
      />
      <TextInput
        label={t('qualifications.year')}
        optionalText={t('qualifications.optional')}
        inputMode="numeric"
        {...form.field('year')}
      />
      <FormFoot error={error} sending={sending} label={t('qualifications.save')} onCancel={cancel} />
    </Form>
  )
}
