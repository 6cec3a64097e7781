import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { levelOf } from '@kredka/contracts/games/snake/levels/levels'
import { boardOf, type LevelSetup } from '@kredka/contracts/games/snake/play'
import { createGhost, isSameRace } from './ghost.ts'
import { setupOf } from './setup-of.ts'

const level = levelOf('first-bite')
if (level === undefined) throw new Error('no level')
const setup: LevelSetup = setupOf(level, 'clock')
const [UP, RIGHT] = [0, 1]
/** It heads up in the middle of its third step, and right later on. */
const STEPS = [inputOf(30, UP), inputOf(25, RIGHT), inputOf(40)].map((input) => ({ input, told: [] }))

test('GAM-03 the ghost of a run is at every tick where its snake was then, and stays where it ended', () => {
  const ghost = createGhost(setup, STEPS)
  const board = boardOf(setup)
  const whole = (ticks: number) => Math.floor(ticks / board.step_ticks)
  for (let tick = 0; tick < 95; tick += 1) {
    const { state, part } = ghost(tick)
    const played = stateAt(tick)
    expect(state.body).toEqual(played.body)
    expect(part).toBeCloseTo(tick / board.step_ticks - whole(tick))
  }
  expect(ghost(10_000).state).toEqual(ghost(95).state)

  /** What the engine says of the same inputs, cut at this very tick. */
  function stateAt(tick: number) {
    let state = snake.begin(board)
    for (const { input } of STEPS) {
      const ticks = Math.min(input >> 3, tick - state.ticks)
      const isWhole = ticks === input >> 3
      state = snake.step(state, isWhole ? input : inputOf(ticks), []) ?? state
      if (!isWhole) break
    }
    return state
  }
})

test('GAM-03 nobody races against a run on another level than this one', () => {
  expect(isSameRace(setup, { ...setup })).toBe(true)
  expect(isSameRace(setup, { ...setup, speed: setup.speed + 1 })).toBe(false)
  expect(isSameRace(setup, { ...setup, map: setup.map.replace('.', '#') })).toBe(false)
  expect(isSameRace(setup, { ...setup, pace: 'steps' })).toBe(false)
})
