import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { NewQuizForm } from '../components/editor/NewQuizForm.tsx'

/** A new quiz begins with what it is about; then come its questions (QUI-02). */
export function CreateQuizPage() {
  const t = useText()
  const path = usePath()
  return (
    <>
      <PageHeader
        title={t('own_quizzes.create')}
        about={t('own_quizzes.create_about')}
        crumbs={[{ label: t('own_quizzes.heading'), to: path('quizzes.own') }, { label: t('own_quizzes.create') }]}
      />
      <Stack>
        <NewQuizForm />
      </Stack>
    </>
  )
}

export { CreateQuizPage as Page }
