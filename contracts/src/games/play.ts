import type { RunChoice } from './choices.ts'
import { colorBallPlay } from './color-ball/play.ts'
import type { GamePlay, Position } from './game.ts'
import { memoryPlay } from './memory/play.ts'
import { type Game, type GameName, gameOf } from './rules.ts'
import type { RunSetup } from './setup.ts'

/** What a run begins with. */
export interface RunBeginning {
  readonly game: GameName
  readonly engine: string
  readonly variant: string
  readonly setup: RunSetup
}

/** How each game is played, without what it calls its setup. */
type AnyPlay = Pick<GamePlay<never>, 'begin' | 'engine'> & { readonly boardOf: (setup: RunSetup) => string | null }
const PLAYS: Readonly<Record<Game, AnyPlay>> = {
  memory: anyPlay(memoryPlay),
  'color-ball': anyPlay(colorBallPlay),
}

/** The beginning of a run. Null for a game or rules that nobody knows. */
export function beginRun({ game, engine, setup }: Omit<RunBeginning, 'variant'>): Position | null {
  const known = gameOf(game)
  return known === null ? null : PLAYS[known].begin(engine, setup)
}

/** What a new run begins with, by the newest rules. Null where nothing can be played with this setup. */
export function beginningOf({ game, ...setup }: RunChoice): RunBeginning | null {
  const { engine, boardOf } = PLAYS[game]
  const variant = boardOf(setup)
  return variant === null ? null : { game, engine, variant, setup }
}

function anyPlay<Setup>({ engine, begin, read, variantOf }: GamePlay<Setup>): AnyPlay {
  return {
    engine,
    begin,
    boardOf(setup) {
      const known = read(setup)
      return known === null ? null : variantOf(known)
    },
  }
}
