import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import type { ComponentProps } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { NothingFound } from '../../../ui/states.tsx'
import { QuestionPreview } from '../editor/QuestionPreview.tsx'
import { CorrectionNote } from './CorrectionNote.tsx'
import { KeyForm } from './KeyForm.tsx'

interface Props extends Omit<ComponentProps<typeof KeyForm>, 'question'> {
  readonly keys: QuizKeysView
  readonly questionId: string
  readonly forStaff?: boolean
}

/** One question of a frozen version with its key, and the form that corrects it. */
export function KeyCorrection({ keys, questionId, forStaff = false, ...form }: Props) {
  const t = useText()
  const at = keys.questions.findIndex(({ id }) => id === questionId)
  const question = keys.questions[at]
  if (question === undefined) return <NothingFound title={t('errors.QUESTION_NOT_FOUND')} />
  return (
    <Stack space={5}>
      <Card>
        <Stack space={3}>
          <h2>{t('quiz_keys.question', { number: at + 1, version: keys.version })}</h2>
          <QuestionPreview
            content={question}
            formulas={question.formulas}
            picture_id={question.picture_id}
            withKey
            forStaff={forStaff}
          />
          <CorrectionNote correction={question.correction} />
        </Stack>
      </Card>
      <KeyForm key={`${question.id}/${question.correction?.key_revision ?? 0}`} question={question} {...form} />
    </Stack>
  )
}
