import type { AskedQuestionView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'

/** Whether something was answered: one choice, or a word in every place. */
export function isComplete({ gaps }: Pick<AskedQuestionView, 'gaps'>, given: Given | null): boolean {
  if (given === null) return false
  if ('choices' in given) return given.choices.length > 0
  const places = Math.max(1, gaps)
  return Array.from({ length: places }, (_, n) => given.words[n] ?? '').every((word) => word.trim() !== '')
}
