import { type Random, randomOf } from '../random.ts'
import { expectCorpus } from '../testing/corpus.ts'
import { seedOf } from '../testing/replay.ts'
import { cellAfter } from './board.ts'
import { inputOf } from './input.ts'
import { canTurn, GROWTH, NOWHERE, START_LENGTH } from './limits.ts'
import { foresee, type Snake, snake } from './snake.ts'
import { BY_STEPS, ENDLESS, FIELD, OPEN, SETUPS, WALLED } from './testing/setups.ts'

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3]
const hidden = { seedOf: (draw: number) => seedOf(draw * 7_919) }
/** Plays as the server would tell it. */
function play(state: Snake, ...inputs: readonly number[]): Snake {
  return inputs.reduce((before, input) => {
    const told = snake.tell(before, input, hidden)
    const after = told === null ? null : snake.step(before, input, told)
    if (after === null) throw new Error(`input ${input} is impossible`)
    return after
  }, state)
}
const wait = (steps: number) => inputOf(10 * steps)
const begun = snake.begin(FIELD)
const head = ({ body }: Snake) => body.at(-1)

test('GAM-01 a snake comes out of its hole, moves a cell a step, and grows with what it eats', () => {
  expect(play(begun, inputOf(9)).body).toEqual([begun.body[0]])
  const out = play(begun, wait(2))
  expect(out.body).toHaveLength(START_LENGTH)
  const fed = play(out, wait(1))
  expect(fed).toMatchObject({ eaten: 1, food: 0, ticks: 30 })
  expect(play(fed, wait(2)).body).toHaveLength(START_LENGTH + GROWTH)
})

test('GAM-01 it dies at an edge and at a wall, and comes in again through an open edge', () => {
  const dead = play(begun, wait(9))
  expect(dead).toMatchObject({ end: 'dead', ticks: 60 })
  expect(snake.step(dead, wait(1), [])).toBeNull()
  const walled = play(snake.begin({ ...FIELD, walls: [8 * 4 + 6] }), wait(9))
  expect(walled).toMatchObject({ end: 'dead', ticks: 40 })
  const through = play(snake.begin({ ...FIELD, open_edges: 1 << RIGHT }), wait(6))
  expect(through.end).toBe('none')
  expect(head(through)).toBe(8 * 4)
  // each edge by itself
  expect(play(snake.begin({ ...FIELD, open_edges: 1 << LEFT }), wait(6)).end).toBe('dead')
  for (const [heading, from, to] of [
    [UP, 3, 59],
    [DOWN, 59, 3],
    [LEFT, 16, 23],
    [RIGHT, 23, 16],
  ] as const) {
    expect(cellAfter({ ...FIELD, open_edges: 1 << heading }, from, heading)).toBe(to)
    expect(cellAfter(FIELD, from, heading)).toBeNull()
  }
})

test('GAM-01 headings wait for their steps, two at most; nobody turns on the spot', () => {
  for (const to of [RIGHT, LEFT]) {
    expect(canTurn(begun, to)).toBe(false)
    expect(snake.step(begun, inputOf(0, to), [])).toBeNull()
  }
  const two = play(begun, inputOf(0, UP), inputOf(1, LEFT))
  expect(two.turns).toEqual([UP, LEFT])
  expect(snake.step(two, inputOf(0, DOWN), [])).toBeNull()
  const turned = play(two, inputOf(19))
  expect(turned).toMatchObject({ heading: LEFT, turns: [] })
  expect(head(turned)).toBe(8 * 3 + 1)
})

test('GAM-01 it may follow its own tail, and dies of biting itself', () => {
  const square = { ...FIELD, food: [8 * 4 + 3, 0], start: 8 * 4 + 2 }
  // five cells long, in a circle of eight: the tail is always gone in time
  const circle = [inputOf(10), inputOf(10, DOWN), inputOf(20, LEFT), inputOf(20, UP), inputOf(20, RIGHT)]
  const followed = play(snake.begin(square), ...circle, inputOf(20, DOWN), wait(3))
  expect(followed).toMatchObject({ end: 'none', eaten: 1 })
  const bitten = play(snake.begin(square), wait(3), inputOf(0, DOWN), inputOf(10, LEFT), inputOf(10, UP), wait(1))
  expect(bitten.end).toBe('dead')
})

test('GAM-03 a level is cleared with its last food, at that tick', () => {
  const done = play(begun, wait(3), inputOf(0, UP), inputOf(40, LEFT), wait(9))
  expect(done).toMatchObject({ end: 'cleared', eaten: 2, ticks: 120 })
  expect(snake.score(done)).toBe(2)
  expect(snake.isOver(done)).toBe(true)
})

test('GAM-06 three foods are told ahead; where one lies follows from its lot and the board at that moment', () => {
  const first = snake.begin(ENDLESS)
  expect(first.food).toBe(NOWHERE)
  const told = snake.tell(first, inputOf(0), hidden) ?? []
  expect(told).toEqual([0, 1, 2].map((draw) => hidden.seedOf(draw)[0]))
  const ready = play(first, inputOf(0))
  expect(ready.ahead).toEqual(told.slice(1))
  expect(ready.body).not.toContain(ready.food)
  expect(snake.tell(ready, wait(2), hidden)).toEqual([])
})

test('GAM-06 what is told must be what is due: neither less nor more, and whole numbers', () => {
  const first = snake.begin(ENDLESS)
  for (const told of [[], [1, 2], [1, 2, 3, 4], [1, 2, -1], [1, 2, 0.5], [1, 2, 2 ** 32]]) {
    expect(snake.step(first, inputOf(0), told)).toBeNull()
  }
  expect(snake.step(play(first, inputOf(0)), inputOf(1), [5])).toBeNull()
  expect(snake.step(begun, inputOf(1), [5])).toBeNull()
})

test('GAM-06 an input is a whole number of at most ten seconds with a heading or none', () => {
  for (const input of [-1, 0.5, Number.NaN, inputOf(601), 5, 6, 7]) {
    expect(snake.step(begun, input, [])).toBeNull()
    expect(snake.tell(begun, input, hidden)).toBeNull()
  }
})

test('GAM-01 where time stands each input is a step, and the first one asks for the food', () => {
  const first = snake.begin(BY_STEPS)
  expect(snake.tell(first, inputOf(0, UP), hidden)).toBeNull()
  const ready = play(first, inputOf(0))
  expect(ready.body).toEqual(first.body)
  expect(snake.step(ready, inputOf(1), [])).toBeNull()
  expect(head(play(ready, inputOf(0), inputOf(0, UP)))).toBe(24 * 11 + 5)
})

test('GAM-06 what is foreseen is what comes, until food is eaten that nobody was told of', () => {
  const ready = play(snake.begin(ENDLESS), inputOf(0))
  const inputs = [inputOf(30, UP), inputOf(15, RIGHT), inputOf(40)]
  const seen = inputs.reduce<Snake | null>((state, input) => state && foresee(state, input), ready)
  expect(seen).toEqual(play(ready, ...inputs))
})

/** Runs about by lot. */
function randomInput(state: Snake, { below }: Random): number {
  const { setup } = state
  const isFirst = setup.step_ticks === 0 && state.food === NOWHERE
  const to = below(4)
  const ticks = setup.step_ticks === 0 ? 0 : below(3 * setup.step_ticks)
  return isFirst || below(3) === 0 || !canTurn(state, to) ? inputOf(ticks) : inputOf(ticks, to)
}

test('GAM-06 a million random inputs, cut anywhere, lead to whole numbers and to snakes in one piece', () => {
  let inputs = 0
  for (let n = 0; inputs < 1_000_000; n += 1) {
    const random = randomOf(seedOf(n))
    const setup = SETUPS[n % SETUPS.length] ?? FIELD
    let state = snake.begin(setup)
    for (let tries = 0; tries < 2_000 && !snake.isOver(state); tries += 1) {
      const input = random.below(5) === 0 ? random.below(8_000) : randomInput(state, random)
      inputs += 1
      const told = snake.tell(state, input, hidden)
      state = told === null ? state : (snake.step(state, input, told) ?? state)
    }
    inputs += 1
    const { body, ticks, growing, food, ahead, walls } = { ...state, walls: setup.walls }
    expect([...body, ticks, growing, food, ...ahead].every(Number.isSafeInteger)).toBe(true)
    expect(new Set([...body, ...walls]).size).toBe(body.length + walls.length)
    for (const [at, cell] of body.slice(1).entries()) {
      expect([0, 1, 2, 3].some((to) => cellAfter(setup, body[at] ?? 0, to) === cell)).toBe(true)
    }
  }
})

test('GAM-06 it does not matter into how many inputs a time is cut', () => {
  for (let n = 0; n < 300; n += 1) {
    const { below } = randomOf(seedOf(n))
    const setup = [ENDLESS, OPEN, WALLED][n % 3] ?? OPEN
    let [whole, cut] = [play(snake.begin(setup), inputOf(0)), play(snake.begin(setup), inputOf(0))]
    for (let turns = 0; turns < 40 && !snake.isOver(whole); turns += 1) {
      const [ticks, to] = [below(90), below(4)]
      const heading = canTurn(play(whole, inputOf(ticks)), to) ? to : null
      const first = below(ticks + 1)
      whole = play(whole, inputOf(ticks, heading))
      const part = play(cut, inputOf(first))
      cut = snake.isOver(part) ? part : play(part, inputOf(ticks - first, heading))
      expect(cut).toEqual(whole)
    }
  }
})

/** Looks a step ahead, and turns where it would die; else it goes where the food lies, or anywhere. */
function carefully(state: Snake, random: Random): number {
  const { step_ticks, columns } = state.setup
  const isAlive = (input: number) => foresee(foresee(state, input) ?? state, inputOf(step_ticks))?.end !== 'dead'
  const to = (cell: number) => [cell % columns, cell - (cell % columns)] as const
  const [[foodX, foodY], [headX, headY]] = [to(state.food), to(state.body.at(-1) ?? 0)]
  const wished = headX < foodX ? RIGHT : headX > foodX ? LEFT : headY < foodY ? DOWN : UP
  const ways = [wished, random.below(4), random.below(4), UP, RIGHT, DOWN, LEFT].filter((one) => canTurn(state, one))
  const inputs = [...ways.slice(0, 1), null, ...ways.slice(1)].map((one) => inputOf(0, one))
  const input = state.food === NOWHERE ? inputOf(0) : (inputs.find(isAlive) ?? inputOf(0))
  return step_ticks === 0 || random.below(2) === 0 || (input & 7) === 0 ? input + inputOf(step_ticks) : input
}

test('GAM-06 recorded runs of snake come out as they were recorded', () => {
  expectCorpus(`${import.meta.dirname}/corpus.json`, snake, SETUPS, carefully)
})
