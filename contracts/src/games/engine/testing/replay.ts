import type { Engine, Hidden } from '../engine.ts'
import { type Random, randomOf, type Seed } from '../random.ts'

/** A run as it was recorded: its inputs, and what its state hashed to after so many of them. */
export interface RecordedRun {
  readonly seed: Seed
  readonly inputs: readonly number[]
  readonly hashes: readonly number[]
  readonly score: number
}

const HASHED_EVERY = 10
const INPUTS_MAX = 400

/** Seeds that are all different and always the same. */
export function seedOf(n: number): Seed {
  return [n + 1, Math.imul(n + 1, 0x9e3779b9) >>> 0, 0x7f4a7c15, Math.imul(n + 7, 0x85ebca6b) >>> 0]
}

interface Played<State> extends RecordedRun {
  readonly state: State
}

/** What somebody does next; what is impossible is passed over. */
export type Choose<State> = (state: State, random: Random) => number

export function playBy<Setup, State>(
  engine: Engine<Setup, State>,
  setup: Setup,
  { n, choose, max = INPUTS_MAX }: { readonly n: number; readonly choose: Choose<State>; readonly max?: number },
): Played<State> {
  const seed = seedOf(n)
  const random = randomOf(seedOf(n + 1_000))
  const inputs: number[] = []
  let state = engine.begin(setup)
  for (let tries = 0; tries < max * 20 && inputs.length < max && !engine.isOver(state); tries += 1) {
    const input = choose(state, random)
    const told = engine.tell(state, input, hiddenOf(seed))
    const after = told === null ? null : engine.step(state, input, told)
    if (after === null) continue
    inputs.push(input)
    state = after
  }
  return { state, seed, inputs, ...replay(engine, setup, seed, inputs) }
}

/** @throws where an input is impossible */
export function replay<Setup, State>(
  engine: Engine<Setup, State>,
  setup: Setup,
  seed: Seed,
  inputs: readonly number[],
): Pick<RecordedRun, 'hashes' | 'score'> {
  const hashes: number[] = []
  let state = engine.begin(setup)
  for (const [n, input] of inputs.entries()) {
    const told = engine.tell(state, input, hiddenOf(seed))
    const after = told === null ? null : engine.step(state, input, told)
    if (after === null) throw new Error(`input ${n} of a recorded run is impossible: ${input}`)
    state = after
    if ((n + 1) % HASHED_EVERY === 0 || n === inputs.length - 1) hashes.push(engine.hash(state))
  }
  return { hashes, score: engine.score(state) }
}

/** In the corpus the draws of a run differ by their first word. */
function hiddenOf([first, ...rest]: Seed): Hidden {
  return { seedOf: (draw) => [(first + Math.imul(draw, 0x27d4eb2f)) >>> 0, ...rest] }
}
