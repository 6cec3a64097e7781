import { openQuizLink } from '@kredka/contracts/quiz-requests/endpoints'
import type { QuizLinkView } from '@kredka/contracts/quiz-requests/views'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, SkeletonLines, State } from '../../ui/states.tsx'

/**
 * From the link of a mail (QUI-10): whom the mail was sent to goes on to the request or the quiz; a visitor learns what
 * it is and logs in. Opening it spends nothing: programs that look into mails open links too.
 */
export function QuizLinkPage() {
  const [params] = useSearchParams()
  const user = useAppSelector(selectUser)
  const token = params.get('rq') ?? ''
  // whoever logs in here is asked about anew: the mail may have been sent to them
  return <Opened key={`${token} ${user?.userId}`} token={token} isVisitor={user === null} />
}

interface OpenedProps {
  readonly token: string
  readonly isVisitor: boolean
}

function Opened({ token, isVisitor }: OpenedProps) {
  const t = useText()
  const path = usePath()
  const [view, setView] = useState<QuizLinkView | null>(null)
  const { status, error, send } = useCommand(openQuizLink, { quiet: true, done: setView })
  useEffect(() => {
    if (status === 'idle') send({ token })
  })
  if (view !== null) return <Shown view={view} isVisitor={isVisitor} />
  if (error === null) return <SkeletonLines lines={6} />
  if (error.code !== 'REQUEST_EXPIRED' && error.status !== 422) {
    return <ErrorState level={1} error={error} onRetry={() => send({ token })} />
  }
  return (
    <State
      picture="nothing_found"
      level={1}
      title={t('quiz_requests.bad_link')}
      action={<Button to={path('assignments.own')}>{t('assignments.own')}</Button>}
    >
      {t('quiz_requests.bad_link_about')}
    </State>
  )
}

function Shown({ view, isVisitor }: { readonly view: QuizLinkView; readonly isVisitor: boolean }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const { kind, id, is_own, quiz, subject_id, due_at, state } = view
  const to = kind === 'request' ? path('quiz-requests.request', { id }) : path('assignments.assignment', { id })
  if (is_own) return <Navigate to={to} replace />
  const person = view.person ?? t('quiz_requests.deleted_user')
  return (
    <State
      picture="empty"
      level={1}
      title={
        kind === 'request'
          ? t('quiz_requests.link_request', { subject: words.subject(subject_id ?? '') })
          : (quiz ?? t('assignments.quiz_gone'))
      }
      action={
        isVisitor ? (
          <Button look="primary" to={to}>
            {t('quiz_requests.link_log_in')}
          </Button>
        ) : undefined
      }
    >
      <p>{t(kind === 'request' ? 'quiz_requests.link_from_student' : 'quiz_requests.link_from_teacher', { person })}</p>
      {due_at !== null && <p>{t('assignments.due_at', { at: format.dateTime(due_at) })}</p>}
      {kind === 'request' && state !== 'open' && <p>{t('quiz_requests.link_over')}</p>}
      {kind === 'assignment' && state === 'withdrawn' && <p>{t('assignments.no_try_withdrawn')}</p>}
      {!isVisitor && <p>{t('quiz_requests.link_not_own')}</p>}
    </State>
  )
}

export { QuizLinkPage as Page }
