import { createQuiz, describeQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { useForm } from '../../../app/forms/useForm.ts'
import { useSavedElsewhere } from '../../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { descriptionOf, type QuizDescription, QuizFields } from './QuizFields.tsx'

interface Props {
  /** Null begins a new one. */
  readonly id: string | null
  readonly initial: QuizDescription
  /** What was chosen of a file: a new quiz begins with these. */
  readonly questions?: readonly ExchangedQuestion[]
  readonly onSaved: (id: string) => void
}

/** What a quiz is about, and how it is taken. */
export function QuizForm({ id, initial, questions, onSaved }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const form = useForm(createQuiz, initial, descriptionOf)
  const elsewhere = useSavedElsewhere(form, initial, descriptionOf)
  const options = { quiet: true, failed: form.refuse } as const
  const create = useCommand(createQuiz, { ...options, done: (made) => onSaved(made.id) })
  const describe = useCommand(describeQuiz, {
    ...options,
    success: 'quiz_editor.described',
    done: (_, input) => onSaved(input.id),
  })
  const submit = async () => {
    if (!(await form.check())) return false
    if (id === null)
      create.send({ ...descriptionOf(form.values), ...(questions === undefined ? {} : { questions: [...questions] }) })
    else describe.send({ id, ...descriptionOf(form.values) })
    return true
  }
  const error = create.error ?? describe.error
  return (
    <Form onSubmit={submit} label={t(id === null ? 'own_quizzes.create' : 'quiz_editor.tab_about')}>
      <ChangedMeanwhile of={elsewhere} />
      {error !== null && <Notice kind="error">{errorText(error)}</Notice>}
      <QuizFields form={form} />
      <div>
        <Button look="primary" type="submit" loading={create.status === 'sending' || describe.status === 'sending'}>
          {t(id === null ? 'quiz_editor.begin' : 'quiz_editor.save_about')}
        </Button>
      </div>
    </Form>
  )
}
