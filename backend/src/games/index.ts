import { gamesContract } from '@kredka/contracts/games/contract'
import { gamesProjection } from '@kredka/projections/games/projection'
import { gamesQueryHandlers } from '@kredka/projections/games/queries'
import type { Module } from '../kernel/module.ts'
import { gamesAlarms } from './alarms.ts'
import { gameHead } from './games-head.ts'
import { gamesHandlers } from './handlers.ts'
import { gamesHints } from './hints.ts'
import { readRun } from './read-run.ts'

/** Games: runs that are played with the server, and the best of them (GAM-01, GAM-06). */
export const games: Module = {
  ...gamesContract,
  projections: [gamesProjection],
  handlers: gamesHandlers,
  queryHandlers: (tools) => gamesQueryHandlers((id) => readRun(tools, id)),
  alarms: gamesAlarms,
  hints: gamesHints,
  heads: [gameHead],
}
