import type { AskedQuizView } from '@kredka/contracts/quiz-requests/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { Timeline } from '../../audit/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs, useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { AnswerRequest } from '../components/AnswerRequest.tsx'
import classes from '../components/quiz-requests.module.css'
import { RequestState } from '../components/RequestState.tsx'
import { WithdrawRequest } from '../components/WithdrawRequest.tsx'
import { request as resource } from '../resources.ts'

/** One request for a quiz, for who asked or who was asked: what it is about, how it stands, what to do (QUI-10). */
export function RequestPage() {
  const { id = '' } = useParams()
  const found = useResource(resource, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(view) => <Shown request={view} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly request: AskedQuizView
  readonly onChanged: () => void
}

function Shown({ request, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const { role, teacher, student, subject_id, level, state, reason, asked_at } = request
  const title = words.subject(subject_id)
  const other = (role === 'teacher' ? student : teacher).name ?? t('quiz_requests.deleted_user')
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        crumbs={[
          role === 'teacher'
            ? { label: t('quiz_requests.received'), to: path('quiz-requests.received') }
            : { label: t('quiz_requests.own'), to: path('quiz-requests.own') },
          { label: title },
        ]}
        about={
          <Row>
            <RequestState state={state} />
            <span>{t(`quiz_requests.with_${role}`, { name: other })}</span>
            <span>{words.level(level)}</span>
            <span>{format.dateTime(asked_at)}</span>
          </Row>
        }
      />
      <div className={classes.whole}>
        <Stack space={4}>
          <Card>
            <Stack space={3}>
              <h2>{t('quiz_requests.words')}</h2>
              {request.words === null ? <p>{t('quiz_requests.words_gone')}</p> : <Paragraphs text={request.words} />}
            </Stack>
          </Card>
          {state === 'declined' && (
            <Card>
              <Stack space={3}>
                <h2>{t('quiz_requests.answer')}</h2>
                {reason === null ? <p>{t('quiz_requests.words_gone')}</p> : <Paragraphs text={reason} />}
              </Stack>
            </Card>
          )}
          <Next request={request} onChanged={onChanged} />
          <Card padding="tight">
            <Timeline kind="quiz_request" id={request.id} title={t('quiz_requests.history')} />
          </Card>
        </Stack>
      </div>
    </>
  )
}

/** What either side can do now. */
function Next({ request, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { id, role, state, assignment_id } = request
  const quiz = assignment_id !== null && (
    <Row>
      <Button look="primary" icon="quiz" to={path('assignments.assignment', { id: assignment_id })}>
        {t('quiz_requests.see_quiz')}
      </Button>
    </Row>
  )
  if (role === 'teacher') {
    return (
      <>
        {quiz}
        <AnswerRequest request={request} onChanged={onChanged} />
      </>
    )
  }
  if (state !== 'open') return quiz
  return (
    <Stack space={3}>
      <p>{t('quiz_requests.waiting_about')}</p>
      <WithdrawRequest id={id} onChanged={onChanged} />
    </Stack>
  )
}

export { RequestPage as Page }
