import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Engine } from '../engine.ts'
import { randomOf, type Seed } from '../random.ts'

/** A run as it was recorded: its inputs, and what its state hashed to after so many of them. */
interface RecordedRun {
  readonly seed: Seed
  readonly inputs: readonly number[]
  readonly hashes: readonly number[]
  readonly score: number
}

const RUNS = 50
const HASHED_EVERY = 10
const INPUTS_MAX = 400

/** Seeds that are all different and always the same. */
export function seedOf(n: number): Seed {
  return [n + 1, Math.imul(n + 1, 0x9e3779b9) >>> 0, 0x7f4a7c15, Math.imul(n + 7, 0x85ebca6b) >>> 0]
}

interface Played<State> extends RecordedRun {
  readonly state: State
}

/** Plays with inputs of which many are impossible; those are passed over. */
export function playAtRandom<Setup, State>(
  engine: Engine<Setup, State>,
  setup: Setup,
  { n, inputs: kinds, max = INPUTS_MAX }: { readonly n: number; readonly inputs: number; readonly max?: number },
): Played<State> {
  const seed = seedOf(n)
  const { below } = randomOf(seedOf(n + 1_000))
  const inputs: number[] = []
  let state = engine.begin(setup)
  for (let tries = 0; tries < max * 20 && inputs.length < max && !engine.isOver(state); tries += 1) {
    const input = below(kinds)
    const told = engine.tell(state, input, drawn(seed, engine.drawOf(state)))
    const after = told === null ? null : engine.step(state, input, told)
    if (after === null) continue
    inputs.push(input)
    state = after
  }
  return { state, seed, inputs, ...replay(engine, setup, seed, inputs) }
}

/** @throws where an input is impossible */
function replay<Setup, State>(engine: Engine<Setup, State>, setup: Setup, seed: Seed, inputs: readonly number[]) {
  const hashes: number[] = []
  let state = engine.begin(setup)
  for (const [n, input] of inputs.entries()) {
    const told = engine.tell(state, input, drawn(seed, engine.drawOf(state)))
    const after = told === null ? null : engine.step(state, input, told)
    if (after === null) throw new Error(`input ${n} of a recorded run is impossible: ${input}`)
    state = after
    if ((n + 1) % HASHED_EVERY === 0 || n === inputs.length - 1) hashes.push(engine.hash(state))
  }
  return { hashes, score: engine.score(state) }
}

/** In the corpus the draws of a run differ by their first word. */
function drawn([first, ...rest]: Seed, draw: number): Seed {
  return [(first + Math.imul(draw, 0x27d4eb2f)) >>> 0, ...rest]
}

/**
 * Runs that were recorded when the engine was released, and must come out the same for ever. `UPDATE_GOLDEN=1` records
 * those of a new engine.
 * @param file beside the engine
 */
export function expectCorpus<Setup, State>(
  file: string,
  engine: Engine<Setup, State>,
  setups: readonly Setup[],
  kinds: number,
): void {
  const setupOf = (n: number) => setups[n % setups.length] ?? setups[0]
  const runs = Array.from({ length: RUNS }, (_, n) => n)
  if (process.env['UPDATE_GOLDEN'] === '1' && !existsSync(file)) {
    const recorded = runs.map((n) => {
      const { state, ...run } = playAtRandom(engine, setupOf(n) as Setup, { n, inputs: kinds })
      return JSON.stringify(run)
    })
    writeFileSync(file, `[\n${recorded.join(',\n')}\n]\n`)
  }
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedRun[]
  expect(recorded).toHaveLength(RUNS)
  for (const [n, { seed, inputs, hashes, score }] of recorded.entries()) {
    expect(replay(engine, setupOf(n) as Setup, seed, inputs)).toEqual({ hashes, score })
  }
}
