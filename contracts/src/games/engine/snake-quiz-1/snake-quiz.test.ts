import { type Random, randomOf } from '../random.ts'
import { cellAfter } from '../snake-1/board.ts'
import { inputOf } from '../snake-1/input.ts'
import { canTurn } from '../snake-1/limits.ts'
import { expectCorpus } from '../testing/corpus.ts'
import { seedOf } from '../testing/replay.ts'
import { BOARD, COLUMNS, isAhead, PLACE_OF, PLACES, ROWS, START } from './board.ts'
import {
  foresee,
  GAP_STEPS,
  GROWTH_RIGHT,
  GROWTH_WRONG,
  HEARTS,
  heartsOf,
  rightTileOf,
  type SnakeQuiz,
  START_LENGTH,
  snakeQuiz,
} from './snake-quiz.ts'
import { BY_STEPS, CALM, QUICK, SETUPS } from './testing/setups.ts'

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3]
const hidden = { seedOf: (draw: number) => seedOf(draw * 7_919) }

/** Plays as the server would tell it. */
function play(state: SnakeQuiz, ...inputs: readonly number[]): SnakeQuiz {
  return inputs.reduce((before, input) => {
    const told = snakeQuiz.tell(before, input, hidden)
    const after = told === null ? null : snakeQuiz.step(before, input, told)
    if (after === null) throw new Error(`input ${input} is impossible`)
    return after
  }, state)
}
const step = inputOf(0)
const wait = (state: SnakeQuiz, steps: number) => play(state, ...Array.from({ length: steps }, () => step))
const headOf = ({ body }: SnakeQuiz) => body.at(-1) ?? START
const begun = play(snakeQuiz.begin(BY_STEPS), step)

/** The inputs that lead the head into a place by the shortest way, not through the snake nor other tiles. */
function wayTo(state: SnakeQuiz, place: number): readonly number[] {
  const barred = (cell: number) => {
    const other = PLACE_OF[cell] ?? -1
    return state.body.includes(cell) || (other !== place && state.places.includes(other))
  }
  const queue = [{ cell: headOf(state), heading: state.heading, inputs: [] as readonly number[] }]
  const seen = new Set<number>()
  for (const { cell, heading, inputs } of queue) {
    if (PLACE_OF[cell] === place) return inputs
    for (const to of [UP, RIGHT, DOWN, LEFT]) {
      const next = cellAfter(BOARD, cell, to)
      if (to === (heading + 2) % 4 || next === null || seen.has(next) || barred(next)) continue
      seen.add(next)
      queue.push({ cell: next, heading: to, inputs: [...inputs, inputOf(0, to === heading ? null : to)] })
    }
  }
  throw new Error('there is no way')
}

/** Waits for the tiles, and eats the one that is right, or the next one. */
function answer(before: SnakeQuiz, isRight: boolean): SnakeQuiz {
  let state = before
  for (let steps = 0; state.places.length === 0 && steps < 200; steps += 1) state = wait(state, 1)
  const question = state.answers.length
  const tiles = state.setup.tiles[question] ?? 0
  const tile = (rightTileOf(hidden, question, tiles) + (isRight ? 0 : 1)) % tiles
  return play(state, ...wayTo(state, state.places[tile] ?? 0))
}

test('GAM-07 a question is told with the first input, and its tiles lie after a moment', () => {
  expect(begun).toMatchObject({ asked: 1, places: [] })
  expect(begun.body).toEqual([START])
  expect(wait(begun, GAP_STEPS - 1).places).toEqual([])
  const { places } = wait(begun, GAP_STEPS)
  expect(new Set(places).size).toBe(BY_STEPS.tiles[0])
})

test('GAM-07 tiles lie on their places, with lanes between, and never where the snake is or goes by itself', () => {
  const covered = PLACE_OF.filter((place) => place >= 0)
  expect(covered).toHaveLength(PLACES.length * 10)
  for (let n = 0; n < 300; n += 1) {
    const { below } = randomOf(seedOf(n))
    let state = play(snakeQuiz.begin(BY_STEPS), step)
    while (state.places.length === 0 && state.end === 'none') {
      const to = below(4)
      state = play(state, canTurn(state, to) ? inputOf(0, to) : step)
    }
    for (const place of state.places) {
      expect(state.body.map((cell) => PLACE_OF[cell])).not.toContain(place)
      expect(isAhead(place, headOf(state), state.heading)).toBe(false)
    }
    // whoever turns no more reads as long as they like
    expect(wait(state, 2 * ROWS).answers).toEqual([])
  }
})

test('GAM-07 a right answer counts and makes the snake longer by one, a wrong one takes a heart and makes it longer by two', () => {
  const right = answer(begun, true)
  expect(right).toMatchObject({ asked: 2, places: [], owed: GROWTH_RIGHT })
  expect(snakeQuiz.score(right)).toBe(1)
  expect(heartsOf(right)).toBe(HEARTS)
  const wrong = answer(right, false)
  expect(snakeQuiz.score(wrong)).toBe(1)
  expect(heartsOf(wrong)).toBe(HEARTS - 1)
  expect(wrong.body).toHaveLength(START_LENGTH + GROWTH_RIGHT)
  // it grows once the next tiles lie
  expect(answer(wrong, true).body).toHaveLength(START_LENGTH + GROWTH_RIGHT + GROWTH_WRONG)
})

test('GAM-07 the run ends with its last question, its last heart, or a bite', () => {
  const all = BY_STEPS.tiles.reduce((state) => answer(state, true), begun)
  expect(all).toMatchObject({ end: 'answered', asked: BY_STEPS.tiles.length })
  expect(snakeQuiz.score(all)).toBe(BY_STEPS.tiles.length)
  expect(snakeQuiz.quiz?.(all)).toEqual({ asked: 8, judged: BY_STEPS.tiles.map(() => true) })
  const lost = [false, true, false, false].reduce(answer, begun)
  expect(lost).toMatchObject({ end: 'lost', asked: 4 })
  expect(snakeQuiz.step(lost, step, [])).toBeNull()
  const long = [true, true].reduce(answer, begun)
  // three turns to the same side
  const circle = [1, 2, 3].reduce(
    (state) => play(state, inputOf(0, (state.heading + 1) % 4)),
    wait(long, GAP_STEPS + 2),
  )
  expect(circle.end).toBe('dead')
})

test('GAM-07 which tile is right is told with the one that was eaten, and not before', () => {
  const ready = wait(begun, GAP_STEPS)
  const inputs = wayTo(ready, ready.places[0] ?? 0)
  let state = ready
  for (const [n, input] of inputs.entries()) {
    const told = snakeQuiz.tell(state, input, hidden)
    const right = rightTileOf(hidden, 0, 4)
    expect(told).toEqual(n < inputs.length - 1 ? [] : [right, hidden.seedOf(2)[0]])
    state = play(state, input)
  }
  expect(state.answers).toEqual([{ eaten: 0, right: rightTileOf(hidden, 0, 4) }])
})

test('GAM-06 what is told must be what is due: neither less nor more, and a tile that there is', () => {
  const first = snakeQuiz.begin(BY_STEPS)
  for (const told of [[], [1, 2], [-1], [0.5], [2 ** 32]]) expect(snakeQuiz.step(first, step, told)).toBeNull()
  const ready = wait(begun, GAP_STEPS)
  const way = wayTo(ready, ready.places[1] ?? 0)
  const before = play(ready, ...way.slice(0, -1))
  const last = way.at(-1) ?? step
  for (const told of [[], [1], [4, 77], [-1, 77], [1, 77, 1]]) expect(snakeQuiz.step(before, last, told)).toBeNull()
  expect(snakeQuiz.step(before, last, [1, 77])).not.toBeNull()
  expect(snakeQuiz.step(begun, step, [3])).toBeNull()
})

test('GAM-06 an input is a whole number of at most ten seconds with a heading or none, and of none where time stands', () => {
  const timed = snakeQuiz.begin(CALM)
  for (const input of [-1, 0.5, Number.NaN, inputOf(601), 5, 6, 7]) {
    expect(snakeQuiz.step(timed, input, [1])).toBeNull()
    expect(snakeQuiz.tell(timed, input, hidden)).toBeNull()
  }
  expect(snakeQuiz.tell(snakeQuiz.begin(BY_STEPS), inputOf(0, UP), hidden)).toBeNull()
  expect(snakeQuiz.tell(begun, inputOf(1), hidden)).toBeNull()
  expect(snakeQuiz.tell(begun, inputOf(0, LEFT), hidden)).toBeNull()
})

test('GAM-06 what is foreseen is what comes, but for what an eaten tile was worth', () => {
  const ready = wait(begun, GAP_STEPS)
  const way = wayTo(ready, ready.places[0] ?? 0)
  const seen = way.reduce<SnakeQuiz | null>((state, input) => state && foresee(state, input), ready)
  const comes = play(ready, ...way)
  expect(seen?.body).toEqual(comes.body)
  expect(seen).toMatchObject({ places: [], answers: [{ eaten: 0, right: null }], asked: 1, end: 'none' })
  if (seen === null) throw new Error('nothing is foreseen')
  expect(heartsOf(seen)).toBe(HEARTS)
  // nothing lies before the answer is there
  expect(foresee(foresee(seen, step) ?? seen, step)?.places).toEqual([])
})

/** Looks for a tile, and seldom for itself. */
function towards(state: SnakeQuiz, random: Random): number {
  const { step_ticks } = state.setup
  const place = PLACES[state.places[random.below(Math.max(1, state.places.length))] ?? -1]
  const heading = (state.heading + 1 + 2 * random.below(2)) % 4
  const isAlive = (input: number) => foresee(foresee(state, input) ?? state, inputOf(step_ticks))?.end !== 'dead'
  const to = (cell: number) => [cell % COLUMNS, cell - (cell % COLUMNS)] as const
  const [[x, y], [headX, headY]] = [to(place ?? headOf(state)), to(headOf(state))]
  const wished = headX < x ? RIGHT : headX > x + 4 ? LEFT : headY < y ? DOWN : headY > y ? UP : heading
  const ways = [wished, heading, UP, RIGHT, DOWN, LEFT].filter((one) => canTurn(state, one))
  const inputs = [...ways.slice(0, 1), null, ...ways.slice(1)].map((one) => inputOf(0, one))
  const input = state.asked === 0 ? step : (inputs.find(isAlive) ?? step)
  return step_ticks === 0 || random.below(2) === 0 || (input & 7) === 0 ? input + inputOf(step_ticks) : input
}

test('GAM-06 a million random inputs, cut anywhere, lead to whole numbers and to snakes in one piece', () => {
  let inputs = 0
  for (let n = 0; inputs < 1_000_000; n += 1) {
    const random = randomOf(seedOf(n))
    const setup = SETUPS[n % SETUPS.length] ?? CALM
    let state = snakeQuiz.begin(setup)
    for (let tries = 0; tries < 2_000 && !snakeQuiz.isOver(state); tries += 1) {
      const input = random.below(5) === 0 ? random.below(8_000) : towards(state, random)
      inputs += 1
      const told = snakeQuiz.tell(state, input, hidden)
      state = told === null ? state : (snakeQuiz.step(state, input, told) ?? state)
    }
    inputs += 1
    const { body, ticks, growing, asked, answers, places } = state
    expect([...body, ...places, ticks, growing, asked].every(Number.isSafeInteger)).toBe(true)
    expect(new Set(body).size).toBe(body.length)
    expect(asked).toBeLessThanOrEqual(setup.tiles.length)
    expect(answers.length).toBeLessThanOrEqual(asked)
    expect(heartsOf(state)).toBeGreaterThanOrEqual(0)
    for (const [at, cell] of body.slice(1).entries()) {
      expect([0, 1, 2, 3].some((to) => cellAfter(BOARD, body[at] ?? 0, to) === cell)).toBe(true)
    }
  }
})

test('GAM-06 it does not matter into how many inputs a time is cut', () => {
  for (let n = 0; n < 300; n += 1) {
    const { below } = randomOf(seedOf(n))
    const setup = [CALM, QUICK][n % 2] ?? CALM
    let [whole, cut] = [play(snakeQuiz.begin(setup), step), play(snakeQuiz.begin(setup), step)]
    for (let turns = 0; turns < 40 && !snakeQuiz.isOver(whole); turns += 1) {
      const [ticks, to] = [below(90), below(4)]
      const heading = canTurn(play(whole, inputOf(ticks)), to) ? to : null
      const first = below(ticks + 1)
      whole = play(whole, inputOf(ticks, heading))
      const part = play(cut, inputOf(first))
      cut = snakeQuiz.isOver(part) ? part : play(part, inputOf(ticks - first, heading))
      expect(cut).toEqual(whole)
    }
  }
})

test('GAM-06 recorded runs of snake with questions come out as they were recorded', () => {
  expectCorpus(`${import.meta.dirname}/corpus.json`, snakeQuiz, SETUPS, towards)
})
