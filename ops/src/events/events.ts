import { freeze } from '../freeze/freeze.ts'
import { Refusal } from '../terminal/run-main.ts'
import { EXPORT_USE, exportTo } from './export-command.ts'
import { REPLAY_USE, replay } from './replay/command.ts'
import { printSeals } from './seals.ts'
import { SQL_USE, sql } from './sql/command.ts'
import { verify } from './verify.ts'
import { WHAT_IF_USE, whatIf } from './what-if/command.ts'

const USE = `Use: ${EXPORT_USE}
     ${REPLAY_USE}
     ${SQL_USE}
     ${WHAT_IF_USE}
     npm run events -- verify [--root R | --root day:R]
     npm run events -- seals
     npm run events -- freeze`

/**
 * ANA-01 to ANA-04, EVT-08: the log as lines of JSON, what an analyst makes of it and asks it, what other rules
 * would have made of it, what is wrong with it,
 * its seals; what new versions of events are.
 */
export function events(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [what, ...rest] = args
  if (what === 'export') return exportTo(rest, signal)
  if (what === 'replay') return replay(rest, signal)
  if (what === 'sql') return sql(rest, signal)
  if (what === 'what-if') return whatIf(rest, signal)
  if (what === 'verify') return verify(rest, signal)
  if (what === 'seals' && rest.length === 0) return printSeals(signal)
  if (what === 'freeze' && rest.length === 0) return freeze()
  throw new Refusal(USE)
}
