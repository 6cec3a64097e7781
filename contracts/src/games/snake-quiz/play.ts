import { LEVELS, type Level } from '../../offers/rules.ts'
import { type QuizSetup as EngineSetup, snakeQuiz } from '../engine/snake-quiz-1/snake-quiz.ts'
import { definePlay, positionOf } from '../game.ts'
import { PACES, type Pace } from '../snake/rules.ts'
import { QUESTIONS, QUIZ_SPEEDS, type QuizSpeed, quizStepTicks } from './rules.ts'

const LANGUAGES = ['pl', 'en'] as const
/** A digit for each question. */
const TILES = new RegExp(`^[34]{${QUESTIONS}}$`)

/** What is asked in a run, and how it is played. */
export interface SnakeQuizSetup {
  /** Of the catalogue, or all. */
  readonly subject: string
  readonly level: Level
  readonly language: (typeof LANGUAGES)[number]
  readonly speed: QuizSpeed
  readonly pace: Pace
  /** How many tiles each question has; none before the server has dealt. */
  readonly tiles: readonly number[]
}

export const snakeQuizPlay = definePlay({
  engine: 'snake-quiz-1',
  read({ subject, tiles, ...setup }): SnakeQuizSetup | null {
    const level = LEVELS.find((one) => one === setup['level'])
    const language = LANGUAGES.find((one) => one === setup['language'])
    const speed = QUIZ_SPEEDS.find((one) => one === setup['speed'])
    const pace = PACES.find((one) => one === setup['pace'])
    if (level === undefined || language === undefined || speed === undefined || pace === undefined) return null
    if (typeof subject !== 'string' || typeof tiles !== 'string' || !TILES.test(tiles)) return null
    return { subject, level, language, speed, pace, tiles: [...tiles].map(Number) }
  },
  variantOf({ subject, level, language, pace }: SnakeQuizSetup) {
    const board = `${subject}-${level}-${language}`
    return pace === 'steps' ? `${board}-steps` : board
  },
  engines: { 'snake-quiz-1': (setup) => positionOf(snakeQuiz, snakeQuiz.begin(boardOf(setup))) },
})

/** What the engine plays. */
export function boardOf({ speed, pace, tiles }: SnakeQuizSetup): EngineSetup {
  return { step_ticks: quizStepTicks(speed, pace), tiles }
}
