import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { LEAD_IN_MS } from '@kredka/contracts/games/rules'
import { levelOf } from '@kredka/contracts/games/snake/levels/levels'
import type { BoardView, OwnGamesView, RunView } from '@kredka/contracts/games/views'
import { streamOf } from '@kredka/contracts/kernel/events'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testPerson } from './testing/people.ts'

let site: MovingSite
const { send, post, get } = callsOf(() => site)
let ola: TestPerson
let jan: TestPerson
beforeAll(async () => {
  site = await movingSite()
  ola = await testPerson(site)
  jan = await testPerson(site)
})
afterAll(() => site.stop())

type Moved = { readonly told: readonly (readonly number[])[]; readonly is_over: boolean }
const classic = { game: 'snake2024', mode: 'classic', pace: 'clock', speed: 8, edges: 'closed' } as const
const first = { game: 'snake2024', mode: 'level', pace: 'clock', level: 'first-bite' } as const
const begin = async (setup: object = classic, who = ola) => (await post<{ id: string }>('/runs', { setup }, who)).id
const move = (id: string, from: number, inputs: readonly number[], who = ola) =>
  post<Moved>(`/runs/${id}/moves`, { from, inputs }, who)
const runOf = (id: string, who: Pick<TestPerson, 'headers'> = { headers: {} }) => get<RunView>(`/runs/${id}`, who)
const giveUp = (id: string, who = ola) => post(`/runs/${id}/give-up`, {}, who)
const lengthOf = async (id: string) => (await site.tools.streams.read(streamOf('run', id))).length

test('GAM-03 GAM-06 a level is played as the server has it, and its end stands on its own board', async () => {
  await site.still(async () => {
    const id = await begin(first)
    const { setup } = await runOf(id)
    expect(setup['map']).toBe(levelOf('first-bite')?.map)
    site.pass(LEAD_IN_MS + 1_000)
    expect(await move(id, 0, [inputOf(60)])).toMatchObject({ is_over: false })
    // straight on, into the wall
    site.pass(2_000)
    expect(await move(id, 1, [inputOf(120)])).toMatchObject({ is_over: true })
    const { ended } = await runOf(id)
    expect(ended?.why).toBe('done')
  })
  const board = await get<BoardView>('/games/snake2024/board?variant=level-first-bite&period=all', ola)
  const own = await get<OwnGamesView>('/games/own', ola)
  expect(board.rows.length).toBe(own.bests.length)
})

test('GAM-06 forged play is refused with its codes, and nothing is appended', async () => {
  await site.still(async () => {
    const id = await begin()
    const others = await begin(classic, jan)
    const { told } = await move(id, 0, [inputOf(0)])
    expect(told[0]).toHaveLength(3)
    site.pass(LEAD_IN_MS + 1_000)
    await move(id, 1, [inputOf(60)])
    const length = await lengthOf(id)
    for (const [call, code] of [
      [() => move(id, 2, [inputOf(60)]), 'RUN_TOO_EARLY'],
      [() => move(id, 1, [inputOf(5)]), 'RUN_MOVED_ON'],
      [() => move(id, 3, [inputOf(5)]), 'RUN_MOVED_ON'],
      [() => move(id, 2, [inputOf(5, 3)]), 'RUN_IMPOSSIBLE'],
      [() => move(id, 2, [inputOf(5)], jan), 'RUN_NOT_FOUND'],
      [() => move(others, 0, [inputOf(0)]), 'RUN_NOT_FOUND'],
      [() => post(`/runs/${id}/moves`, { from: 2, inputs: [inputOf(5)], told: [[1]] }, ola), 'INVALID_INPUT'],
      [() => post(`/runs/${id}/moves`, { from: 2, inputs: [inputOf(5)], score: 9 }, ola), 'INVALID_INPUT'],
      [() => post('/runs', { setup: { ...first, map: '@1' } }, ola), 'INVALID_INPUT'],
      [() => post('/runs', { setup: { ...first, level: 'no-such' } }, ola), 'INVALID_INPUT'],
      [() => post('/runs', { setup: { ...classic, speed: 9 } }, ola), 'INVALID_INPUT'],
    ] as const) {
      expect(await call()).toBe(code)
      expect(await lengthOf(id)).toBe(length)
    }
    // of two devices at the same moment one goes on
    const both = await Promise.all([move(id, 2, [inputOf(1)]), move(id, 2, [inputOf(2)])])
    expect(both.filter((answer) => (answer as unknown) === 'RUN_MOVED_ON')).toHaveLength(1)
    site.pass(5_000)
    expect(await move(id, 3, [inputOf(5)])).toBe('RUN_TOO_LATE')
    expect(await lengthOf(id)).toBe(length + 1)
    await giveUp(id)
    await giveUp(others, jan)
  })
})

test('GAM-06 whoever was cut off takes a break and goes on at the same tick with the same food', async () => {
  await site.still(async () => {
    const id = await begin()
    await move(id, 0, [inputOf(0)])
    site.pass(LEAD_IN_MS + 500)
    const body = { from: 1, inputs: [inputOf(30)] }
    const sent = await send<Moved>(`/runs/${id}/moves`, body, ola, 'snake-same-key')
    const before = await runOf(id, ola)
    site.pass(60_000)
    expect(await move(id, 2, [inputOf(30)])).toBe('RUN_TOO_LATE')
    await post(`/runs/${id}/pause`, {}, ola)
    await post(`/runs/${id}/resume`, {}, ola)
    // the chunk from before the break, sent again: answered as the first time, and played once
    expect(await send<Moved>(`/runs/${id}/moves`, body, ola, 'snake-same-key')).toEqual(sent)
    site.pass(LEAD_IN_MS + 500)
    await move(id, 2, [inputOf(30)])
    const after = await runOf(id, ola)
    expect(after.inputs).toEqual([...before.inputs, inputOf(30)])
    expect(after.told.slice(0, 2)).toEqual(before.told)
    await giveUp(id)
    expect((await runOf(id)).ended).toMatchObject({ why: 'given_up', played_ms: 1_000 })
  })
})
