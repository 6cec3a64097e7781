import { isReachable, reachableFrom } from '@kredka/contracts/games/engine/color-ball-1/board'
import {
  COLOURS,
  type ColorBall,
  colorBall,
  endsOf,
  FIRST_BALLS,
  LAY_OUT,
  moveOf,
  NEW_BALLS,
} from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { chooseColorBall } from '@kredka/contracts/games/engine/color-ball-1/testing/player'
import { randomOf } from '@kredka/contracts/games/engine/random'
import { seedOf } from '@kredka/contracts/games/engine/testing/replay'
import { idleMsOf } from '@kredka/contracts/games/rules'
import type { BoardView, RunView } from '@kredka/contracts/games/views'
import { streamOf } from '@kredka/contracts/kernel/events'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testPerson } from './testing/people.ts'

let site: MovingSite
const { post, get } = callsOf(() => site)
let ola: TestPerson
let jan: TestPerson
const visitor = { headers: {} }
beforeAll(async () => {
  site = await movingSite()
  ola = await testPerson(site)
  jan = await testPerson(site)
})
afterAll(() => site.stop())

const setup = { game: 'color-ball', board: '9x9' } as const
type Moved = { readonly told: readonly (readonly number[])[]; readonly is_over: boolean }
const begin = async (who = ola) => (await post<{ id: string }>('/runs', { setup }, who)).id
const move = (id: string, from: number, inputs: readonly number[], who = ola) =>
  post<Moved>(`/runs/${id}/moves`, { from, inputs }, who)
const runOf = (id: string) => get<RunView>(`/runs/${id}`, visitor)
const giveUp = (id: string, who = ola) => post(`/runs/${id}/give-up`, {}, who)
const board = (who = ola) => get<BoardView>('/games/color-ball/board?variant=9x9&period=all', who)

/** The board as whoever watches the run sees it. */
function boardOf({ inputs, told }: Pick<RunView, 'inputs' | 'told'>): ColorBall {
  return inputs.reduce<ColorBall>((state, input, n) => {
    const after = colorBall.step(state, input, told[n] ?? [])
    if (after === null) throw new Error(`input ${n} cannot be played`)
    return after
  }, colorBall.begin(null))
}

/** Plays by what was told alone until there are points, or the board is full. */
async function playForPoints(id: string, seed: number, who: TestPerson): Promise<ColorBall> {
  const random = randomOf(seedOf(seed))
  let state = boardOf(await runOf(id))
  for (let n = (await runOf(id)).inputs.length; state.score === 0 && !colorBall.isOver(state); ) {
    const input = chooseColorBall(state, random)
    const [from, to] = endsOf(input)
    if (input !== LAY_OUT && ((state.cells[from] ?? 0) === 0 || !isReachable(state.cells, from, to))) continue
    const { told } = await move(id, n, [input], who)
    state = colorBall.step(state, input, told[0] ?? []) ?? state
    n += 1
  }
  return state
}

/** One whole run of theirs, given up once there are points. */
async function playOnce(seed: number, who: TestPerson) {
  const id = await begin(who)
  const { score } = await playForPoints(id, seed, who)
  if ((await runOf(id)).state === 'running') await giveUp(id, who)
  return { id, score }
}

test('GAM-06 GAM-07 balls are told when they come, the next colours one turn ahead, and nothing more', async () => {
  const id = await begin()
  const { told } = await move(id, 0, [LAY_OUT])
  expect(told[0]).toHaveLength(2 * FIRST_BALLS + NEW_BALLS)
  const state = boardOf(await runOf(id))
  expect(state.next).toEqual(told[0]?.slice(-NEW_BALLS))
  expect(state.next.every((colour) => colour >= 1 && colour <= COLOURS)).toBe(true)
  const from = state.cells.findIndex(Boolean)
  const to = state.cells.findIndex((_, cell) => isReachable(state.cells, from, cell))
  const next = await move(id, 1, [moveOf(from, to)])
  const after = boardOf(await runOf(id))
  expect(after.came.map((cell) => after.cells[cell])).toEqual(state.next)
  expect(next.told).toEqual([[...after.came, ...after.next]])
  const sent = [told, next, await runOf(id), await board()]
  const secret = site.tools.vault.luck.secretOf(id)
  expect(JSON.stringify(sent)).not.toContain(secret)
  expect(JSON.stringify(await site.tools.streams.read(streamOf('run', id)))).not.toContain(secret)
  await giveUp(id)
  expect((await runOf(id)).secret).toBe(secret)
})

test('GAM-06 GAM-07 forged moves of balls are refused with their codes, and nothing is appended', async () => {
  const id = await begin()
  expect(await move(id, 0, [moveOf(0, 1)])).toBe('RUN_IMPOSSIBLE')
  // of two devices at the same moment one lays the board out
  const both = await Promise.all([move(id, 0, [LAY_OUT]), move(id, 0, [LAY_OUT])])
  expect(both.filter((answer) => (answer as unknown) === 'RUN_MOVED_ON')).toHaveLength(1)
  const { cells, next } = boardOf(await runOf(id))
  const ball = cells.findIndex(Boolean)
  const free = cells.indexOf(0)
  const other = cells.findIndex((colour, cell) => colour > 0 && cell !== ball)
  const length = (await site.tools.streams.read(streamOf('run', id))).length
  for (const [call, code] of [
    [() => move(id, 1, [LAY_OUT]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [moveOf(free, free + 1)]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [moveOf(ball, other)]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [moveOf(ball, ball)]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [moveOf(ball, 100)]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [moveOf(ball, ball), moveOf(ball, free)]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 0, [moveOf(ball, free)]), 'RUN_MOVED_ON'],
    [() => move(id, 2, [moveOf(ball, free)]), 'RUN_MOVED_ON'],
    [() => move(id, 1, [moveOf(ball, free)], jan), 'RUN_NOT_FOUND'],
    [() => post(`/runs/${id}/moves`, { from: 1, inputs: [moveOf(ball, free)], told: [next] }, ola), 'INVALID_INPUT'],
    [() => post(`/runs/${id}/moves`, { from: 1, inputs: [moveOf(ball, free)], score: 90 }, ola), 'INVALID_INPUT'],
    [() => post('/runs', { setup: { game: 'color-ball', board: '5x5' } }, ola), 'INVALID_INPUT'],
    [() => post('/runs', { setup: { game: 'color-ball', size: '4x3', set: 'shapes' } }, ola), 'INVALID_INPUT'],
  ] as const) {
    expect(await call()).toBe(code)
    expect(await site.tools.streams.read(streamOf('run', id))).toHaveLength(length)
  }
  // nobody looks where balls come and takes the move back: it was made, and what cannot follow it was not
  const to = reachableFrom(cells, ball)[0] ?? 0
  expect((await move(id, 1, [moveOf(ball, to), moveOf(to, to)])).told).toHaveLength(1)
  expect((await runOf(id)).inputs).toEqual([LAY_OUT, moveOf(ball, to)])
  await giveUp(id)
  expect((await runOf(id)).ended).toMatchObject({ why: 'given_up', is_ranked: false, score: 0 })
  expect((await board()).rows).toEqual([])
})

test('GAM-06 GAM-07 points stand on the board however the run ended; the same points share a place, whatever the time', async () => {
  // which balls come is the server's secret, so nobody knows beforehand what a run comes to
  const bests: number[] = []
  const places = async (who: TestPerson) => (await board(who)).rows.map(({ place, score }) => ({ place, score }))
  const expected = () =>
    bests
      .toSorted((one, other) => other - one)
      .map((score) => ({ place: 1 + bests.filter((best) => best > score).length, score }))
  let last = { who: jan, run: await playOnce(1, jan) }
  bests.push(last.run.score)
  for (let seed = 2; bests.filter((score) => score > 0 && score === last.run.score).length < 2; seed += 1) {
    site.pass(5_000)
    const who = await testPerson(site)
    last = { who, run: await playOnce(seed, who) }
    bests.push(last.run.score)
  }
  expect((await runOf(last.run.id)).ended).toMatchObject({ is_ranked: true, score: last.run.score })
  expect(await places(last.who)).toEqual(expected())
  expect((await board(last.who)).own?.run_id).toBe(last.run.id)
  // more points take the place of fewer
  let better = await playOnce(100, last.who)
  for (let seed = 101; better.score <= last.run.score; seed += 1) better = await playOnce(seed, last.who)
  bests[bests.length - 1] = better.score
  expect(await places(last.who)).toEqual(expected())
}, 120_000)

test('GAM-06 a run of somebody else’s game is no run of this one, and an idle one keeps its points', async () => {
  const zoe = await testPerson(site)
  const memory = await post<{ id: string }>('/runs', { setup: { game: 'memory', size: '4x3', set: 'shapes' } }, zoe)
  expect(await move(memory.id, 0, [LAY_OUT], zoe)).toBe('RUN_IMPOSSIBLE')
  const id = await begin(zoe)
  let { score } = await playForPoints(id, 3, zoe)
  site.pass(idleMsOf('color-ball') + 1_000)
  await until(async () => (await runOf(id)).state === 'ended')
  const { ended } = await runOf(id)
  score = ended?.score ?? -1
  expect(ended).toMatchObject({ is_ranked: score > 0 || ended?.why === 'done' })
})
