import { createQuiz } from '@kredka/contracts/quizzes/endpoints'
import { takeGenerated } from '@kredka/contracts/quizzes/generator-endpoints'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import type { OwnQuizRowView } from '@kredka/contracts/quizzes/views'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../../app/forms/useFormDraft.ts'
import { useLanguage, usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftKept } from '../../../ui/DraftKept.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { descriptionOf, type QuizDescription, QuizFields } from '../../components/editor/QuizFields.tsx'
import { EMPTY_QUIZ } from '../../empty-quiz.ts'
import { siteQuizzes } from '../resources.ts'

interface Props {
  readonly questions: readonly ExchangedQuestion[]
  /** The draft of the site that was come from; null for none. */
  readonly into: string | null
  readonly onTaken: () => void
}

/** Where what was chosen goes: a new quiz of the site, or one of its drafts (ADM-05). */
export function TakeForm({ questions, into: first, onTaken }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const language = useLanguage()
  const drafts = useResource(siteQuizzes, { page_size: 100 })
  const [into, setInto] = useState(first)
  const saved: QuizDescription = { ...EMPTY_QUIZ, language }
  const begun = useFormDraft('question-generator.quiz', saved)
  const form = useForm(createQuiz, begun.initial, descriptionOf)
  const kept = useKeptForm(begun, form, saved, descriptionOf)
  const take = useCommand(takeGenerated, {
    quiet: true,
    success: 'quiz_import.taken_done',
    always() {
      if (into === null) kept.drop()
      onTaken()
    },
    done: ({ id }) => void navigate(path('admin.site-quiz', { id })),
    failed: form.refuse,
  })
  if (questions.length === 0) return <Notice>{t('quiz_import.none_chosen')}</Notice>
  const draft = drafts.data?.find(({ id }) => id === into) ?? null
  const room = QUESTIONS_MAX - (draft?.questions ?? 0)
  if (questions.length > room) return <Notice kind="warning">{t('quiz_import.too_many', { room })}</Notice>
  const submit = async () => {
    if (into !== null) take.send({ questions: [...questions], into: { quiz_id: into } })
    else if (!(await form.check())) return false
    else take.send({ questions: [...questions], into: descriptionOf(form.values) })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('question_generator.take')}>
      {into === null && <DraftKept of={kept} />}
      {take.error !== null && <Notice kind="error">{errorText(take.error)}</Notice>}
      {(drafts.data ?? []).length > 0 && (
        <Select
          label={t('question_generator.into')}
          options={(drafts.data ?? []).map(toOption)}
          placeholder={t('quiz_import.new_quiz')}
          searchable
          value={into}
          onChange={(option) => setInto(option?.value ?? null)}
        />
      )}
      {into === null && <QuizFields form={form} />}
      <div>
        <Button look="primary" type="submit" loading={take.status === 'sending'}>
          {t('quiz_import.take', { count: questions.length })}
        </Button>
      </div>
    </Form>
  )
}

function toOption({ id, title }: OwnQuizRowView) {
  return { value: id, label: title }
}
