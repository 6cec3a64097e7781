import { catsBoardPlay } from './cats-board/play.ts'
import { turnMap, withMap } from './cats-board/with-map.ts'
import type { RunChoice } from './choices.ts'
import { colorBallPlay } from './color-ball/play.ts'
import type { GamePlay, Position } from './game.ts'
import { memoryPlay } from './memory/play.ts'
import { type Game, type GameName, gameOf } from './rules.ts'
import type { RunSetup } from './setup.ts'
import { snakePlay } from './snake/play.ts'
import { turnLevel, withLevel } from './snake/with-level.ts'
import { snakeQuizPlay } from './snake-quiz/play.ts'

/** What a run begins with. */
export interface RunBeginning {
  readonly game: GameName
  readonly engine: string
  readonly variant: string
  readonly setup: RunSetup
}

/** How each game is played, without what it calls its setup. */
interface AnyPlay extends Pick<GamePlay<never>, 'begin' | 'engine'> {
  /** Adds what has to be looked up. */
  readonly complete: (choice: RunSetup) => RunSetup
  /** Lays the board down anew. */
  readonly turned: (setup: RunSetup, turn: number) => RunSetup
  readonly boardOf: (setup: RunSetup) => string | null
}
/** What is hidden is turned as it is told (`turning` of the play). */
const AS_TOLD: Pick<AnyPlay, 'complete' | 'turned'> = {
  complete: (choice) => choice,
  turned: (setup, turn) => ({ ...setup, turn }),
}
const PLAYS: Readonly<Record<Game, AnyPlay>> = {
  memory: anyPlay(memoryPlay),
  'color-ball': anyPlay(colorBallPlay),
  snake2024: anyPlay(snakePlay, { complete: withLevel, turned: turnLevel }),
  'cats-board': anyPlay(catsBoardPlay, { complete: withMap, turned: turnMap }),
  'snake-quiz': anyPlay(snakeQuizPlay),
}

/** The beginning of a run. Null for a game or rules that nobody knows. */
export function beginRun({ game, engine, setup }: Omit<RunBeginning, 'variant'>): Position | null {
  const known = gameOf(game)
  return known === null ? null : PLAYS[known].begin(engine, setup)
}

/**
 * What a new run begins with, by the newest rules. Null where nothing can be played with this setup.
 * @param dealt what the server adds to the choice, in games that are dealt from what it alone knows
 */
export function beginningOf({ game, ...choice }: RunChoice, dealt: RunSetup = {}): RunBeginning | null {
  const { engine, boardOf, complete } = PLAYS[game]
  const setup = complete({ ...choice, ...dealt })
  const variant = boardOf(setup)
  return variant === null ? null : { game, engine, variant, setup }
}

/** The same beginning for somebody who sees its square board turned or mirrored (GAM-04). */
export function turnedBeginning({ game, ...beginning }: RunBeginning, turn: number): RunBeginning {
  const known = gameOf(game)
  const setup = known === null ? beginning.setup : PLAYS[known].turned(beginning.setup, turn)
  return { game, ...beginning, setup }
}

function anyPlay<Setup>({ engine, begin, read, variantOf }: GamePlay<Setup>, ofSetup = AS_TOLD): AnyPlay {
  return {
    engine,
    begin,
    ...ofSetup,
    boardOf(setup) {
      const known = read(setup)
      return known === null ? null : variantOf(known)
    },
  }
}
