import { createQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../../app/forms/useFormDraft.ts'
import { useLanguage, usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useText } from '../../../i18n/useText.ts'
import { DraftKept } from '../../../ui/DraftKept.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { EMPTY_QUIZ } from '../../empty-quiz.ts'
import { descriptionOf, type QuizDescription, QuizFields } from './QuizFields.tsx'

interface Props {
  /** What was chosen of a file: the quiz begins with these. */
  readonly questions?: readonly ExchangedQuestion[]
  /** The quiz is made. */
  readonly onMade?: () => void
}

/** What a new quiz is about, and how it is taken; then come its questions (QUI-02). */
export function NewQuizForm({ questions, onMade }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const language = useLanguage()
  const [saved] = useState<QuizDescription>(() => ({ ...EMPTY_QUIZ, language }))
  const begun = useFormDraft('quiz.new', saved)
  const form = useForm(createQuiz, begun.initial, descriptionOf)
  const draft = useKeptForm(begun, form, saved, descriptionOf)
  const create = useCommand(createQuiz, {
    quiet: true,
    always() {
      draft.drop()
      onMade?.()
    },
    done: ({ id }) => void navigate(path('quizzes.edit', { id }), { replace: true }),
    failed: form.refuse,
  })
  const more = questions === undefined ? {} : { questions: [...questions] }
  const submit = () => form.submit((values) => create.send({ ...descriptionOf(values), ...more }))
  return (
    <Form onSubmit={submit} label={t('own_quizzes.create')}>
      <DraftKept of={draft} />
      <QuizFields form={form} />
      <FormFoot error={create.error} sending={create.status === 'sending'} label={t('quiz_editor.begin')} />
    </Form>
  )
}
