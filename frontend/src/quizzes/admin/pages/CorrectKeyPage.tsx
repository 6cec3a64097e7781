import { correctKeyAsStaff } from '@kredka/contracts/quizzes/staff-endpoints'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useDraft } from '../../../app/forms/useDraft.ts'
import { NotFound } from '../../../app/pages/NotFound.tsx'
import { isId } from '../../../app/routing/ids.ts'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { WorkBar } from '../../../back-office/queue/WorkBar.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { askedVersion } from '../../asked-version.ts'
import { KeyCorrection } from '../../components/key/KeyCorrection.tsx'
import { Rescoring } from '../../components/key/Rescoring.tsx'
import { FROM_QUIZ } from '../from-quiz.ts'
import { keysAsStaff } from '../resources.ts'

/** Staff correct a key whose author does not answer (QUI-13). */
export function CorrectKeyPage() {
  const { id = '', question_id = '' } = useParams()
  const [params] = useSearchParams()
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const found = useResource(keysAsStaff, isId(id) ? { id, ...askedVersion(params) } : null)
  const isFromQuiz = params.toString().includes(FROM_QUIZ)
  const back = isFromQuiz
    ? { label: t('admin_nav.quizes_panel'), to: path('admin.quiz', { id }) }
    : { label: t('admin_nav.quiz_contests'), to: path('admin.quiz-contests') }
  const draft = useDraft(`quiz-key.${question_id}`)
  const correct = useCommand(correctKeyAsStaff, {
    quiet: true,
    success: 'quiz_keys.corrected',
    always: () => draft[1](''),
    done: found.refresh,
  })
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <>
      <PageHeader
        title={t('quiz_keys.correct')}
        about={t(isFromQuiz ? 'quiz_keys.about_site' : 'quiz_keys.about_staff')}
        crumbs={[back, { label: t('quiz_keys.correct') }]}
      />
      <WorkBar kind="contest" id={question_id} />
      <ResourceView of={found}>
        {(keys) => (
          <Stack space={5}>
            <Rescoring of={keys.rescoring} />
            <KeyCorrection
              keys={keys}
              questionId={question_id}
              error={correct.error}
              draft={draft}
              sending={correct.status === 'sending'}
              onSend={(correction) => correct.send({ id, question_id, version: keys.version, ...correction })}
              onCancel={() => void navigate(back.to)}
              forStaff
            />
          </Stack>
        )}
      </ResourceView>
    </>
  )
}

export { CorrectKeyPage as Page }
