import { correctKey } from '@kredka/contracts/quizzes/endpoints'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useDraft } from '../../app/forms/useDraft.ts'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { askedVersion } from '../asked-version.ts'
import { KeyCorrection } from '../components/key/KeyCorrection.tsx'
import { quizKeys } from '../own-resources.ts'

/** The author corrects the key of one question of a frozen version (QUI-11). */
export function CorrectKeyPage() {
  const { id = '', question_id = '' } = useParams()
  const [params] = useSearchParams()
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const found = useResource(quizKeys, isId(id) ? { id, ...askedVersion(params) } : null)
  const version = found.data?.version
  const keysPath = `${path('quizzes.keys', { id })}${version === undefined ? '' : `?version=${version}`}`
  const leave = () => void navigate(keysPath)
  const draft = useDraft(`quiz-key.${question_id}`)
  const correct = useCommand(correctKey, {
    quiet: true,
    success: 'quiz_keys.corrected',
    always: () => draft[1](''),
    done: () => {
      found.refresh()
      leave()
    },
  })
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <>
      <PageHeader
        title={t('quiz_keys.correct')}
        crumbs={[
          { label: t('own_quizzes.heading'), to: path('quizzes.own') },
          { label: t('own_quizzes.status'), to: path('quizzes.own-quiz', { id }) },
          { label: t('quiz_keys.heading'), to: keysPath },
          { label: t('quiz_keys.correct') },
        ]}
      />
      <ResourceView of={found}>
        {(keys) => (
          <KeyCorrection
            keys={keys}
            questionId={question_id}
            error={correct.error}
            draft={draft}
            sending={correct.status === 'sending'}
            onSend={(correction) => correct.send({ id, question_id, version: keys.version, ...correction })}
            onCancel={leave}
          />
        )}
      </ResourceView>
    </>
  )
}

export { CorrectKeyPage as Page }
