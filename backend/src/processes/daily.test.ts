import { dailyBoard, dailyCloses, dailyEnds } from '@kredka/contracts/games/daily'
import type { DailyView, OwnGamesView, RunView } from '@kredka/contracts/games/views'
import { HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { LedgerRowView, RankingView, RewardsView } from '@kredka/contracts/rewards/views'
import { dailyLuckOf, dailyRunIdOf, dailyTurnOf } from '../games/daily.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, logIn, type TestPerson, testPerson } from './testing/people.ts'

// a day of memory, and the next one of cats
const DAY_ONE = '2027-03-01'
const TILES = 36

let site: MovingSite
let ola: TestPerson
let jan: TestPerson
const { post, get } = callsOf(() => site)
const visitor = { headers: {} }
beforeAll(async () => {
  site = await movingSite()
  ola = await testPerson(site)
  // somebody who sees the board otherwise
  do jan = await testPerson(site)
  while (dailyTurnOf(jan.id, DAY_ONE) === dailyTurnOf(ola.id, DAY_ONE))
})
afterAll(() => site.stop())

type Who = Pick<TestPerson, 'headers'>
const start = async (who: Who) => (await post<{ id: string }>('/games/daily/runs', {}, who)).id
type Moved = { readonly told: readonly (readonly number[])[]; readonly is_over: boolean }
const move = (id: string, from: number, inputs: readonly number[], who: Who) =>
  post<Moved>(`/runs/${id}/moves`, { from, inputs }, who)
const daily = (who: Who = visitor) => get<DailyView>('/games/daily', who)
const runOf = (id: string, who: Who) => get<RunView>(`/runs/${id}`, who)
const lengthOf = async (id: string) => (await site.tools.streams.read(streamOf('run', id))).length
const pointsOf = async (who: Who) => (await get<RewardsView>('/rewards', who)).balance

/** Turns all tiles over, then clears the board. */
async function clear(id: string, who: Who): Promise<readonly number[]> {
  const begun = (await runOf(id, who)).inputs.length
  const all = Array.from({ length: TILES }, (_, tile) => tile)
  const { told } = await move(id, begun, all.slice(begun), who)
  const faces = [...(await runOf(id, who)).told.slice(0, begun), ...told].map(([face = -1]) => face)
  const found = new Set(all.filter((tile) => (faces[tile & ~1] ?? -1) >> 1 === (faces[tile | 1] ?? -2) >> 1))
  const pairs = all.filter((tile) => !found.has(tile)).toSorted((a, b) => (faces[a] ?? 0) - (faces[b] ?? 0))
  await move(id, TILES, pairs, who)
  return faces
}

test('GAM-04 a run is begun once a day, on whichever device, resumed where it stood, and never anew', async () => {
  expect(await daily()).toMatchObject({ today: { day: DAY_ONE, game: 'memory', rows: [], players: 0, run: null } })
  const [one, other] = await Promise.all([start(ola), start(ola)])
  expect(one).toBe(other)
  await move(one, 0, [0, 1, 2], ola)
  expect(await start(ola)).toBe(one)
  expect((await runOf(one, ola)).inputs).toEqual([0, 1, 2])
  expect((await daily(ola)).today.run).toEqual({ run_id: one, is_open: true, result: null })
  // beside the runs of the game itself
  expect((await get<OwnGamesView>('/games/own', ola)).open).toEqual([])
  // two devices at the same moment: one of them moves
  const both = await Promise.all([move(one, 3, [3], ola), move(one, 3, [3], ola)])
  expect(both.filter((answer) => (answer as unknown) === 'RUN_MOVED_ON')).toHaveLength(1)
})

test('GAM-04 forgery is refused, and nothing is appended', async () => {
  const id = dailyRunIdOf(ola.id, DAY_ONE)
  const length = await lengthOf(id)
  const setup = { game: 'memory', size: '6x6', set: 'shapes' }
  for (const [call, code] of [
    [() => move(id, 4, [5], jan), 'RUN_NOT_FOUND'],
    [() => runOf(id, jan), 'RUN_OF_TODAY'],
    [() => runOf(id, visitor), 'RUN_OF_TODAY'],
    [() => post('/games/daily/runs', {}, visitor), 'NOT_LOGGED_IN'],
    [() => post('/games/daily/runs', { day: '2027-03-02' }, ola), 'INVALID_INPUT'],
    [() => post('/games/daily/runs', { turn: 3 }, ola), 'INVALID_INPUT'],
    [() => post('/runs', { setup: { ...setup, turn: 3 } }, ola), 'INVALID_INPUT'],
    [() => move(dailyRunIdOf(ola.id, '2027-03-02'), 0, [0], ola), 'RUN_NOT_FOUND'],
    [() => move(id, 3, [5], ola), 'RUN_MOVED_ON'],
  ] as const) {
    expect(await call()).toBe(code)
    expect(await lengthOf(id)).toBe(length)
  }
  expect(await lengthOf(dailyRunIdOf(ola.id, '2027-03-02'))).toBe(0)
})

test('GAM-04 QUI-07 everybody has the same board, each turned, a place on it, and points once; the key stays hidden', async () => {
  const janRun = await start(jan)
  const { commitment } = await runOf(janRun, jan)
  expect(commitment).toBe((await runOf(dailyRunIdOf(ola.id, DAY_ONE), ola)).commitment)
  const [mine, theirs] = [await clear(await start(ola), ola), await clear(janRun, jan)]
  expect(mine).not.toEqual(theirs)
  const { secret } = dailyLuckOf(site.tools.vault, DAY_ONE)
  const ended = await runOf(janRun, jan)
  expect(ended).toMatchObject({ state: 'ended', secret: null, ended: { why: 'done', is_ranked: true } })
  const log = JSON.stringify(await site.tools.streams.read(streamOf('run', janRun)))
  expect(`${log}${JSON.stringify([ended, await daily(jan)])}`).not.toContain(secret)
  const { today } = await daily(jan)
  expect(today).toMatchObject({ players: 2, run: { run_id: janRun, is_open: false } })
  expect(today.rows).toHaveLength(2)
  expect(today.run?.result?.place).toBe(today.rows.find(({ is_own }) => is_own)?.place)
  expect(await pointsOf(jan)).toBe(20)
  const [row] = await get<readonly LedgerRowView[]>('/rewards/ledger', jan)
  expect(row).toMatchObject({ type: 'daily_challenge', points: 20, game: 'memory', run_id: janRun })
  expect((await get<RankingView>('/rankings?period=day', jan)).own).toMatchObject({ points: 20 })
  // what is over stays over, and stands on no other board
  expect(await start(jan)).toBe(janRun)
  expect(await move(janRun, TILES, [0], jan)).toBe('RUN_OVER')
  expect((await get<OwnGamesView>('/games/own', jan)).bests).toEqual([])
  expect(await pointsOf(jan)).toBe(20)
})

test('GAM-04 midnight passes: what was begun before counts for its day for an hour, and then all is shown', async () => {
  const [eva, zoe] = [await testPerson(site), await testPerson(site)]
  site.pass(dailyEnds(DAY_ONE) - site.tools.sharedClock.now() - 2 * MINUTE)
  const again = async (who: TestPerson) => ({ ...who, headers: await logIn(site, who.id) })
  const [late, later] = [await again(eva), await again(zoe)]
  const [run, left] = [await start(late), await start(later)]
  site.pass(3 * MINUTE)
  const { today, yesterday } = await daily(late)
  expect(today).toMatchObject({ day: '2027-03-02', game: 'cats-board', run: null, rows: [] })
  expect(yesterday).toMatchObject({ day: DAY_ONE, is_closed: false, run: { run_id: run, is_open: true } })
  await clear(run, late)
  expect((await daily(late)).yesterday).toMatchObject({ players: 3, run: { is_open: false } })
  const [row] = await get<readonly LedgerRowView[]>('/rewards/ledger', late)
  expect(row).toMatchObject({ type: 'daily_challenge', points: 20 })
  // it counts for the day of its beginning, and the new day has a run of its own
  expect((await get<RankingView>('/rankings?period=day', late)).own).toBeNull()
  expect(await start(late)).not.toBe(run)
  expect((await runOf(run, late)).secret).toBeNull()
  site.pass(HOUR)
  const someone = await again(zoe)
  expect(await move(left, 0, [0], someone)).toBe('RUN_OVER')
  const { secret } = dailyLuckOf(site.tools.vault, DAY_ONE)
  for (const one of [run, left]) await until(async () => (await runOf(one, visitor)).secret === secret)
  expect((await runOf(left, visitor)).ended).toMatchObject({ why: 'expired', is_ranked: false })
  expect(await pointsOf(someone)).toBe(0)
  expect((await daily()).yesterday.is_closed).toBe(true)
  expect(dailyCloses(DAY_ONE)).toBeLessThan(site.tools.sharedClock.now())
})

test('GAM-04 EVT-10 whoever leaves stands on no board of a day', async () => {
  await forgetPerson(site, ola.id)
  await until(async () => (await daily()).yesterday.players === 2)
  const kept = 'select 1 from games.daily_runs where user_id = $1'
  expect((await site.database.pool.query(kept, [ola.id])).rowCount).toBe(0)
  const board = `/games/memory/board?variant=${dailyBoard(DAY_ONE)}&period=all`
  expect((await get<{ readonly rows: readonly unknown[] }>(board, visitor)).rows).toHaveLength(2)
})
