import { FAULT_KINDS, type FaultKind, type LogFault } from '@kredka/backend/audit/verify/log-fault'
import type { KeptRoot } from '@kredka/backend/audit/verify/seals'
import { type Verified, verifyLog } from '@kredka/backend/audit/verify/verify-log'
import { CATALOG, ENCRYPTION, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { placesOf } from '@kredka/backend/kernel/followed-log/log-fault'
import { type ArgumentsOf, type Command, type Part, part } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'
import { sealLine } from './seals.ts'

/** So many faults of a kind are printed; all are counted. */
const SHOWN = 100
const ROOT = /^(?:(\d{4}-\d{2}-\d{2}):)?([0-9a-f]{64})$/

const COMMAND = {
  name: 'events -- verify',
  says: 'What is wrong with the log, by kind. Ends with 1 where something is.',
  options: {
    root: { type: 'string', value: 'R|day:R', multiple: true, says: 'a root that was kept elsewhere must be in it' },
  },
} as const satisfies Command

export const VERIFY: Part = part(COMMAND, verify)

/** `npm run events -- verify`: the faults of the log by kind, and a number that says whether there are any. */
function verify({ values }: ArgumentsOf<typeof COMMAND>, signal: AbortSignal): Promise<number> {
  const roots = values.root.map(parseKeptRoot)
  return withParts('events', async ({ parts }) => {
    const [store, catalog, { keyring }, pool] = await Promise.all([
      parts.get(EVENT_STORE),
      parts.get(CATALOG),
      parts.get(ENCRYPTION),
      parts.get(POOL),
    ])
    const reached = await placesOf(pool)
    const bar = progress('Verifying', 'events')
    const faults = faultsByKind()
    const onProgress = (read: number) => bar.set(read)
    const result = await verifyLog(
      { store, catalog, keyring },
      { signal, onProgress, report: faults.add, roots, reached },
    )
    bar.end()
    for (const line of faults.lines()) console.log(line)
    for (const line of summaryOf(result, signal.aborted)) console.log(line)
    return result.faults > 0 || signal.aborted ? 1 : 0
  })
}

function summaryOf({ events, streams, faults, seal }: Verified, stopped: boolean): readonly string[] {
  return [
    `${events} events in ${streams} streams${stopped ? ', stopped before the end' : ''}`,
    faults === 0 ? 'No faults.' : `Faults: ${faults}`,
    ...(seal === null
      ? ['No day is sealed yet.']
      : [`Since the last seal: ${events - seal.last} events. Keep this elsewhere:`, sealLine(seal)]),
  ]
}

/** @throws Refusal */
function parseKeptRoot(text: string): KeptRoot {
  const [, day = null, root] = ROOT.exec(text) ?? []
  if (root === undefined) throw new Refusal('--root takes a root as `npm run events -- seals` prints it.')
  return { day, root }
}

function faultsByKind() {
  const kept = new Map<FaultKind, { count: number; readonly lines: string[] }>()
  return {
    add: ({ kind, fault, event }: LogFault) => {
      const known = kept.get(kind) ?? { count: 0, lines: [] }
      kept.set(kind, known)
      known.count += 1
      if (known.lines.length < SHOWN) known.lines.push(`  ${event === null ? '' : `${placeOf(event)}: `}${fault}`)
    },
    lines: () =>
      FAULT_KINDS.flatMap((kind) => {
        const { count, lines } = kept.get(kind) ?? { count: 0, lines: [] }
        if (count === 0) return []
        const more = count > lines.length ? [`  … and ${count - lines.length} more`] : []
        return [`${kind}: ${count}`, ...lines, ...more]
      }),
  }
}

function placeOf({ position, stream, revision, id, type }: NonNullable<LogFault['event']>): string {
  return `${position} ${stream}@${revision} ${id} ${type}`
}
