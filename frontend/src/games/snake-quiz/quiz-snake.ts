import { GROWTH, NOWHERE, START_LENGTH } from '@kredka/contracts/games/engine/snake-1/limits'
import type { Snake, SnakeSetup } from '@kredka/contracts/games/engine/snake-1/snake'
import { BOARD, START, START_HEADING } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import {
  foresee,
  type QuizSetup,
  type SnakeQuiz,
  snakeQuiz,
} from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { SnakeRules } from '../snake/snake-rules.ts'

export function quizRulesOf(setup: QuizSetup): SnakeRules<SnakeQuiz> {
  return {
    step_ticks: setup.step_ticks,
    begun: snakeQuiz.begin(setup),
    step: snakeQuiz.step,
    foresee,
    isAsking: ({ asked }) => asked === 0,
    // what a tile was worth is asked as soon as it is eaten
    isDue: (seen, said) => seen.end !== 'none' || seen.answers.length > said.answers.length,
    isNews: (seen, before) =>
      seen.end !== before.end ||
      seen.asked !== before.asked ||
      seen.answers !== before.answers ||
      seen.places !== before.places ||
      seen.body.length !== before.body.length,
  }
}

/** The board as that of a snake without questions, which is drawn and told alike. */
export const QUIZ_BOARD: SnakeSetup = {
  ...BOARD,
  walls: [],
  start: START,
  heading: START_HEADING,
  food: null,
  step_ticks: 1,
  worth: 0,
}

/** The same snake without its questions. */
export function bareSnake({ ticks, body, heading, turns, growing, end }: SnakeQuiz): Snake {
  return {
    setup: QUIZ_BOARD,
    ticks,
    body,
    heading,
    turns,
    growing,
    // as many bites as make it that long
    eaten: (body.length - START_LENGTH) / GROWTH,
    food: NOWHERE,
    ahead: [],
    end: end === 'dead' ? 'dead' : 'none',
  }
}
