import { isRight, type SnakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { AskedView } from '@kredka/contracts/games/views'
import { useText } from '../../i18n/useText.ts'
import { letterOf } from './letter-of.ts'

/** What came of the last answer, until the next tiles lie; null before its verdict is known. */
export function useVerdict({ answers, places }: SnakeQuiz, asked: readonly AskedView[]): string | null {
  const t = useText()
  const last = answers.at(-1)
  if (last === undefined || last.right === null || places.length > 0) return null
  if (isRight(last)) return t('snake_quiz.is_right')
  const answer = asked[answers.length - 1]?.options[last.right] ?? letterOf(last.right)
  return t('snake_quiz.is_wrong', { answer })
}
