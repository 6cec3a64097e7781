import { randomOf } from '@kredka/contracts/games/engine/random'
import { seedOf } from '@kredka/contracts/games/engine/testing/replay'
import type { RunView } from '@kredka/contracts/games/views'
import { streamOf } from '@kredka/contracts/kernel/events'
import { LEVELS_MAX } from '@kredka/contracts/levels/rules'
import type { LevelReviewView, LevelView, OwnLevelView } from '@kredka/contracts/levels/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { DRAWN } from '../levels/testing/drawn.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'

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

const begin = async (drawn = DRAWN, who = ola) =>
  (await post<{ id: string }>('/my-levels', { name: 'Łąka', drawn }, who)).id
const own = (id: string, who = ola) => get<OwnLevelView>(`/my-levels/${id}`, who)
const levels = (query = '', who: Pick<TestPerson, 'headers'> = visitor) =>
  get<readonly LevelView[]>(`/levels${query}`, who)
async function lengthOf(id: string): Promise<number> {
  return (await site.tools.streams.read(streamOf('level', id))).length
}
/** To the first food, and down to the second. */
const CLEAR = [0, 0, 0, 3, 0, 0]

async function prove(id: string, who = ola): Promise<string> {
  const { id: run_id } = await post<{ id: string }>(`/my-levels/${id}/runs`, { pace: 'steps' }, who)
  await post(`/runs/${run_id}/moves`, { from: 0, inputs: CLEAR }, who)
  return run_id
}

async function publish(id: string): Promise<void> {
  await prove(id)
  await until(async () => (await own(id)).is_proven)
  await post(`/my-levels/${id}/publish`, { name: 'Łąka', revision: (await own(id)).revision }, ola)
}

test('GAM-03 a level is drawn, cleared by its author, published, and played ranked by somebody else', async () => {
  const id = await begin()
  const put = { revision: 0, ops: [{ op: 'put', sign: '#', cells: [0, 7] }] }
  expect(await post(`/my-levels/${id}/changes`, put, ola)).toEqual({ revision: 1 })
  expect(await own(id)).toMatchObject({ revision: 1, is_proven: false, state: 'draft', version: null })
  expect(await post(`/my-levels/${id}/publish`, { name: 'Łąka', revision: 1 }, ola)).toBe('LEVEL_UNPROVEN')
  await publish(id)
  const [listed] = await levels()
  expect(listed).toMatchObject({ id, version: 1, name: 'Łąka', food: 2, tries: 0, clears: 0, best_ms: null })
  expect(listed?.drawn.map.startsWith('#......#')).toBe(true)

  const setup = { game: 'snake2024', mode: 'level', pace: 'steps', level: `${id}.1` }
  const { id: run_id } = await post<{ id: string }>('/runs', { setup }, jan)
  await post(`/runs/${run_id}/moves`, { from: 0, inputs: CLEAR }, jan)
  const run = await get<RunView>(`/runs/${run_id}`, visitor)
  expect(run).toMatchObject({ variant: `own-${id}.1-steps`, ended: { score: 2, is_ranked: true } })
  const board = await get<{ rows: readonly unknown[] }>(`/games/snake2024/board?variant=${run.variant}&period=all`, jan)
  expect(board.rows).toMatchObject([{ place: 1, is_own: true, score: 2, run_id }])
  expect(await get(`/levels/${id}`, jan)).toMatchObject({ tries: 1, clears: 1, is_own: false })
})

test('GAM-03 what is somebody else’s draft cannot be seen, changed, played or published', async () => {
  const id = await begin()
  const ops = [{ op: 'speed', speed: 2 }]
  const length = await lengthOf(id)
  expect(await own(id, jan)).toBe('LEVEL_NOT_FOUND')
  for (const [path, body] of [
    ['', { name: 'Moja' }],
    ['/changes', { revision: 0, ops }],
    ['/runs', { pace: 'clock' }],
    ['/publish', { name: 'Moja', revision: 0 }],
    ['/unlist', {}],
    ['/remove', {}],
  ] as const) {
    expect([path, await post(`/my-levels/${id}${path}`, body, jan)]).toEqual([path, 'LEVEL_NOT_FOUND'])
  }
  const played = (level: string) =>
    post('/runs', { setup: { game: 'snake2024', mode: 'level', pace: 'clock', level } }, jan)
  expect(await played(`${id}.1`)).toBe('LEVEL_NOT_FOUND')
  for (const level of [`${id}.0`, id, `${id}.01`, 'own']) expect(await played(level)).toBe('INVALID_INPUT')
  expect(await get(`/levels/${id}`, ola)).toBe('LEVEL_NOT_FOUND')
  expect(await lengthOf(id)).toBe(length)
})

test('GAM-03 a clear of what was drawn before proves nothing, nor does a run that ate less than all', async () => {
  const id = await begin()
  const { id: stale } = await post<{ id: string }>(`/my-levels/${id}/runs`, { pace: 'steps' }, ola)
  await post(`/my-levels/${id}/changes`, { revision: 0, ops: [{ op: 'speed', speed: 8 }] }, ola)
  await post(`/runs/${stale}/moves`, { from: 0, inputs: CLEAR }, ola)
  const { id: short } = await post<{ id: string }>(`/my-levels/${id}/runs`, { pace: 'steps' }, ola)
  expect(short).not.toBe(stale)
  await post(`/runs/${short}/moves`, { from: 0, inputs: [0, 0, 0, 0, 0, 0] }, ola)
  await post(`/runs/${short}/moves`, { from: 6, inputs: [0] }, ola)
  expect(await post(`/my-levels/${id}/publish`, { name: 'Łąka', revision: 1 }, ola)).toBe('LEVEL_UNPROVEN')
  // nor do they stand on any board
  const variant = `own-${id}.0-steps`
  const { rows } = await get<{ rows: readonly unknown[] }>(`/games/snake2024/board?variant=${variant}&period=all`, ola)
  expect(rows).toEqual([])
})

test('GAM-03 a level with faults is not played, and what two windows draw at once is drawn once', async () => {
  const id = await begin({ ...DRAWN, map: DRAWN.map.replace('2', '.') })
  const put = (revision: number, sign: string, cell: number) =>
    post(`/my-levels/${id}/changes`, { revision, ops: [{ op: 'put', sign, cells: [cell] }] }, ola)
  expect(await put(0, '.', 12)).toEqual({ revision: 1 })
  expect(await post(`/my-levels/${id}/runs`, { pace: 'clock' }, ola)).toBe('LEVEL_FAULTY')
  expect(await put(0, '#', 3)).toBe('LEVEL_CHANGED')
  const both = await Promise.all([put(1, '1', 12), put(1, '1', 13)])
  expect(both.filter((answer) => answer === 'LEVEL_CHANGED')).toHaveLength(1)
})

test('GAM-03 hostile documents are refused or drawn with their faults, and no process minds', async () => {
  const id = await begin()
  let revision = 0
  const { below } = randomOf(seedOf(3))
  const signs = ['#', '.', '@', '1', 'z', 'Y', 'Z', '', '##', '\n', '🐍', 'ß']
  for (let n = 0; n < 120; n += 1) {
    const cells = Array.from({ length: below(4) }, () => below(80) - 2)
    const op = [
      { op: 'put', sign: signs[below(signs.length)], cells },
      { op: 'size', columns: below(40), rows: 8 + below(8) },
      { op: 'speed', speed: below(12) },
      { op: 'edges', open_edges: below(20) - 1 },
      { op: 'heading', heading: below(2) === 0 ? 'up' : 'forward' },
      { op: 'erase' },
    ][below(6)]
    const answer = await post<{ revision: number } | string>(`/my-levels/${id}/changes`, { revision, ops: [op] }, ola)
    if (typeof answer === 'string') expect(['INVALID_INPUT', 'LEVEL_PART_IMPOSSIBLE']).toContain(answer)
    else revision = answer.revision
    // it was begun by one event, and each change that was taken is one more
    expect(await lengthOf(id)).toBe(1 + revision)
  }
  expect(await own(id)).toMatchObject({ revision })
  const wide = { ...DRAWN, map: Array.from({ length: 8 }, () => '.'.repeat(33)).join('\n') }
  for (const drawn of [wide, { ...DRAWN, map: '@1' }, { ...DRAWN, map: '........\n.' }]) {
    expect(await post('/my-levels', { name: 'Łąka', drawn }, ola)).toBe('LEVEL_PART_IMPOSSIBLE')
  }
  for (const drawn of [
    { ...DRAWN, speed: 9 },
    { ...DRAWN, map: '🐍' },
    { ...DRAWN, owner: 'ola' },
  ]) {
    expect(await post('/my-levels', { name: 'Łąka', drawn }, ola)).toBe('INVALID_INPUT')
  }
})

test('GAM-03 one person has so many levels at once, and removing one makes room', async () => {
  const ewa = await testPerson(site)
  const ids = await Promise.all(Array.from({ length: LEVELS_MAX }, () => begin(DRAWN, ewa)))
  expect(await post('/my-levels', { name: 'Łąka', drawn: DRAWN }, ewa)).toBe('LEVELS_FULL')
  await post(`/my-levels/${ids[0]}/remove`, {}, ewa)
  await until(async () => typeof (await post('/my-levels', { name: 'Łąka', drawn: DRAWN }, ewa)) !== 'string')
})

test('GAM-03 reports hide a level until staff have looked; they leave it or take it down, and its author is told', async () => {
  const id = await begin()
  await publish(id)
  const readers = await Promise.all([jan, testPerson(site), testPerson(site), testPerson(site)])
  const report = (who: TestPerson) => post(`/levels/${id}/report`, { version: 1, kind: 'name', note: 'Obraża.' }, who)
  expect(await report(ola)).toBe('LEVEL_NOT_FOUND')
  for (const who of readers.slice(0, 2)) await report(who)
  expect(await get(`/levels/${id}`, jan)).toMatchObject({ id })
  await report(readers[2] ?? jan)
  expect(await get(`/levels/${id}`, jan)).toBe('LEVEL_NOT_FOUND')
  expect(await own(id)).toMatchObject({ state: 'hidden' })
  expect(await post(`/my-levels/${id}/publish`, { name: 'Łąka', revision: 0 }, ola)).toBe('LEVEL_NOT_POSSIBLE')

  const staff = { headers: (await testAdmin(site)).headers }
  expect(await get('/admin/levels?state=waiting', staff)).toMatchObject([{ id, state: 'hidden', reports: 3 }])
  expect(await get('/admin/levels', ola)).toBe('NOT_LOGGED_IN')
  expect(await post(`/admin/levels/${id}/clear`, { reason: 'W porządku' }, staff)).toBeNull()
  expect(await get(`/levels/${id}`, jan)).toMatchObject({ id })
  // those who were not right do not hide it again
  for (const who of readers.slice(0, 3)) await report(who)
  expect(await get(`/levels/${id}`, jan)).toMatchObject({ id })
  await report(readers[3] ?? jan)
  await post(`/admin/levels/${id}/take-down`, { reason: 'Napis ze ścian' }, staff)
  expect(await get(`/levels/${id}`, jan)).toBe('LEVEL_NOT_FOUND')
  expect(await own(id)).toMatchObject({ state: 'taken_down', reason: 'Napis ze ścian' })
  const { sent, history } = await get<LevelReviewView>(`/admin/levels/${id}`, staff)
  expect(sent).toHaveLength(4)
  expect(history.map(({ type, reason }) => [type, reason])).toEqual([
    ['LevelPublished', null],
    ['LevelHidden', null],
    ['LevelCleared', 'W porządku'],
    ['LevelTakenDown', 'Napis ze ścian'],
  ])
  await until(async () => {
    const notices = await get<readonly { readonly type: string }[]>('/notifications', ola)
    return ['level_hidden', 'level_cleared', 'level_taken_down'].every((type) =>
      notices.some((one) => one.type === type),
    )
  })
})
