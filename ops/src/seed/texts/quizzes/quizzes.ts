import type { SeedQuiz } from './build.ts'
import { HUMANITIES } from './humanities.ts'
import { LANGUAGES } from './languages.ts'
import { SCIENCES } from './sciences.ts'

/** All, the ones that did not get into the public list last. */
export const QUIZZES: readonly SeedQuiz[] = [...SCIENCES, ...LANGUAGES.map(countAccents), ...HUMANITIES]

/** In quizzes of languages an accent is part of the word (QUI-04). */
function countAccents(quiz: SeedQuiz): SeedQuiz {
  const questions = quiz.questions.map((question) => {
    const { task } = question
    if (!('matching' in task)) return question
    return { ...question, task: { ...task, matching: { ...task.matching, ignores_accents: false } } }
  })
  return { ...quiz, questions }
}
