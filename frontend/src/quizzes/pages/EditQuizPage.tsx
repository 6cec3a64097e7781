import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { QuizEditor } from '../components/editor/QuizEditor.tsx'
import { QuizForm } from '../components/editor/QuizForm.tsx'
import { ownQuiz } from '../own-resources.ts'

/** Where the questions of a quiz are written (QUI-02). */
export function EditQuizPage() {
  const { id = '' } = useParams()
  const found = useResource(ownQuiz, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(quiz) => <Editor key={id} quiz={quiz} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly quiz: OwnQuizView
  readonly onChanged: () => void
}

function Editor({ quiz, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const user = useAppSelector(selectUser)
  const [tab, setTab] = useUrlTab('tab', ['questions', 'about'])
  if (user === null) return null
  const { title, description, subject_id, level, difficulty, language, exam_minutes } = quiz
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        crumbs={[
          { label: t('own_quizzes.heading'), to: path('quizzes.own') },
          { label: title, to: path('quizzes.own-quiz', { id: quiz.id }) },
          { label: t('own_quizzes.edit') },
        ]}
        actions={
          <Row>
            <Button to={`${path('quizzes.import')}?quiz=${quiz.id}`}>{t('quiz_import.heading')}</Button>
            <Button icon="info" to={path('quizzes.own-quiz', { id: quiz.id })}>
              {t('own_quizzes.status')}
            </Button>
          </Row>
        }
      />
      <Tabs
        label={t('quiz_editor.tabs')}
        tabs={[
          { value: 'questions', label: t('quiz_editor.questions'), count: quiz.questions.length },
          { value: 'about', label: t('quiz_editor.tab_about') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'questions' ? (
          <QuizEditor quiz={quiz} userId={user.userId} onChanged={onChanged} />
        ) : (
          <QuizForm
            id={quiz.id}
            initial={{ title, description, subject_id, level, difficulty, language, exam_minutes }}
            onSaved={onChanged}
          />
        )}
      </Tabs>
    </>
  )
}

export { EditQuizPage as Page }
