import type { QuizSetup } from '../snake-quiz.ts'

export const CALM: QuizSetup = { step_ticks: 24, tiles: [4, 4, 3, 4, 4, 3, 4, 4] }
export const QUICK: QuizSetup = { step_ticks: 10, tiles: [3, 3, 3, 3, 4, 4, 4, 4] }
export const BY_STEPS: QuizSetup = { ...CALM, step_ticks: 0 }
/** What the runs of the corpus begin with, in turn. */
export const SETUPS: readonly [QuizSetup, ...QuizSetup[]] = [CALM, QUICK, BY_STEPS]
