import { DAY, MINUTE } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'

/** Rules of games and their runs (GAM-01, GAM-02, GAM-06), the same in browser and server. */

/** All games of the product by their names in addresses and events. */
export const GAME_NAMES = ['memory', 'snake2024', 'snake-quiz', 'cats-board', 'color-ball'] as const
/** Those that can be played, in the order of the menu. */
export const GAMES = ['memory'] as const satisfies readonly (typeof GAME_NAMES)[number][]
export type Game = (typeof GAMES)[number]

/** Boards of memory: columns and rows. */
export const MEMORY_SIZES = ['4x3', '4x4', '6x4', '6x6'] as const
export type MemorySize = (typeof MEMORY_SIZES)[number]

/** Narrow boards fit a phone held upright: a long one stands. */
const MEMORY_COLUMNS: Readonly<Record<MemorySize, number>> = { '4x3': 4, '4x4': 4, '6x4': 4, '6x6': 6 }
const MEMORY_TILES: Readonly<Record<MemorySize, number>> = { '4x3': 12, '4x4': 16, '6x4': 24, '6x6': 36 }

export function memoryBoard(size: MemorySize): { readonly tiles: number; readonly columns: number } {
  return { tiles: MEMORY_TILES[size], columns: MEMORY_COLUMNS[size] }
}

/**
 * What places on the boards of a game are about: the fewest moves or the most points, then the time.
 * `keeps_unfinished`: what was reached counts, however the run ends.
 */
export interface GameRules {
  readonly best: 'fewest' | 'most'
  readonly keeps_unfinished: boolean
}
export const GAME_RULES: Readonly<Record<Game, GameRules>> = {
  memory: { best: 'fewest', keeps_unfinished: false },
}

/** A run that nobody goes on with ends after so long. */
export const RUN_IDLE_MS: Readonly<Record<(typeof GAME_NAMES)[number], number>> = {
  memory: 30 * MINUTE,
  snake2024: 30 * MINUTE,
  'snake-quiz': 30 * MINUTE,
  'cats-board': DAY,
  'color-ball': DAY,
}

/** Inputs of one request. */
export const INPUTS_AT_ONCE_MAX = 64
/** A run with more of them is nobody’s play. */
export const RUN_INPUTS_MAX = 5_000

/** A run may be paused so often, and for so long each time: beyond that its clock goes on. */
export const PAUSES_MAX = 5
export const PAUSE_MAX_MS = 10 * MINUTE

/** Why a run ended. */
export const RUN_ENDS = ['done', 'given_up', 'expired'] as const
export type RunEnd = (typeof RUN_ENDS)[number]

/** The life of a run (GAM-06). State → command → next states. */
export const RUN_GRAPH = {
  absent: { start: 'running' },
  running: { move: ['running', 'ended'], pause: 'paused', give_up: 'ended', expire: 'ended' },
  paused: { resume: 'running', give_up: 'ended', expire: 'ended' },
  ended: {},
} as const satisfies Graph
export type RunState = keyof typeof RUN_GRAPH
export const RUN_STATES = ['running', 'paused', 'ended'] as const satisfies readonly RunState[]

/** Places of a board that are listed. */
export const BOARD_LENGTH = 20
