import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { QuizForm } from '../components/editor/QuizForm.tsx'
import { EMPTY_QUIZ } from '../empty-quiz.ts'

/** A new quiz begins with what it is about; then come its questions (QUI-02). */
export function CreateQuizPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const language = useLanguage()
  const [initial] = useState(() => ({ ...EMPTY_QUIZ, language }))
  return (
    <>
      <PageHeader
        title={t('own_quizzes.create')}
        about={t('own_quizzes.create_about')}
        crumbs={[{ label: t('own_quizzes.heading'), to: path('quizzes.own') }, { label: t('own_quizzes.create') }]}
      />
      <Stack>
        <QuizForm
          id={null}
          initial={initial}
          onSaved={(id) => void navigate(path('quizzes.edit', { id }), { replace: true })}
        />
      </Stack>
    </>
  )
}

export { CreateQuizPage as Page }
