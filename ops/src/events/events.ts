import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { CATALOG, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { START } from '@kredka/contracts/kernel/ports'
import { freeze } from '../freeze/freeze.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'
import { exportEvents } from './export.ts'
import { type ExportFile, openExportFile } from './export-file.ts'
import { instantOf } from './filter.ts'
import { REPLAY_USE, replay } from './replay/command.ts'
import { printSeals } from './seals.ts'
import { SQL_USE, sql } from './sql/command.ts'
import { verify } from './verify.ts'

const USE = `Use: npm run events -- export [--out file [--resume | --force]] [--type T] [--category C] [--stream S]
                                     [--from time] [--until time]
     ${REPLAY_USE}
     ${SQL_USE}
     npm run events -- verify [--root R | --root day:R]
     npm run events -- seals
     npm run events -- freeze`

/**
 * ANA-01 to ANA-04, EVT-08: the log as lines of JSON, what an analyst makes of it and asks it, what is wrong with it,
 * its seals; what new versions of events are.
 */
export function events(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [what, ...rest] = args
  if (what === 'export') return exportTo(rest, signal)
  if (what === 'replay') return replay(rest, signal)
  if (what === 'sql') return sql(rest, signal)
  if (what === 'verify') return verify(rest, signal)
  if (what === 'seals' && rest.length === 0) return printSeals(signal)
  if (what === 'freeze' && rest.length === 0) return freeze()
  throw new Refusal(USE)
}

async function exportTo(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string' },
      resume: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      type: { type: 'string', multiple: true, default: [] },
      category: { type: 'string', multiple: true, default: [] },
      stream: { type: 'string', multiple: true, default: [] },
      from: { type: 'string' },
      until: { type: 'string' },
    },
  })
  const filter = {
    types: values.type,
    categories: values.category,
    streams: values.stream,
    from: instantOf('from', values.from, Number.NEGATIVE_INFINITY),
    until: instantOf('until', values.until, Number.POSITIVE_INFINITY),
  }
  const how = values.force ? 'force' : values.resume ? 'resume' : 'new'
  const file = values.out === undefined ? standardOutput() : await openExportFile(values.out, how)
  const bar = progress('Exporting', 'events', 0, process.stderr)
  try {
    return await withParts('events', async ({ parts }) => {
      const store = await parts.get(EVENT_STORE)
      const { definitions } = await parts.get(CATALOG)
      const onProgress = (read: number) => bar.set(read)
      const written = await exportEvents(store, file.sink, {
        filter,
        definitions,
        after: file.after,
        signal,
        onProgress,
      })
      bar.end()
      console.error(
        `${written} events${values.out === undefined ? '' : ` in ${values.out}`}${signal.aborted ? ', stopped' : ''}`,
      )
      return signal.aborted ? 1 : 0
    })
  } finally {
    await file.close()
  }
}

/** Whoever reads it may be slow, or go: `| head` is no fault. */
function standardOutput(): ExportFile {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    after: START,
    sink: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    close: async () => undefined,
  }
}
