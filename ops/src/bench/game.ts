import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOARDS } from '@kredka/contracts/games/cats-board/boards/boards'
import { ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import type { RecordedRun } from '@kredka/contracts/games/engine/testing/replay'
import type { Position } from '@kredka/contracts/games/game'
import { MEMORY_SIZES } from '@kredka/contracts/games/memory/rules'
import { beginningOf, beginRun } from '@kredka/contracts/games/play'
import type { Game } from '@kredka/contracts/games/rules'
import type { RunSetup } from '@kredka/contracts/games/setup'
import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import { stepTicksOf } from '@kredka/contracts/games/snake/rules'
import { quizStepTicks } from '@kredka/contracts/games/snake-quiz/rules'
import { buildFrontend } from '../build/frontend.ts'
import { storedSolution } from '../cats/solutions.ts'
import { storedClear } from '../levels/clears.ts'
import { ROOT } from '../terminal/root.ts'
import type { Bench, BenchRow } from './bench.ts'
import { median, percentile } from './figures.ts'
import { type Watched, watchGame } from './game-frames.ts'
import { startBenchSite } from './site.ts'

/** A snake is turned for a minute. */
const WHOLE = { rounds: 7, steps: 400_000, presses: 60, turns: 150 }
const SMALL: typeof WHOLE = { rounds: 1, steps: 2_000, presses: 4, turns: 4 }
const STEPS_A_SECOND = 1_000_000
/** A frame of 60 a second, as a browser rounds it. */
const FRAME_MS = 17
const REACTION_MS = 50

interface Replayed {
  readonly game: Game
  readonly engine: string
  readonly runs: (engine: string) => readonly ReplayedRun[]
}

interface ReplayedRun {
  readonly setup: RunSetup
  readonly inputs: readonly number[]
  readonly seed: RecordedRun['seed']
  /** Steps of the game; an input may stand for several. */
  readonly steps: number
}

const GAMES: readonly Replayed[] = [
  { game: 'memory', engine: 'memory-1', runs: corpusOf(MEMORY_SIZES.map((size) => ({ size, set: 'shapes' }))) },
  { game: 'color-ball', engine: 'color-ball-1', runs: corpusOf([{ board: '9x9' }]) },
  { game: 'snake2024', engine: 'snake-1', runs: clearedLevels },
  { game: 'snake-quiz', engine: 'snake-quiz-1', runs: playedQuizzes },
  { game: 'cats-board', engine: 'cats-board-1', runs: solvedBoards },
]

/**
 * How fast the server folds runs, which is how it checks them, whether a slow phone draws every frame of them, and how
 * soon it shows what somebody did.
 */
export const game: Bench = {
  name: 'game',
  budget: `replay ≥ ${STEPS_A_SECOND} steps/s; at 4 × slow-down p95 of frames ≤ ${FRAME_MS} ms, press → its frame ≤ ${REACTION_MS} ms, no long task`,
  measures: ['contracts/src/games', 'frontend/src/games'],
  run: async (env) => {
    const { rounds, steps, presses, turns } = env.sized(WHOLE, SMALL)
    const rows = GAMES.map((of) => replayRow(of, rounds, steps))
    env.say('building the pages')
    await buildFrontend()
    const database = await env.demonstration()
    const site = await startBenchSite(database.url, 'site')
    try {
      const { origin } = new URL(site.url)
      const watch = (watched: Watched) => {
        env.say(`${watched.game}: ${watched.presses} presses on a slow phone`)
        return watchGame(origin, watched)
      }
      for (const game of ['memory', 'color-ball', 'cats-board'] as const) {
        const { frames, reactions } = await watch({ game, presses })
        rows.push(frameRow(game, frames), reactionRow(game, reactions))
      }
      for (const game of ['snake2024', 'snake-quiz'] as const) {
        const { frames, longTasks } = await watch({ game, presses: turns })
        rows.push(frameRow(game, frames), longTaskRow(game, longTasks))
        const { reactions } = await watch({ game, presses, bySteps: true })
        rows.push(reactionRow(game, reactions))
      }
    } finally {
      await site.stop()
      await database.drop()
    }
    return {
      rows,
      notes: [
        'Frames are those of a headless browser, 4 × slower, between presses of a game played alone; the snake with questions, which nobody can play alone, is played with the server. A step of snake is one of the snake, an input of which there are fewer.',
        'A press of snake is one whose time stands between steps: by the clock a turn waits for its step, which is a rule. A press that nothing comes of counts until the next.',
      ],
    }
  },
}

/** Runs of the corpus, which were played with these setups in turn. */
function corpusOf(setups: readonly RunSetup[]) {
  return (engine: string): readonly ReplayedRun[] => {
    const file = join(ROOT, `contracts/src/games/engine/${engine}/corpus.json`)
    const corpus = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedRun[]
    return corpus.map(({ seed, inputs }, n) => {
      return { setup: setups[n % setups.length] ?? {}, inputs, seed, steps: inputs.length }
    })
  }
}

/** All levels of snake as their stored inputs clear them. */
function clearedLevels(): readonly ReplayedRun[] {
  return LEVELS.map(({ id, map, heading, speed, open_edges }) => {
    const setup = { mode: 'level', pace: 'clock', level: id, map, heading, speed, open_edges }
    const inputs = storedClear(id)
    const ticks = inputs.reduce((sum, input) => sum + ticksOf(input), 0)
    return { setup, inputs, seed: NO_LUCK, steps: Math.floor(ticks / stepTicksOf(speed)) }
  })
}

/** Runs of the corpus, which were played calmly, fast, and step by step in turn. */
function playedQuizzes(engine: string): readonly ReplayedRun[] {
  const any = { subject: 'all', level: 'any', language: 'pl' }
  const calm = { ...any, speed: 'calm', pace: 'clock', tiles: '44344344' } as const
  const setups = [calm, { ...calm, speed: 'fast', tiles: '33334444' }, { ...calm, pace: 'steps' }] as const
  return corpusOf(setups)(engine).map((run, n) => {
    const { speed, pace } = setups[n % setups.length] ?? calm
    const ticks = run.inputs.reduce((sum, input) => sum + ticksOf(input), 0)
    return pace === 'steps' ? run : { ...run, steps: Math.floor(ticks / quizStepTicks(speed, pace)) }
  })
}

/** All boards of the cats by their shortest ways. */
function solvedBoards(): readonly ReplayedRun[] {
  return BOARDS.map(({ id }) => {
    const inputs = storedSolution(id)
    const setup = beginningOf({ game: 'cats-board', board: id })?.setup ?? {}
    return { setup, inputs, seed: NO_LUCK, steps: inputs.length }
  })
}

/** Folds recorded runs again and again, with what was told then. */
function replayRow({ game, engine, runs: runsOf }: Replayed, rounds: number, steps: number): BenchRow {
  const runs = runsOf(engine).map(({ setup, inputs, seed, steps }) => {
    // to begin is no step, and a run of the cats has few of them
    const begun = beginRun({ game, engine, setup })
    return { begun, inputs, steps, told: toldOf(begun, inputs, seed) }
  })
  const rates = Array.from({ length: rounds }, () => {
    const before = performance.now()
    let done = 0
    while (done < steps) {
      for (const { begun, inputs, told, steps } of runs) {
        let position = begun
        for (let n = 0; n < inputs.length; n += 1) position = position?.step(inputs[n] ?? 0, told[n] ?? []) ?? null
        done += steps
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

function reactionRow(game: Game, reactions: readonly number[]): BenchRow {
  const p95 = percentile(reactions, 0.95)
  return {
    ...UNFLOORED,
    label: `${game}: press → its frame`,
    unit: 'ms',
    median: median(reactions),
    p95,
    budget: `p95 ≤ ${REACTION_MS} ms`,
    counts: 'p95',
    // where nothing came of any press there is nothing to be quick
    ok: reactions.length > 0 && p95 <= REACTION_MS,
  }
}

function longTaskRow(game: Game, longTasks: readonly number[]): BenchRow {
  return {
    ...UNFLOORED,
    label: `${game}: long tasks`,
    unit: 'tasks',
    median: longTasks.length,
    p95: null,
    budget: 'none',
    ok: longTasks.length === 0,
  }
}

const NO_LUCK: RecordedRun['seed'] = [1, 2, 3, 4]
const UNFLOORED = { p99: null, floor: null, ratio: null } as const
