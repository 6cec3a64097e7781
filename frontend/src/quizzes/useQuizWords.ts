import type { Difficulty } from '@kredka/contracts/quizzes/rules'
import { useText } from '../i18n/useText.ts'
import { useWords } from '../offers/index.ts'

/** The words of what quizzes are about, in the person's language. */
export function useQuizWords() {
  const t = useText()
  const { subject, level } = useWords()
  return {
    subject,
    level,
    difficulty: (difficulty: Difficulty) => t(`quizzes.difficulty_${difficulty}`),
    language: (language: 'pl' | 'en') => t(`quizzes.language_${language}`),
  }
}
