import { readFileSync } from 'node:fs'
import { inputOf, ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { TOLD_AHEAD } from '@kredka/contracts/games/engine/snake-1/snake'
import { runEvents as e, type RunEvent } from '@kredka/contracts/games/events'
import { beginningOf } from '@kredka/contracts/games/play'
import { BEHIND_MAX_MS, LEAD_IN_MS, msOfTicks, PAUSE_MAX_MS } from '@kredka/contracts/games/rules'
import type { SnakeChoice } from '@kredka/contracts/games/snake/choice'
import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import { story } from '../kernel/testing/story.ts'
import { luckOf } from './luck.ts'
import { type Run, runDecider } from './run.ts'

const CLEARS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../contracts/src/games/snake/levels/clears.json', import.meta.url), 'utf8'),
)
const BEGUN = Date.parse('2026-11-24T12:00:00Z')
const luck = luckOf('cd'.repeat(32))
const ids = { run_id: '01jd0000000000000000000001', user_id: '01jd0000000000000000000002' }
const classic: SnakeChoice = { game: 'snake2024', mode: 'classic', pace: 'clock', speed: 8, edges: 'open' }

/** A run as it goes on: each command at its moment. */
function run(choice: SnakeChoice) {
  const beginning = beginningOf(choice)
  if (beginning === null) throw new Error('it cannot be played')
  const tale = story(runDecider, e)
  let events: readonly RunEvent[] = []
  let state: Run = tale.given().state()
  const say = (command: Parameters<typeof runDecider.decide>[1]): string | readonly RunEvent[] => {
    const decided = runDecider.decide(state, command)
    if ('rejected' in decided) return decided.rejected
    events = [...events, ...decided]
    state = decided.reduce(runDecider.evolve, state)
    return decided
  }
  say({ do: 'start', ...ids, ...beginning, now: BEGUN, luck })
  return {
    events: () => events,
    state: () => state,
    move: (now: number, inputs: readonly number[], from = state.inputs.length) =>
      say({ do: 'move', ...ids, now, from, inputs, luck }),
    pause: (now: number) => say({ do: 'pause', ...ids, now }),
    resume: (now: number) => say({ do: 'resume', ...ids, now }),
    giveUp: (now: number) => say({ do: 'give_up', ...ids, now, luck }),
  }
}

/** When so many ticks of play are due. */
const due = (ticks: number) => BEGUN + LEAD_IN_MS + msOfTicks(ticks)
const second = inputOf(60)

test.each(LEVELS)('GAM-03 GAM-06 the level $id is cleared at its pace, by commands as they are sent', ({ id }) => {
  const level = run({ game: 'snake2024', mode: 'level', pace: 'clock', level: id })
  let ticks = 0
  for (const input of CLEARS[id]?.split(' ').map(Number) ?? []) {
    ticks += ticksOf(input)
    expect(level.move(due(ticks) + 200, [input])).not.toEqual(expect.any(String))
  }
  const { ended, position } = level.state()
  expect(ended).toMatchObject({ why: 'done', is_ranked: true, variant: `level-${id}`, played_ms: msOfTicks(ticks) })
  expect(ended?.score).toBe(position?.score)
})

test('GAM-06 no more than three foods are told ahead, and no secret before the end', () => {
  const snake = run(classic)
  snake.move(BEGUN, [inputOf(0)])
  const told = snake.events().flatMap((event) => (event.type === 'RunMoved' ? event.data.told.flat() : []))
  expect(told).toEqual([0, 1, 2].map((draw) => luck.seedOf(draw)[0]))
  // the canary: the fourth is in nothing that was appended
  const [next] = luck.seedOf(TOLD_AHEAD)
  expect(JSON.stringify(snake.events())).not.toContain(String(next))
  expect(JSON.stringify(snake.events())).not.toContain(luck.secret)
  snake.giveUp(BEGUN + 5_000)
  expect(snake.events().at(-1)).toMatchObject({ type: 'RunRevealed', data: { secret: luck.secret } })
})

test('GAM-06 slow motion, fast play, the future, the past, twice and out of order are refused; nothing is appended', () => {
  const snake = run(classic)
  snake.move(BEGUN, [inputOf(0)])
  snake.move(due(60), [second])
  const length = snake.events().length
  for (const [outcome, code] of [
    [snake.move(due(60), [second]), 'RUN_TOO_EARLY'],
    [snake.move(due(60) + 60_000, [second]), 'RUN_TOO_LATE'],
    [snake.move(due(120), [second], 1), 'RUN_MOVED_ON'],
    [snake.move(due(120), [second], 3), 'RUN_MOVED_ON'],
    [snake.move(due(120), [inputOf(10, 3)]), 'RUN_IMPOSSIBLE'],
    [snake.move(due(120), [inputOf(10, 0), inputOf(0, 0)]), 'RUN_IMPOSSIBLE'],
    [snake.move(due(120), [7]), 'RUN_IMPOSSIBLE'],
    [snake.move(due(120), [inputOf(601)]), 'RUN_IMPOSSIBLE'],
  ] as const) {
    expect(outcome).toBe(code)
    expect(snake.events()).toHaveLength(length)
  }
  expect(snake.move(due(120), [second])).not.toEqual(expect.any(String))
})

test.each([
  ['half as fast as the clock', 2_000, 'RUN_TOO_LATE'],
  ['1.2 times as fast', 833, 'RUN_TOO_EARLY'],
] as const)('GAM-06 a run that is played %s comes to nothing', (_, ms, code) => {
  const snake = run(classic)
  snake.move(BEGUN, [inputOf(0)])
  const outcomes = Array.from({ length: 12 }, (_, n) => snake.move(BEGUN + LEAD_IN_MS + ms * (n + 1), [second]))
  expect(outcomes).toContain(code)
})

test('GAM-06 a break stops the snake at what was accepted; what was sent before it is not taken twice', () => {
  const snake = run(classic)
  snake.move(BEGUN, [inputOf(0)])
  snake.move(due(60), [second])
  expect(snake.pause(due(60) + BEHIND_MAX_MS + 5_000)).not.toEqual(expect.any(String))
  expect(snake.move(due(120), [second])).toBe('RUN_PAUSED')
  const back = due(60) + PAUSE_MAX_MS / 2
  snake.resume(back)
  expect(snake.move(back, [second], 1)).toBe('RUN_MOVED_ON')
  // the clock has its moment to begin again
  expect(snake.move(back + LEAD_IN_MS, [second])).toBe('RUN_TOO_EARLY')
  expect(snake.move(back + LEAD_IN_MS + 1_000, [second])).not.toEqual(expect.any(String))
  expect(snake.state().position?.ticks).toBe(120)
})

test('GAM-01 step by step, time stands as long as somebody likes; how long it took is known all the same', () => {
  const snake = run({ ...classic, pace: 'steps' })
  snake.move(BEGUN, [inputOf(0)])
  snake.move(BEGUN + 300_000, [inputOf(0), inputOf(0, 0), inputOf(0)])
  snake.giveUp(BEGUN + 400_000)
  expect(snake.state().ended).toMatchObject({ variant: 'classic-open-steps', played_ms: 400_000, is_ranked: false })
})
