import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { canPass } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, SkeletonLines, State } from '../../ui/states.tsx'
import { Replaying } from '../components/Replaying.tsx'
import type { KeptQuiz } from '../kept-quizzes.ts'
import { useKeepQuiz, useKeptQuizzes } from '../useKeptQuizzes.ts'
import { useTitle } from '../useTitle.ts'

/** A quiz that was solved is played again, with a connection or without; it counts nowhere (NAV-07). */
export function ReplayPage() {
  const [params] = useSearchParams()
  const id = params.get('attempt') ?? ''
  const found = useKeepQuiz(isId(id) ? id : null)
  const { quizzes } = useKeptQuizzes()
  const kept = quizzes?.find(({ replay }) => replay.id === id)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  if (found.data !== null) return <Replay replay={found.data} />
  if (found.status !== 'failed' || quizzes === null) return <SkeletonLines />
  if (kept !== undefined && canPass(found.error)) return <Replay replay={kept.replay} />
  if (found.error.code === 'OFFLINE') return <NotKept />
  return <ErrorState level={1} error={found.error} onRetry={found.refresh} />
}

function Replay({ replay }: Pick<KeptQuiz, 'replay'>) {
  const title = useTitle(replay)
  const [round, setRound] = useState(0)
  return (
    <>
      <PageTitle title={title} />
      <Replaying key={`${replay.id} ${String(round)}`} replay={replay} onAgain={() => setRound(round + 1)} />
    </>
  )
}

function NotKept() {
  const t = useText()
  const path = usePath()
  return (
    <State
      level={1}
      picture="offline"
      title={t('attempts.kept_not')}
      action={
        <Button look="primary" to={path('quizzes.history')}>
          {t('attempts.kept_others')}
        </Button>
      }
    >
      <p>{t('attempts.kept_how')}</p>
    </State>
  )
}

export { ReplayPage as Page }
