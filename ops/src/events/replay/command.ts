import { type ArgumentsOf, type Command, type Part, part } from '../../terminal/command.ts'
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

const COMMAND = {
  name: 'events -- replay',
  says: 'What a reducer of your own makes of the log, or of an export.',
  options: {
    with: { type: 'string', value: 'reducer.ts', required: true, says: 'the reducer' },
    over: { type: 'string', value: 'export', says: 'over this export, not the log' },
    until: { type: 'string', value: 'time', says: 'leave out what came later: 2026-03-01 or 2026-03-01T12:00:00Z' },
    by: { type: 'string', value: 'stream|category|day', says: 'a state for each of them' },
    state: { type: 'string', value: 'file', says: 'go on from the state there, and keep the new one there' },
    parallel: { type: 'boolean', says: 'in several threads, where the reducer can be parted; not with --state' },
    out: { type: 'string', value: 'file', says: 'the result into this file' },
    force: { type: 'boolean', says: 'write the file anew where there is one' },
  },
} as const satisfies Command

export const REPLAY: Part = part(COMMAND, replay)

/** `npm run events -- replay`: what an analyst's reducer makes of the log, or of an export (ANA-02). */
async function replay({ values }: ArgumentsOf<typeof COMMAND>, signal: AbortSignal): Promise<number> {
  const path = values.with
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
