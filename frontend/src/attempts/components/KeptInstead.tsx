import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { ErrorState, SkeletonLines, State } from '../../ui/states.tsx'
import { useKeptQuizzes } from '../useKeptQuizzes.ts'
import { ReplayLink } from './ReplayLink.tsx'

interface Props {
  readonly attemptId: string
  readonly error: ApiError
  readonly onRetry: () => void
}

/** An attempt that cannot be read for want of a connection: what was solved in this browser can be played again. */
export function KeptInstead({ attemptId, error, onRetry }: Props) {
  const t = useText()
  const { quizzes } = useKeptQuizzes()
  const kept = quizzes?.find(({ replay }) => replay.id === attemptId)
  if (quizzes === null) return <SkeletonLines />
  if (kept === undefined) return <ErrorState level={1} error={error} onRetry={onRetry} />
  return (
    <State level={1} picture="offline" title={t('attempts.offline_title')} action={<ReplayLink replay={kept.replay} />}>
      <p>{t('attempts.offline_about')}</p>
    </State>
  )
}
