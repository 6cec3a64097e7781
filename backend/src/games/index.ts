import { gamesContract } from '@kredka/contracts/games/contract'
import { runAdminQueryHandlers, runDocuments } from '@kredka/projections/games/admin-queries'
import { gamesProjection } from '@kredka/projections/games/projection'
import { gamesQueryHandlers } from '@kredka/projections/games/queries'
import { createDrawing } from '@kredka/projections/quizzes/drawing'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { streamState } from '../kernel/stream-state.ts'
import { gamesAlarms } from './alarms.ts'
import { gameHead } from './games-head.ts'
import { gamesHandlers } from './handlers.ts'
import { gamesHints } from './hints.ts'
import { readRun } from './read-run.ts'
import { runDecider } from './run.ts'
import { withheldKeys } from './withheld.ts'

export interface GameParts {
  /** Where the read models stand. */
  readonly pool: Queryable
}

/** Games: runs that are played with the server, and the best of them (GAM-01, GAM-06). */
export function createGames({ pool }: GameParts): Module {
  return {
    ...gamesContract,
    states: [streamState(runDecider)],
    projections: [gamesProjection],
    handlers: (tools) => gamesHandlers(tools, createDrawing(pool)),
    queryHandlers: (tools) => [...gamesQueryHandlers((...asked) => readRun(tools, ...asked)), ...runAdminQueryHandlers],
    documents: () => runDocuments,
    alarms: gamesAlarms,
    hints: gamesHints,
    withheld: withheldKeys,
    heads: [gameHead],
  }
}
