import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { NOWHERE } from '@kredka/contracts/games/engine/snake-1/limits'
import { snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { ENDLESS, FIELD } from '@kredka/contracts/games/engine/snake-1/testing/setups'
import { boardOf, type SnakeSetup } from '@kredka/contracts/games/snake/play'
import { createForesight } from './foresight.ts'
import { framesOf } from './frames.ts'
import { snakeRulesOf } from './snake-rules.ts'
import { surroundingsOf } from './surroundings.ts'
import { wayOf } from './way.ts'

const UP = 0

test('GAM-06 a turn is seen before the server has answered, and the answer changes nothing that was seen', () => {
  const foresight = createForesight(snakeRulesOf(FIELD))
  const turned = inputOf(4, UP)
  foresight.follow({ steps: [], waiting: [turned] })
  const seen = foresight.at(25)
  expect(seen.heading).toBe(UP)
  expect(foresight.known().ticks).toBe(0)
  foresight.follow({ steps: [{ input: turned, told: [] }], waiting: [] })
  expect(foresight.at(25)).toEqual(seen)
  expect(foresight.known().ticks).toBe(4)
})

test('GAM-06 food that is not told yet is nowhere; what has passed is not undone where a clock is set back', () => {
  const foresight = createForesight(snakeRulesOf(ENDLESS))
  expect(foresight.at(30).food).toBe(NOWHERE)
  const asked = { input: inputOf(0), told: [77, 5, 6] }
  foresight.follow({ steps: [asked], waiting: [inputOf(20)] })
  expect(foresight.at(0).ticks).toBeGreaterThanOrEqual(20)
  expect(foresight.at(0).food).not.toBe(NOWHERE)
})

test('GAM-01 a run that is looked at again shows each step, with food where it lay and the same end', () => {
  const setup: SnakeSetup = { mode: 'classic', pace: 'clock', speed: 8, edges: 'open' }
  const steps = [
    { input: inputOf(0), told: [300, 10, 20] },
    // it eats on its way, and hears of one more
    { input: inputOf(60, UP), told: [40] },
    { input: inputOf(121), told: [] },
  ]
  const endOf = (parts: ReturnType<typeof framesOf>) =>
    parts.reduce((state, { input, told }) => snake.step(state, input, told) ?? state, snake.begin(boardOf(setup)))
  const frames = framesOf(setup, steps)
  expect(endOf(frames)).toEqual(endOf(steps))
  // a step is five ticks at the highest speed
  expect(frames.length).toBeGreaterThanOrEqual(181 / 5)
  let state = snake.begin(boardOf(setup))
  for (const { input, told } of frames) {
    const before = state.body.at(-1) ?? 0
    state = snake.step(state, input, told) ?? state
    const passed = Math.abs((state.body.at(-1) ?? 0) - before)
    // onto a cell beside it, also through an edge, or nowhere
    expect([0, 1, 24, 24 * 23, 23]).toContain(passed)
  }
})

test('GAM-01 a snake that goes through an open edge is drawn as two lines, each beyond its edge', () => {
  const board = { ...ENDLESS, open_edges: 0b1111 }
  const state = { ...snake.begin(board), body: [22, 23, 0], heading: 1, growing: 0 }
  const { points, head } = wayOf(state, 0.5)
  expect(points.filter(({ isNew }) => isNew)).toHaveLength(2)
  expect(points.some(({ x }) => x > 23)).toBe(true)
  expect(head).toEqual({ x: -0.5, y: 0 })
})

test('GAM-01 what lies around the head is told side by side: edge, wall, its own body, or nothing', () => {
  const begun = snake.begin({ ...FIELD, walls: [8 * 4 + 6], open_edges: 0b0101 })
  const around = surroundingsOf({ ...begun, body: [8 * 4 + 1, 8 * 4 + 2] })
  expect(around).toEqual([
    { heading: 'up', free: null, what: 'edge' },
    { heading: 'right', free: 3, what: 'wall' },
    { heading: 'down', free: null, what: 'edge' },
    { heading: 'left', free: 0, what: 'body' },
  ])
})
