import { dailyBoard } from '@kredka/contracts/games/daily'
import { exportRuns, getRunForStaff, listAllRuns } from '@kredka/contracts/games/endpoints'
import { runEvents as e } from '@kredka/contracts/games/events'
import { make } from '@kredka/contracts/kernel/events'
import { fileOf } from '../kernel/testing/file-of.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { runAdminQueryHandlers, runDocuments } from './admin-queries.ts'
import { gamesProjection } from './projection.ts'

const STAFF = { kind: 'admin', id: idOf('p', 9), role: 'support' } as const
const ANALYST = { kind: 'admin', id: idOf('p', 8), role: 'analyst' } as const
const [MAJA, ANTONI] = [1, 2] as const

const of = (n: number, player: number) =>
  ({ run_id: idOf('g', n), user_id: idOf('t', player), game: n === 3 ? 'snake2024' : 'memory' }) as const
const started = (n: number, player: number, variant = '4x3') =>
  make(e.RunStarted, {
    ...of(n, player),
    engine: 'memory-1',
    variant,
    setup: { size: '4x3', set: 'capitals' },
    commitment: 'a'.repeat(64),
    at: `2027-03-01T09:0${n}:00.000Z`,
  })
const ended = (n: number, player: number, is_ranked: boolean, variant = '4x3') =>
  make(e.RunEnded, {
    ...of(n, player),
    ...{ engine: 'memory-1', variant, why: 'done', is_ranked, score: 9, played_ms: 71_500, inputs: 18, hash: 1 },
  })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([gamesProjection, profilesProjection], runAdminQueryHandlers)
  const daily = dailyBoard('2027-03-01')
  await models.tell([
    person(MAJA, 'Maja Kowalska'),
    person(ANTONI, 'Antoni Zieliński'),
    ...[started(1, MAJA), ended(1, MAJA, true)],
    ...[started(2, ANTONI, daily), ended(2, ANTONI, false, daily)],
    started(3, MAJA),
  ])
})
afterEach(() => models.close())

async function listed(input: object = {}, viewer: typeof STAFF | typeof ANALYST = STAFF) {
  const { rows } = await models.page(listAllRuns, input, viewer)
  return rows.map(({ id, player, state, kind }) => [Number(id.slice(-5)), player.name, state, kind])
}

test('ADM-02 staff find runs by the player with a slip in it and by any id, and narrow them by game, result and kind', async () => {
  const [first, second, third] = [
    [1, 'Maja Kowalska', 'ranked', 'free'],
    [2, 'Antoni Zieliński', 'unranked', 'daily'],
    [3, 'Maja Kowalska', 'open', 'free'],
  ]
  expect(await listed()).toEqual([third, second, first])
  expect(await listed({ sort: 'started_at' })).toEqual([first, second, third])
  // what is not over has no score yet
  expect(await listed({ sort: '-score' })).toEqual([second, first, third])
  expect(await listed({ sort: 'score' })).toEqual([third, first, second])
  expect(await listed({ game: 'memory' })).toEqual([second, first])
  expect(await listed({ state: 'open' })).toEqual([third])
  expect(await listed({ state: 'ranked' })).toEqual([first])
  expect(await listed({ kind: 'daily' })).toEqual([second])
  expect(await listed({ q: 'Kowalsak' })).toEqual([third, first])
  expect(await listed({ q: idOf('g', 2) })).toEqual([second])
  expect(await listed({ q: 'nikt taki' })).toEqual([])
  expect(await listed({ page: 2, page_size: 2 })).toEqual([first])
})

test('ADM-02 one run says how it went and of which day it is', async () => {
  expect(await models.ask(getRunForStaff, { id: idOf('g', 2) }, STAFF)).toMatchObject({
    ...{ day: '2027-03-01', why: 'done', score: 9, played_ms: 71_500 },
  })
  expect(await models.ask(getRunForStaff, { id: idOf('g', 3) }, STAFF)).toMatchObject({
    ...{ day: null, why: null, score: null, ended_at: null },
  })
  expect(await models.ask(getRunForStaff, { id: idOf('g', 4) }, STAFF)).toMatchObject({ rejected: 'RUN_NOT_FOUND' })
})

test('ADM-07 who works with no people reads ids in place of players, and finds nobody by name', async () => {
  expect(await listed({ kind: 'daily' }, ANALYST)).toEqual([[2, idOf('t', ANTONI), 'unranked', 'daily']])
  expect(await listed({ q: 'Kowalska' }, ANALYST)).toEqual([])
})

test('ADM-02 the list of runs leaves as a table', async () => {
  const asked = { handlers: runDocuments, pool: models.pool, viewer: STAFF, now: Date.UTC(2027, 2, 2) }
  const { name, lines } = await fileOf(asked, exportRuns, { state: 'ranked' })
  expect(name).toBe('kredka-runs-2027-03-02.csv')
  expect(lines[1]).toContain(`${idOf('g', 1)};memory;4x3;${idOf('t', MAJA)};Maja Kowalska;free;;ranked;`)
})
