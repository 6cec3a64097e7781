import type { SeedQuiz } from './build.ts'
import { HUMANITIES } from './humanities.ts'
import { LANGUAGES } from './languages.ts'
import { SCIENCES } from './sciences.ts'

/** All, the ones that did not get into the public list last. */
export const QUIZZES: readonly SeedQuiz[] = [...SCIENCES, ...LANGUAGES, ...HUMANITIES]
