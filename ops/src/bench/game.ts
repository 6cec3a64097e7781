import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedRun } from '@kredka/contracts/games/engine/testing/replay'
import type { Position } from '@kredka/contracts/games/game'
import { MEMORY_SIZES } from '@kredka/contracts/games/memory/rules'
import { beginRun } from '@kredka/contracts/games/play'
import type { Game } from '@kredka/contracts/games/rules'
import type { RunSetup } from '@kredka/contracts/games/setup'
import { buildFrontend } from '../build/frontend.ts'
import { ROOT } from '../terminal/root.ts'
import type { Bench, BenchRow } from './bench.ts'
import { median, percentile } from './figures.ts'
import { measureFrames } from './game-frames.ts'
import { startBenchSite } from './site.ts'

const WHOLE = { rounds: 7, steps: 400_000, presses: 60 }
const SMALL: typeof WHOLE = { rounds: 1, steps: 2_000, presses: 4 }
const STEPS_A_SECOND = 1_000_000
/** A frame of 60 a second, as a browser rounds it. */
const FRAME_MS = 17

interface Replayed {
  readonly game: Game
  readonly engine: string
  /** Setups of the corpus, in turn. */
  readonly setups: readonly RunSetup[]
}

const GAMES: readonly Replayed[] = [
  { game: 'memory', engine: 'memory-1', setups: MEMORY_SIZES.map((size) => ({ size, set: 'shapes' })) },
  { game: 'color-ball', engine: 'color-ball-1', setups: [{ board: '9x9' }] },
]

/** How fast the server folds runs, which is how it checks them, and whether a slow phone draws every frame of them. */
export const game: Bench = {
  name: 'game',
  budget: `replay ≥ ${STEPS_A_SECOND} steps/s; p95 of frames ≤ ${FRAME_MS} ms at 4 × slow-down`,
  measures: ['contracts/src/games', 'frontend/src/games'],
  run: async (env) => {
    const { rounds, steps, presses } = env.sized(WHOLE, SMALL)
    const rows = GAMES.map((of) => replayRow(of, rounds, steps))
    env.say('building the pages')
    await buildFrontend()
    const database = await env.demonstration()
    const site = await startBenchSite(database.url, 'site')
    try {
      const { origin } = new URL(site.url)
      for (const { game } of GAMES) {
        env.say(`${game}: ${presses} presses on a slow phone`)
        rows.push(frameRow(game, await measureFrames(`${origin}/games/${game}`, presses)))
      }
    } finally {
      await site.stop()
      await database.drop()
    }
    return {
      rows,
      notes: ['Frames are those of a headless browser, 4 × slower, between presses of a game played alone.'],
    }
  },
}

/** Folds the runs of the corpus again and again, with what was told then. */
function replayRow({ game, engine, setups }: Replayed, rounds: number, steps: number): BenchRow {
  const file = join(ROOT, `contracts/src/games/engine/${engine}/corpus.json`)
  const corpus = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedRun[]
  const runs = corpus.map(({ seed, inputs }, n) => {
    const setup = setups[n % setups.length] ?? {}
    const begin = () => beginRun({ game, engine, setup })
    return { begin, inputs, told: toldOf(begin(), inputs, seed) }
  })
  const rates = Array.from({ length: rounds }, () => {
    const before = performance.now()
    let done = 0
    while (done < steps) {
      for (const { begin, inputs, told } of runs) {
        let position = begin()
        for (let n = 0; n < inputs.length; n += 1) position = position?.step(inputs[n] ?? 0, told[n] ?? []) ?? null
        done += inputs.length
      }
    }
    return (done / (performance.now() - before)) * 1_000
  })
  const rate = median(rates)
  return {
    ...UNFLOORED,
    label: `${game}: replay`,
    unit: 'ops/s',
    median: rate,
    p95: null,
    budget: `≥ ${STEPS_A_SECOND} steps/s`,
    ok: rate >= STEPS_A_SECOND,
  }
}

function toldOf(
  begun: Position | null,
  inputs: readonly number[],
  [first, ...rest]: RecordedRun['seed'],
): readonly (readonly number[])[] {
  let position = begun
  return inputs.map((input) => {
    const told = position?.tell(input, { seedOf: (draw) => [(first + Math.imul(draw, 0x27d4eb2f)) >>> 0, ...rest] })
    position = position?.step(input, told ?? []) ?? null
    return told ?? []
  })
}

function frameRow(game: Game, frames: readonly number[]): BenchRow {
  const p95 = percentile(frames, 0.95)
  return {
    ...UNFLOORED,
    label: `${game}: frames`,
    unit: 'ms',
    median: median(frames),
    p95,
    budget: `p95 ≤ ${FRAME_MS} ms`,
    counts: 'p95',
    ok: p95 <= FRAME_MS,
  }
}

const UNFLOORED = { p99: null, floor: null, ratio: null } as const
