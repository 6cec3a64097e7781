import { MINUTE } from '../../kernel/durations.ts'
import type { GameRules } from '../game.ts'
import type { Pace } from '../snake/rules.ts'

/** Right answers count, and between as many of them the shorter time. */
export const snakeQuizRules: GameRules = {
  best: 'most',
  ties: 'time',
  keeps_unfinished: true,
  idle_ms: 10 * MINUTE,
}

/** Questions of a run. */
export const QUESTIONS = 8
/** Tiles of a question: one is right. */
export const TILES_MIN = 3
export const TILES_MAX = 4
/** What fits a tile on a small phone, and what can be read while a snake moves. */
export const TILE_TEXT_MAX = 28
export const QUESTION_TEXT_MAX = 160

/** Questions of whatever subject. */
export const ALL_SUBJECTS = 'all'

export const QUIZ_SPEEDS = ['calm', 'brisk', 'fast'] as const
export type QuizSpeed = (typeof QUIZ_SPEEDS)[number]
/** Ticks from step to step. */
const STEP_TICKS: Readonly<Record<QuizSpeed, number>> = { calm: 24, brisk: 16, fast: 10 }

export function quizStepTicks(speed: QuizSpeed, pace: Pace): number {
  return pace === 'steps' ? 0 : STEP_TICKS[speed]
}
