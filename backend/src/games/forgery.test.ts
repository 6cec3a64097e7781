import type { RunChoice } from '@kredka/contracts/games/choices'
import { type ColorBall, colorBall, LAY_OUT } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { chooseColorBall } from '@kredka/contracts/games/engine/color-ball-1/testing/player'
import { randomOf } from '@kredka/contracts/games/engine/random'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { seedOf } from '@kredka/contracts/games/engine/testing/replay'
import { runEvents as e, type RunEvent } from '@kredka/contracts/games/events'
import { beginningOf, beginRun, type RunBeginning } from '@kredka/contracts/games/play'
import { LEAD_IN_MS } from '@kredka/contracts/games/rules'
import { story } from '../kernel/testing/story.ts'
import { luckOf } from './luck.ts'
import { type Run, type RunCommand, runDecider } from './run.ts'

const BEGUN = Date.parse('2026-11-24T12:00:00Z')
const luck = luckOf('ef'.repeat(32))
const ids = { run_id: '01jd0000000000000000000001', user_id: '01jd0000000000000000000002' }

interface Played {
  readonly choice: RunChoice
  /** What only the server adds. */
  readonly dealt?: Readonly<Record<string, string>>
  /** Inputs that can be played one after the other, at whichever moment. */
  readonly inputs: (beginning: RunBeginning) => readonly number[]
  /** What there cannot be at the beginning of it. */
  readonly impossible: readonly number[]
}
const steps = Array.from({ length: 8 }, () => inputOf(0))
const GAMES: readonly (readonly [string, Played])[] = [
  [
    'memory',
    {
      choice: { game: 'memory', size: '4x4', set: 'capitals' },
      inputs: () => [0, 1, 2, 3, 4, 5, 6, 7],
      impossible: [16, 65_535],
    },
  ],
  ['color-ball', { choice: { game: 'color-ball', board: '9x9' }, inputs: ballMoves, impossible: [81 * 81, 65_535] }],
  [
    'snake2024',
    {
      choice: { game: 'snake2024', mode: 'classic', pace: 'steps', speed: 4, edges: 'open' },
      inputs: () => steps,
      impossible: [inputOf(1), inputOf(0, 3), 7],
    },
  ],
  [
    'snake-quiz',
    {
      choice: {
        game: 'snake-quiz',
        subject: 'maths',
        level: 'basic',
        language: 'pl',
        speed: 'calm',
        pace: 'steps',
      },
      dealt: { tiles: '33333333' },
      inputs: () => steps,
      impossible: [inputOf(1), inputOf(0, 1), 7],
    },
  ],
  ['cats-board', { choice: { game: 'cats-board', board: 'easy-1' }, inputs: catMoves, impossible: [65_535, 999] }],
]

function beginningFor({ choice, dealt }: Played): RunBeginning {
  const beginning = beginningOf(choice, dealt)
  if (beginning === null) throw new Error(`${choice.game} cannot be played`)
  return beginning
}

/** Moves of whichever balls can be moved. */
function ballMoves(): readonly number[] {
  const random = randomOf(seedOf(5))
  const inputs: number[] = []
  let state: ColorBall = colorBall.begin(null)
  while (inputs.length < 8) {
    const input = inputs.length === 0 ? LAY_OUT : chooseColorBall(state, random)
    const told = colorBall.tell(state, input, luck)
    const after = told === null ? null : colorBall.step(state, input, told)
    if (after === null) continue
    state = after
    inputs.push(input)
  }
  return inputs
}

/** Slides that come to something, and do not end the board. */
function catMoves(beginning: RunBeginning): readonly number[] {
  const inputs: number[] = []
  let position = beginRun(beginning)
  for (let n = 0; position !== null && inputs.length < 8; n += 1) {
    if (n > 1_000) throw new Error('no cat can be moved')
    const input = n % 16
    const told = position.tell(input, luck)
    const after = told === null ? null : position.step(input, told)
    if (after === null || after.isOver) continue
    inputs.push(input)
    position = after
  }
  return inputs
}

/** A run, command by command. */
function play(beginning: RunBeginning, run_id = ids.run_id) {
  const own = { ...ids, run_id }
  let state: Run = story(runDecider, e).given().state()
  const events: RunEvent[] = []
  const say = (command: RunCommand): string => {
    const decided = runDecider.decide(state, command)
    if ('rejected' in decided) return decided.rejected
    events.push(...decided)
    state = decided.reduce(runDecider.evolve, state)
    return 'taken'
  }
  say({ do: 'start', ...own, ...beginning, now: BEGUN, luck })
  return {
    events,
    state: () => state,
    say,
    move: (from: number, inputs: readonly number[], of: Partial<typeof own> = {}) =>
      say({ do: 'move', ...own, ...of, now: BEGUN + LEAD_IN_MS, from, inputs, luck }),
    pause: () => say({ do: 'pause', ...own, now: BEGUN + LEAD_IN_MS }),
    resume: () => say({ do: 'resume', ...own, now: BEGUN + LEAD_IN_MS }),
    expire: () => say({ do: 'expire', run_id, now: BEGUN + 1_800_000, luck }),
  }
}

test.each(GAMES)('GAM-06 every forgery of %s is refused with its code, and appends nothing', (_, played) => {
  const beginning = beginningFor(played)
  const inputs = played.inputs(beginning)
  const [first = 0, second = 0, third = 0, fourth = 0] = inputs
  for (const input of played.impossible) {
    const fresh = play(beginning)
    const { length } = fresh.events
    expect([input, fresh.move(0, [input])]).toEqual([input, 'RUN_IMPOSSIBLE'])
    expect(fresh.events).toHaveLength(length)
  }
  const run = play(beginning)
  expect(run.move(0, [first, second])).toBe('taken')
  const stands = run.state().position?.hash
  const { length } = run.events
  for (const [what, outcome, code] of [
    ['of the future', run.move(3, [fourth]), 'RUN_MOVED_ON'],
    ['of the past', run.move(1, [second]), 'RUN_MOVED_ON'],
    ['twice', run.move(0, [first, second]), 'RUN_MOVED_ON'],
    ['of somebody else', run.move(2, [third], { user_id: '01jd0000000000000000000009' }), 'RUN_NOT_FOUND'],
    [
      'more of them than a run has',
      run.move(
        2,
        Array.from({ length: 10_001 }, () => third),
      ),
      'RUN_IMPOSSIBLE',
    ],
    ['no number', run.move(2, [Number.NaN]), 'RUN_IMPOSSIBLE'],
    ['half a number', run.move(2, [third + 0.5]), 'RUN_IMPOSSIBLE'],
    ['below nothing', run.move(2, [-1]), 'RUN_IMPOSSIBLE'],
    ['a good one with one that cannot be', run.move(2, [third, -1]), 'RUN_IMPOSSIBLE'],
  ] as const) {
    expect([what, outcome]).toEqual([what, code])
    expect(run.events).toHaveLength(length)
    expect(run.state().position?.hash).toBe(stands)
  }
  // a chunk from before a break, sent again after it
  run.pause()
  expect(run.move(2, [third])).toBe('RUN_PAUSED')
  run.resume()
  expect(run.move(0, [first, second])).toBe('RUN_MOVED_ON')
  expect(run.move(2, [third])).toBe('taken')
  run.expire()
  expect(run.move(3, [fourth])).toBe('RUN_OVER')
  expect(run.state().ended).toMatchObject({ why: 'expired' })
})

test.each(GAMES)('GAM-06 into however many requests a run of %s is cut, it is the same run', (_, played) => {
  const beginning = beginningFor(played)
  const inputs = played.inputs(beginning)
  const whole = play(beginning)
  expect(whole.move(0, inputs)).toBe('taken')
  for (let n = 0; n < 50; n += 1) {
    const { below } = randomOf(seedOf(n))
    const cut = play(beginning)
    for (let from = 0; from < inputs.length; ) {
      const count = 1 + below(inputs.length - from)
      expect(cut.move(from, inputs.slice(from, from + count))).toBe('taken')
      from += count
    }
    for (const part of ['inputs', 'told'] as const) expect(cut.state()[part]).toEqual(whole.state()[part])
    expect(cut.state().position?.hash).toBe(whole.state().position?.hash)
    expect(cut.state().position?.score).toBe(whole.state().position?.score)
  }
})
