import { createHash, createHmac } from 'node:crypto'
import { deal } from '@kredka/contracts/games/engine/memory-1/memory'
import { idleMsOf } from '@kredka/contracts/games/rules'
import type { BoardView, OwnGamesView, RunView } from '@kredka/contracts/games/views'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { LedgerRowView, RankingView, RewardsView } from '@kredka/contracts/rewards/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, logIn, type TestPerson, testPerson } from './testing/people.ts'

let site: MovingSite
const { send, post, get } = callsOf(() => site)
let ola: TestPerson
let jan: TestPerson
const visitor = { headers: {} }
beforeAll(async () => {
  site = await movingSite()
  ola = await testPerson(site)
  jan = await testPerson(site)
})
afterAll(() => site.stop())

const setup = { game: 'memory', size: '4x3', set: 'capitals' } as const
const begin = async (who = ola) => (await post<{ id: string }>('/runs', { setup }, who)).id
type Moved = { readonly told: readonly (readonly number[])[]; readonly is_over: boolean }
const move = (id: string, from: number, inputs: readonly number[], who = ola) =>
  post<Moved>(`/runs/${id}/moves`, { from, inputs }, who)
const runOf = (id: string, who: Pick<TestPerson, 'headers'> = visitor) => get<RunView>(`/runs/${id}`, who)
const giveUp = (id: string, who = ola) => post(`/runs/${id}/give-up`, {}, who)
const board = (period = 'all', who: Pick<TestPerson, 'headers'> = visitor) =>
  get<BoardView>(`/games/memory/board?variant=4x3&period=${period}`, who)

async function lengthOf(id: string): Promise<number> {
  return (await site.tools.streams.read(streamOf('run', id))).length
}

/** Looks at each tile once, then clears the board from memory. @returns moves that it took */
async function playHonestly(id: string, who = ola): Promise<number> {
  const seen: number[] = []
  let inputs = 0
  for (let tile = 0; tile < 12; tile += 1) {
    const { told } = await move(id, inputs, [tile], who)
    seen.push(told[0]?.[0] ?? -1)
    inputs += 1
  }
  const { inputs: played, told } = await runOf(id, who)
  const found = new Set<number>()
  for (let n = 1; n < played.length; n += 2) {
    const [a = -1, b = -1] = [told[n - 1]?.[0], told[n]?.[0]]
    if (a >> 1 === b >> 1) found.add(a >> 1)
  }
  for (const pair of new Set(seen.map((face) => face >> 1))) {
    if (found.has(pair)) continue
    await move(id, inputs, [seen.indexOf(2 * pair), seen.indexOf(2 * pair + 1)], who)
    inputs += 2
  }
  return inputs / 2
}

test('GAM-02 GAM-06 a run is played move by move, comes to a score, a board, and a proof of its luck', async () => {
  const id = await begin()
  const before = await runOf(id)
  expect(before).toMatchObject({ state: 'running', inputs: [], told: [], secret: null, ended: null, is_own: false })
  const moves = await playHonestly(id)
  const run = await runOf(id, ola)
  expect(run).toMatchObject({ state: 'ended', is_own: true, ended: { why: 'done', is_ranked: true, score: moves } })
  // what anybody can check: the secret is the one that was bound, and the tiles lay as it says
  const secret = run.secret ?? ''
  expect(createHash('sha256').update(secret).digest('hex')).toBe(before.commitment)
  const digest = createHmac('sha256', secret).update('0').digest()
  const faces = deal(12, [0, 4, 8, 12].map((at) => digest.readUInt32BE(at)) as [number, number, number, number])
  expect(run.told.flat()).toEqual(run.inputs.map((tile) => faces[tile]))
  const { rows, own } = await board('day', ola)
  expect(rows).toMatchObject([{ place: 1, is_own: true, score: moves, run_id: id }])
  expect(rows[0]?.name).toMatch(/^Osoba /)
  expect(own).toMatchObject({ score: moves, run_id: id })
})

test('GAM-06 one run at a time: whoever begins again goes on, on every device', async () => {
  const [one, other] = await Promise.all([begin(jan), begin(jan)])
  expect(one).toBe(other)
  expect((await get<OwnGamesView>('/games/own', jan)).open).toEqual([{ game: 'memory', variant: '4x3', run_id: one }])
  await giveUp(one, jan)
  expect((await get<OwnGamesView>('/games/own', jan)).open).toEqual([])
  const next = await begin(jan)
  expect(next).not.toBe(one)
  await giveUp(next, jan)
})

test('GAM-06 forged inputs are refused with their codes, and nothing is appended', async () => {
  const id = await begin()
  const { told } = await move(id, 0, [5])
  expect(told).toHaveLength(1)
  const length = await lengthOf(id)
  for (const [call, code] of [
    [() => move(id, 0, [6]), 'RUN_MOVED_ON'],
    [() => move(id, 2, [6]), 'RUN_MOVED_ON'],
    [() => move(id, 1, [5]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [12]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, [12, 6]), 'RUN_IMPOSSIBLE'],
    [() => move(id, 1, []), 'INVALID_INPUT'],
    [() => move(id, 1, [-1]), 'INVALID_INPUT'],
    [() => move(id, 1, [0.5]), 'INVALID_INPUT'],
    [() => move(id, 1, [6], jan), 'RUN_NOT_FOUND'],
    [() => move('01jd0000000000000000000009', 0, [6]), 'RUN_NOT_FOUND'],
    [() => post(`/runs/${id}/moves`, { from: 1, inputs: [6], score: 1 }, ola), 'INVALID_INPUT'],
    [() => post(`/runs/${id}/moves`, { from: 1, inputs: [6], told: [[3]] }, ola), 'INVALID_INPUT'],
    [() => post(`/runs/${id}/moves`, { from: 1, inputs: [6] }, visitor), 'NOT_LOGGED_IN'],
    [() => giveUp(id, jan), 'RUN_NOT_FOUND'],
    [() => post(`/runs/${id}/pause`, {}, jan), 'RUN_NOT_FOUND'],
    [() => post(`/runs/${id}/resume`, {}, jan), 'RUN_NOT_FOUND'],
    [() => post(`/runs/${id}/pause`, {}, visitor), 'NOT_LOGGED_IN'],
    [() => post('/runs', { setup: { ...setup, set: 'no such' } }, ola), 'INVALID_INPUT'],
  ] as const) {
    expect(await call()).toBe(code)
    expect(await lengthOf(id)).toBe(length)
  }
  await giveUp(id)
  expect(await move(id, 1, [6])).toBe('RUN_OVER')
})

test('GAM-06 what was turned over stays so, though what came with it in the same request was impossible', async () => {
  const id = await begin()
  expect(await move(id, 0, [3, 3, 4])).toMatchObject({ told: [[expect.any(Number)]], is_over: false })
  expect((await runOf(id)).inputs).toEqual([3])
  expect(await move(id, 0, [4])).toBe('RUN_MOVED_ON')
  await giveUp(id)
})

test('GAM-06 the same request sent again is answered as the first time and plays once', async () => {
  const id = await begin()
  const body = { from: 0, inputs: [3] }
  const first = await send<Moved>(`/runs/${id}/moves`, body, ola, 'the-same-key')
  const again = await send<Moved>(`/runs/${id}/moves`, body, ola, 'the-same-key')
  expect(again).toEqual(first)
  // of two devices at the same moment one moves
  const both = await Promise.all([move(id, 1, [4]), move(id, 1, [7])])
  expect(both.filter((answer) => (answer as unknown) === 'RUN_MOVED_ON')).toHaveLength(1)
  expect((await runOf(id)).inputs).toHaveLength(2)
  await giveUp(id)
})

test('GAM-06 nothing that is hidden leaves the server before it is due', async () => {
  const id = await begin()
  const secret = site.tools.vault.luck.secretOf(id)
  const moved = await send<Moved>(`/runs/${id}/moves`, { from: 0, inputs: [0, 1, 2] }, ola)
  const sent = [moved, await runOf(id, ola), await runOf(id), await get('/games/own', ola), await board('all', ola)]
  for (const answer of sent) expect(JSON.stringify(answer)).not.toContain(secret)
  expect(moved.data?.told).toHaveLength(3)
  const { told } = await runOf(id)
  expect(told).toEqual(moved.data?.told)
  const log = JSON.stringify(await site.tools.streams.read(streamOf('run', id)))
  expect(log).not.toContain(secret)
  await giveUp(id)
  expect((await runOf(id)).secret).toBe(secret)
})

test('GAM-06 a better result takes the place of the best; whoever leaves is on no board', async () => {
  const zoe = await testPerson(site)
  const results: number[] = []
  for (let n = 0; n < 3; n += 1) results.push(await playHonestly(await begin(zoe), zoe))
  const best = Math.min(...results)
  expect((await board('week', zoe)).own?.score).toBe(best)
  expect((await get<OwnGamesView>('/games/own', zoe)).bests).toMatchObject([{ variant: '4x3', score: best }])
  const open = await begin(zoe)
  await forgetPerson(site, zoe.id)
  expect((await board('all')).rows.some(({ is_own }) => is_own)).toBe(false)
  expect((await board('all')).rows).toHaveLength(1)
  expect((await runOf(open)).player).toBeNull()
})

test('GAM-06 an idle run ends by itself; until then it waits, and its clock shows it', async () => {
  const id = await begin()
  await move(id, 0, [1])
  site.pass(idleMsOf('memory') - 60_000)
  ola = { ...ola, headers: await logIn(site, ola.id) }
  expect((await runOf(id)).state).toBe('running')
  await move(id, 1, [2])
  site.pass(idleMsOf('memory') + 1_000)
  await until(async () => (await runOf(id)).state === 'ended')
  expect((await runOf(id)).ended).toMatchObject({ why: 'expired', is_ranked: false })
  ola = { ...ola, headers: await logIn(site, ola.id) }
  // what is over stays over, whatever is asked of it
  const length = await lengthOf(id)
  for (const [path, body] of [
    ['moves', { from: 2, inputs: [3] }],
    ['pause', {}],
    ['resume', {}],
    ['give-up', {}],
  ] as const) {
    expect([path, await post(`/runs/${id}/${path}`, body, ola)]).toEqual([path, 'RUN_OVER'])
    expect(await lengthOf(id)).toBe(length)
  }
})

test('QUI-07 GAM-06 the first ranked result of a day in a game earns points, which rankings count; given up earns none', async () => {
  const eva = await testPerson(site)
  const pointsOf = async () => (await get<RewardsView>('/rewards', eva)).balance
  await giveUp(await begin(eva), eva)
  expect(await pointsOf()).toBe(0)
  const id = await begin(eva)
  await playHonestly(id, eva)
  expect(await pointsOf()).toBe(10)
  const [row] = await get<readonly LedgerRowView[]>('/rewards/ledger', eva)
  expect(row).toMatchObject({ kind: 'earned', type: 'game_run', points: 10, game: 'memory', run_id: id, quiz: null })
  await playHonestly(await begin(eva), eva)
  expect(await pointsOf()).toBe(10)
  expect((await get<RankingView>('/rankings?period=day', eva)).own).toMatchObject({ points: 10 })
})
