import { parseArgs } from 'node:util'
import { progress } from '../../terminal/progress.ts'
import { Refusal } from '../../terminal/run-main.ts'
import { assertFree, writeWhole } from '../../terminal/whole-file.ts'
import { instantOf } from '../filter.ts'
import { withSource } from '../source/with-source.ts'
import { PARTITIONS, type Partition } from './fold.ts'
import { loadReducer } from './load-reducer.ts'
import { assertParallel, replayInParallel } from './parallel.ts'
import { plainJson } from './plain-json.ts'
import { replayAll, resultOf } from './replay.ts'
import { readState, writeState } from './state-file.ts'

export const REPLAY_USE = `npm run events -- replay --with reducer.ts [--over export.ndjson] [--until time]
                                     [--by stream | category | day] [--state file | --parallel]
                                     [--out file [--force]]`

/** `npm run events -- replay`: what an analyst's reducer makes of the log, or of an export (ANA-02). */
export async function replay(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      with: { type: 'string' },
      over: { type: 'string' },
      until: { type: 'string' },
      by: { type: 'string' },
      state: { type: 'string' },
      parallel: { type: 'boolean', default: false },
      out: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  })
  const path = values.with
  if (path === undefined) throw new Refusal(`Use: ${REPLAY_USE}`)
  const by = partitionOf(values.by)
  const until = instantOf('until', values.until, Number.POSITIVE_INFINITY)
  if (values.state !== undefined && values.until !== undefined) {
    throw new Refusal('--state goes on with what comes, and --until leaves it out: use one of them.')
  }
  if (values.state !== undefined && values.parallel) {
    throw new Refusal('--state goes on from one state, and --parallel has several: use one of them.')
  }
  if (values.out !== undefined) assertFree(values.out, values.force)
  return withSource(values.over, async (source, catalog) => {
    const types = new Set(catalog.definitions.keys())
    const reducer = await loadReducer(path, types)
    if (values.parallel) assertParallel(reducer, by)
    const from = values.state === undefined ? null : await readState(values.state, reducer, by)
    const bar = progress('Replaying', 'events', 0, process.stderr)
    const onProgress = (read: number) => bar.set(read)
    const options = { by, until, signal, onProgress }
    const state = values.parallel
      ? await replayInParallel(source, reducer, types, options)
      : (await replayAll(source, [reducer], { ...options, from }))[0]
    bar.end()
    if (state === undefined) return 1
    if (values.state !== undefined) await writeState(values.state, reducer, by, state)
    if (signal.aborted) return stopped(state.events, values.state)
    await give(plainJson(resultOf(reducer, by, state.states), `The result of ${path}`, 2), values.out)
    return 0
  })
}

function stopped(events: number, state: string | undefined): number {
  console.error(`Stopped after ${events} events${state === undefined ? '' : `, which ${state} holds`}`)
  return 1
}

async function give(text: string, out: string | undefined): Promise<void> {
  if (out === undefined) console.log(text)
  else await writeWhole(out, async (_, file) => file.writeFile(`${text}\n`))
}

function partitionOf(text: string | undefined): Partition | null {
  const found = PARTITIONS.find((name) => name === text)
  if (found === undefined && text !== undefined) throw new Refusal(`--by takes ${PARTITIONS.join(', ')}.`)
  return found ?? null
}
