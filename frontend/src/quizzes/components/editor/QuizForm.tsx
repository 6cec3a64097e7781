import { describeQuiz } from '@kredka/contracts/quizzes/endpoints'
import { useSavedElsewhere } from '../../../app/forms/useSavedElsewhere.ts'
import { useSentForm } from '../../../app/forms/useSentForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { descriptionOf, type QuizDescription, QuizFields } from './QuizFields.tsx'

interface Props {
  readonly id: string
  readonly initial: QuizDescription
  readonly onSaved: () => void
}

/** What a quiz is about, and how it is taken. */
export function QuizForm({ id, initial, onSaved }: Props) {
  const t = useText()
  const { form, submit, sending, error } = useSentForm(
    describeQuiz,
    initial,
    (values) => ({ id, ...descriptionOf(values) }),
    { success: 'quiz_editor.described', done: onSaved },
  )
  const elsewhere = useSavedElsewhere(form, initial, descriptionOf)
  return (
    <Form onSubmit={submit} label={t('quiz_editor.tab_about')}>
      <ChangedMeanwhile of={elsewhere} />
      <QuizFields form={form} />
      <FormFoot error={error} sending={sending} label={t('quiz_editor.save_about')} />
    </Form>
  )
}
