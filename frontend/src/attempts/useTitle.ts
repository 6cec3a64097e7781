import type { AttemptView } from '@kredka/contracts/attempts/views'
import { useText } from '../i18n/useText.ts'

/** What an attempt is called: its quiz, or what its questions were drawn for. */
export function useTitle({ quiz, source }: Pick<AttemptView, 'quiz' | 'source'>): string {
  const t = useText()
  return quiz?.title ?? t(DRAWN[source] ?? 'attempts.quiz')
}

const DRAWN: Partial<Record<AttemptView['source'], 'attempts.quiz_review' | 'attempts.random'>> = {
  review: 'attempts.quiz_review',
  random: 'attempts.random',
}
