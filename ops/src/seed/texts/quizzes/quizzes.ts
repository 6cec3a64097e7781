import { subjectById } from '@kredka/contracts/data/subjects'
import type { SeedQuestion, SeedQuiz } from './build.ts'
import { COMPUTING } from './computing.ts'
import { FAR_LANGUAGES } from './far-languages.ts'
import { HUMANITIES, NOT_LISTED } from './humanities.ts'
import { LANDS_AND_TIMES } from './lands-and-times.ts'
import { LANGUAGES } from './languages.ts'
import { MATHS } from './maths.ts'
import { NATURE } from './nature.ts'
import { POLISH } from './polish.ts'
import { SCIENCES } from './sciences.ts'
import { SOCIETY } from './society.ts'
import { WESTERN_LANGUAGES } from './western-languages.ts'

const LISTED = [
  ...[SCIENCES, LANGUAGES, HUMANITIES, MATHS, NATURE, WESTERN_LANGUAGES],
  ...[SOCIETY, FAR_LANGUAGES, LANDS_AND_TIMES, COMPUTING, POLISH],
]
const MOST_OF_ONE = Math.max(...LISTED.map(({ length }) => length))

/** All, neighbours of different fields, the ones that did not get into the public list last. */
export const QUIZZES: readonly SeedQuiz[] = [
  ...Array.from({ length: MOST_OF_ONE }, (_, n) => LISTED.flatMap((quizzes) => quizzes.slice(n, n + 1))).flat(),
  ...NOT_LISTED,
].map((quiz) => (isOfLanguage(quiz) ? { ...quiz, questions: quiz.questions.map(countAccents) } : quiz))

function isOfLanguage({ subject_id }: SeedQuiz): boolean {
  return subjectById(subject_id).pl.startsWith('Język ')
}

/** In quizzes of languages an accent is part of the word (QUI-04). */
function countAccents({ draft, level }: SeedQuestion): SeedQuestion {
  const { task } = draft
  if (!('matching' in task)) return { draft, level }
  return { draft: { ...draft, task: { ...task, matching: { ...task.matching, ignores_accents: false } } }, level }
}
