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
/** A page sends so many inputs together at most, or far fewer. */
const PIECE_MAX = 60

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

type Replayed = Pick<RecordedRun, 'hashes' | 'score'>

/** @throws where an input is impossible */
export function replay<Setup, State>(
  engine: Engine<Setup, State>,
  setup: Setup,
  seed: Seed,
  inputs: readonly number[],
): Replayed {
  return replayPieces(engine, setup, seed, [inputs])
}

/**
 * The same of a run whose inputs come in pieces, cut anywhere: before each it is folded anew from what was told until
 * then, as whoever reads it does.
 * @param n which cuts
 * @throws where an input is impossible
 */
export function replayCut<Setup, State>(
  engine: Engine<Setup, State>,
  setup: Setup,
  seed: Seed,
  inputs: readonly number[],
  n: number,
): Replayed {
  const { below } = randomOf(seedOf(n))
  const pieces: (readonly number[])[] = []
  for (let from = 0, to = 0; from < inputs.length; from = to) {
    to = from + 1 + below(PIECE_MAX)
    pieces.push(inputs.slice(from, to))
  }
  return replayPieces(engine, setup, seed, pieces)
}

function replayPieces<Setup, State>(
  engine: Engine<Setup, State>,
  setup: Setup,
  seed: Seed,
  pieces: readonly (readonly number[])[],
): Replayed {
  const [hashes, played]: [number[], Step[]] = [[], []]
  const all = pieces.reduce((sum, { length }) => sum + length, 0)
  let state = engine.begin(setup)
  for (const piece of pieces) {
    state = played.reduce((before, { input, told }) => stepOf(engine, before, input, told), engine.begin(setup))
    for (const input of piece) {
      const told = engine.tell(state, input, hiddenOf(seed))
      state = stepOf(engine, state, input, told)
      played.push({ input, told })
      if (played.length % HASHED_EVERY === 0 || played.length === all) hashes.push(engine.hash(state))
    }
  }
  return { hashes, score: engine.score(state) }
}

interface Step {
  readonly input: number
  readonly told: readonly number[] | null
}

function stepOf<State>(
  { step }: Pick<Engine<unknown, State>, 'step'>,
  state: State,
  input: number,
  told: readonly number[] | null,
): State {
  const after = told === null ? null : step(state, input, told)
  if (after === null) throw new Error(`an input of a recorded run is impossible: ${input}`)
  return after
}

/** In the corpus the draws of a run differ by their first word. */
function hiddenOf([first, ...rest]: Seed): Hidden {
  return { seedOf: (draw) => [(first + Math.imul(draw, 0x27d4eb2f)) >>> 0, ...rest] }
}
