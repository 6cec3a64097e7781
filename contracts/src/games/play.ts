import { catsBoardPlay } from './cats-board/play.ts'
import { withMap } from './cats-board/with-map.ts'
import type { RunChoice } from './choices.ts'
import { colorBallPlay } from './color-ball/play.ts'
import type { GamePlay, Position } from './game.ts'
import { memoryPlay } from './memory/play.ts'
import { type Game, type GameName, gameOf } from './rules.ts'
import type { RunSetup } from './setup.ts'
import { snakePlay } from './snake/play.ts'
import { withLevel } from './snake/with-level.ts'

/** What a run begins with. */
export interface RunBeginning {
  readonly game: GameName
  readonly engine: string
  readonly variant: string
  readonly setup: RunSetup
}

/** How each game is played, without what it calls its setup. */
interface AnyPlay extends Pick<GamePlay<never>, 'begin' | 'engine'> {
  readonly complete: (choice: RunSetup) => RunSetup
  readonly boardOf: (setup: RunSetup) => string | null
}
const PLAYS: Readonly<Record<Game, AnyPlay>> = {
  memory: anyPlay(memoryPlay),
  'color-ball': anyPlay(colorBallPlay),
  snake2024: anyPlay(snakePlay, withLevel),
  'cats-board': anyPlay(catsBoardPlay, withMap),
}

/** The beginning of a run. Null for a game or rules that nobody knows. */
export function beginRun({ game, engine, setup }: Omit<RunBeginning, 'variant'>): Position | null {
  const known = gameOf(game)
  return known === null ? null : PLAYS[known].begin(engine, setup)
}

/** What a new run begins with, by the newest rules. Null where nothing can be played with this setup. */
export function beginningOf({ game, ...choice }: RunChoice): RunBeginning | null {
  const { engine, boardOf, complete } = PLAYS[game]
  const setup = complete(choice)
  const variant = boardOf(setup)
  return variant === null ? null : { game, engine, variant, setup }
}

/** @param complete adds what has to be looked up */
function anyPlay<Setup>(
  { engine, begin, read, variantOf }: GamePlay<Setup>,
  complete = (choice: RunSetup) => choice,
): AnyPlay {
  return {
    engine,
    begin,
    complete,
    boardOf(setup) {
      const known = read(setup)
      return known === null ? null : variantOf(known)
    },
  }
}
