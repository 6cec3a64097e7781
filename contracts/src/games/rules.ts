import { DAY, MINUTE, SECOND } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'
import { catsBoardRules } from './cats-board/rules.ts'
import { colorBallRules } from './color-ball/rules.ts'
import type { GameRules } from './game.ts'
import { memoryRules } from './memory/rules.ts'
import { snakeRules } from './snake/rules.ts'
import { snakeQuizRules } from './snake-quiz/rules.ts'

/** Rules of games and their runs (GAM-01, GAM-06), the same in browser and server. */

/** All games of the product by their names in addresses and events. */
export const GAME_NAMES = ['memory', 'snake2024', 'snake-quiz', 'cats-board', 'color-ball'] as const
export type GameName = (typeof GAME_NAMES)[number]
/** Those that can be played, in the order of the menu. */
export const GAMES = [
  'memory',
  'color-ball',
  'snake2024',
  'snake-quiz',
  'cats-board',
] as const satisfies readonly GameName[]
export type Game = (typeof GAMES)[number]

export const GAME_RULES: Readonly<Record<Game, GameRules>> = {
  memory: memoryRules,
  'color-ball': colorBallRules,
  snake2024: snakeRules,
  'cats-board': catsBoardRules,
  'snake-quiz': snakeQuizRules,
}

/** Null for a game that cannot be played here. */
export function rulesOf(name: GameName): GameRules | null {
  const game = gameOf(name)
  return game === null ? null : GAME_RULES[game]
}

export function gameOf(name: string | undefined): Game | null {
  return GAMES.find((game) => game === name) ?? null
}

/** A run that nobody goes on with ends after so long, also one of a game that is gone. */
export function idleMsOf(name: GameName): number {
  return rulesOf(name)?.idle_ms ?? DAY
}

/** Inputs of one request. */
export const INPUTS_AT_ONCE_MAX = 64
/** A run with more of them is nobody’s play. */
export const RUN_INPUTS_MAX = 10_000
export const INPUT_MAX = 65_535

/** A run may be paused so often, and for so long each time: beyond that its clock goes on. */
export const PAUSES_MAX = 5
export const PAUSE_MAX_MS = 10 * MINUTE

/** Ticks of a timed game in a second. */
export const TICKS_A_SECOND = 60
/** Before the clock of a timed game begins, and begins again after a pause. */
export const LEAD_IN_MS = 3 * SECOND
/** By so much what was played may be ahead of the clock, and behind it, when it comes. */
export const AHEAD_MAX_MS = 300
export const BEHIND_MAX_MS = 3 * SECOND

/** Milliseconds of so many ticks, rounded down. */
export function msOfTicks(ticks: number): number {
  return Math.floor((ticks * SECOND) / TICKS_A_SECOND)
}

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

/** How staff tell runs apart. */
export const LISTED_RUN_STATES = ['open', 'ranked', 'unranked'] as const
export type ListedRunState = (typeof LISTED_RUN_STATES)[number]
/** `proof`: of a drawn level, by whoever drew it, so that it can be published. */
export const RUN_KINDS = ['free', 'daily', 'proof'] as const
export type RunKind = (typeof RUN_KINDS)[number]
export const RUN_LIST_SORTS = ['-started_at', 'started_at', '-score', 'score', 'state', '-state'] as const
export type RunListSort = (typeof RUN_LIST_SORTS)[number]

/** Places of a board that are listed. */
export const BOARD_LENGTH = 20
/** Players of a daily challenge, and those who are better than somebody, are counted so far and no further. */
export const DAILY_COUNTED_MAX = 1_000
