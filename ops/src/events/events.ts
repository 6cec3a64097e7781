import { freeze } from '../freeze/freeze.ts'
import { type Command, type Part, part, runOneOf } from '../terminal/command.ts'
import { EXPORT } from './export-command.ts'
import { REPLAY } from './replay/command.ts'
import { printSeals } from './seals.ts'
import { SQL } from './sql/command.ts'
import { VERIFY } from './verify.ts'
import { WHAT_IF } from './what-if/command.ts'

const SEALS = { name: 'events -- seals', says: 'The seals of the days, to be kept elsewhere.' } satisfies Command
const FREEZE = {
  name: 'events -- freeze',
  says: 'Keeps what the versions of events are as of now, so that a change of one is seen.',
} satisfies Command

const PARTS: Readonly<Record<string, Part>> = {
  export: EXPORT,
  replay: REPLAY,
  sql: SQL,
  'what-if': WHAT_IF,
  verify: VERIFY,
  seals: part(SEALS, (_, signal) => printSeals(signal)),
  freeze: part(FREEZE, freeze),
}

/**
 * ANA-01 to ANA-04, EVT-08: the log as lines of JSON, what an analyst makes of it and asks it, what other rules
 * would have made of it, what is wrong with it,
 * its seals; what new versions of events are.
 */
export function events(args: readonly string[], signal: AbortSignal): Promise<number> {
  return runOneOf(PARTS, args, signal)
}
