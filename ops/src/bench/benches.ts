import { append } from './append.ts'
import type { Bench } from './bench.ts'
import { bundle } from './bundle.ts'
import { command } from './command.ts'
import { exporting } from './export.ts'
import { game } from './game.ts'
import { growth } from './growth.ts'
import { lag } from './lag.ts'
import { lighthouse } from './lighthouse.ts'
import { longStream } from './long-stream.ts'
import { memory } from './memory.ts'
import { midnight } from './midnight.ts'
import { pageQuery } from './page-query.ts'
import { policies } from './policies.ts'
import { project } from './project.ts'
import { readFold } from './read-fold.ts'
import { room } from './room.ts'
import { search } from './search.ts'
import { sockets } from './sockets.ts'
import { staffQuery } from './staff-query.ts'
import { start } from './start.ts'
import { vitals } from './vitals.ts'

/** What `npm run bench` runs, in this order. */
export const BENCHES: readonly Bench[] = [
  append,
  command,
  readFold,
  longStream,
  growth,
  project,
  policies,
  midnight,
  search,
  pageQuery,
  staffQuery,
  lag,
  sockets,
  room,
  bundle,
  vitals,
  lighthouse,
  game,
  exporting,
  start,
  memory,
]
