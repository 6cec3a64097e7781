import { readFileSync } from 'node:fs'
import { BOARDS, boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import { UNDO } from '@kredka/contracts/games/engine/cats-board-1/input'
import type { BoardView, OwnGamesView, RunView } from '@kredka/contracts/games/views'
import { streamOf } from '@kredka/contracts/kernel/events'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testPerson } from './testing/people.ts'

const FOLDER = `${import.meta.dirname}/../../../contracts/src/games/cats-board/boards`
const SOLUTIONS: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${FOLDER}/solutions.json`, 'utf8'))
const solutionOf = (board: string) => SOLUTIONS[board]?.split(' ').map(Number) ?? []

let site: MovingSite
const { post, get } = callsOf(() => site)
let ola: TestPerson
let jan: TestPerson
beforeAll(async () => {
  site = await movingSite()
  ola = await testPerson(site)
  jan = await testPerson(site)
})
afterAll(() => site.stop())

type Moved = { readonly told: readonly (readonly number[])[]; readonly is_over: boolean }
const begin = async (board: string, who = ola) =>
  (await post<{ id: string }>('/runs', { setup: { game: 'cats-board', board } }, who)).id
const move = (id: string, from: number, inputs: readonly number[], who = ola) =>
  post<Moved>(`/runs/${id}/moves`, { from, inputs }, who)
const runOf = (id: string) => get<RunView>(`/runs/${id}`, { headers: {} })
const giveUp = (id: string, who = ola) => post(`/runs/${id}/give-up`, {}, who)
const lengthOf = async (id: string) => (await site.tools.streams.read(streamOf('run', id))).length

test('GAM-07 every built-in board is solved by its stored solution, and stands among the results', async () => {
  for (const { id: board, par } of BOARDS) {
    const id = await begin(board)
    const inputs = solutionOf(board)
    expect(await move(id, 0, inputs)).toMatchObject({ is_over: true, told: inputs.map(() => []) })
    expect((await runOf(id)).ended).toMatchObject({ why: 'done', score: par, is_ranked: true })
  }
  await until(async () => (await get<OwnGamesView>('/games/own', ola)).bests.length === BOARDS.length)
}, 120_000)

test('GAM-07 what is taken back stays in the run and counts no move', async () => {
  const board = 'easy-1'
  const id = await begin(board, jan)
  const [first = 0, ...rest] = solutionOf(board)
  expect((await runOf(id)).setup['map']).toBe(boardOf(board)?.map)
  await move(id, 0, [first, UNDO], jan)
  expect(await move(id, 2, [first, ...rest], jan)).toMatchObject({ is_over: true })
  const { ended, inputs } = await runOf(id)
  expect(inputs).toEqual([first, UNDO, first, ...rest])
  expect(ended?.score).toBe(boardOf(board)?.par)
  const best = () => get<BoardView>(`/games/cats-board/board?variant=${board}&period=all`, jan)
  await until(async () => (await best()).own?.score === boardOf(board)?.par)
})

test('GAM-06 forged play is refused with its codes, and nothing is appended', async () => {
  const board = 'easy-2'
  const id = await begin(board)
  const others = await begin(board, jan)
  const solution = solutionOf(board)
  const [first = 0] = solution
  await move(id, 0, [first])
  const length = await lengthOf(id)
  const setup = { game: 'cats-board', board }
  for (const [call, code] of [
    [() => move(id, 0, [first]), 'RUN_MOVED_ON'],
    [() => move(id, 2, [first]), 'RUN_MOVED_ON'],
    [() => move(id, 1, [UNDO, UNDO]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [12]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [65_535]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [...solution.slice(1), UNDO]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [-1]), 'INVALID_INPUT'],
    [() => move(id, 1, [UNDO], jan), 'RUN_NOT_FOUND'],
    [() => move(others, 0, [first]), 'RUN_NOT_FOUND'],
    [() => post(`/runs/${id}/moves`, { from: 1, inputs: [UNDO], score: 1 }, ola), 'INVALID_INPUT'],
    [() => post('/runs', { setup: { ...setup, map: 'Aa../Bb../..../....' } }, ola), 'INVALID_INPUT'],
    [() => post('/runs', { setup: { ...setup, par: 99 } }, ola), 'INVALID_INPUT'],
    [() => post('/runs', { setup: { ...setup, board: 'no-such' } }, ola), 'INVALID_INPUT'],
  ] as const) {
    expect(await call()).toBe(code)
    expect(await lengthOf(id)).toBe(length)
  }
  // of two devices at the same moment one slides
  const both = await Promise.all([move(id, 1, solution.slice(1, 2)), move(id, 1, [UNDO])])
  expect(both.filter((answer) => (answer as unknown) === 'RUN_MOVED_ON')).toHaveLength(1)
  const went = (await runOf(id)).inputs
  const left = went[1] === UNDO ? solution : solution.slice(2)
  expect(await move(id, 2, left)).toMatchObject({ is_over: true })
  expect(await move(id, 2 + left.length, [first])).toBe('RUN_OVER')
  await giveUp(others, jan)
  expect((await runOf(others)).ended).toMatchObject({ why: 'given_up', is_ranked: false })
})
