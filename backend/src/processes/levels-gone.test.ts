import type { BoardView, RunView } from '@kredka/contracts/games/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { LevelView } from '@kredka/contracts/levels/views'
import { deletionDecider } from '../accounts/deletion.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { DRAWN } from '../levels/testing/drawn.ts'
import { callsOf } from './testing/calls.ts'
import { forgetPerson, type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** What becomes of a drawn level, and of those who play it, when its author is there no more (GAM-03, ADM-02). */
let site: TestSite
const { post, get } = callsOf(() => site)
let jan: TestPerson
let staff: Pick<TestPerson, 'headers'>
beforeAll(async () => {
  site = await testSite()
  jan = await testPerson(site)
  staff = { headers: (await testAdmin(site)).headers }
})
afterAll(() => site.stop())

const CLEAR = [0, 0, 0, 3, 0, 0]
const begin = (level: string, who = jan) =>
  post<{ id: string } | string>('/runs', { setup: { game: 'snake2024', mode: 'level', pace: 'steps', level } }, who)
const move = (id: string, from: number, inputs: readonly number[], who = jan) =>
  post<{ is_over: boolean } | string>(`/runs/${id}/moves`, { from, inputs }, who)
const listed = async (who: Pick<TestPerson, 'headers'> = jan) =>
  (await get<readonly LevelView[]>('/levels', who)).map(({ id }) => id)

/** A level that its author cleared and published. */
async function publishedLevel(author: TestPerson): Promise<string> {
  const { id } = await post<{ id: string }>('/my-levels', { name: 'Łąka', drawn: DRAWN }, author)
  const run = await post<{ id: string }>(`/my-levels/${id}/runs`, { pace: 'steps' }, author)
  await move(run.id, 0, CLEAR, author)
  await until(async () => (await get<{ is_proven: boolean }>(`/my-levels/${id}`, author)).is_proven)
  await post(`/my-levels/${id}/publish`, { name: 'Łąka', revision: 0 }, author)
  return id
}

/** Somebody begins it and goes half the way. */
async function halfPlayed(level_id: string, who: TestPerson): Promise<string> {
  const run = await begin(`${level_id}.1`, who)
  if (typeof run === 'string') throw new Error(run)
  await move(run.id, 0, CLEAR.slice(0, 3), who)
  return run.id
}

test('GAM-03 ADM-02 whose author is blocked is begun by nobody, is played to its end by who was at it, and comes back', async () => {
  const [ola, eva] = [await testPerson(site), await testPerson(site)]
  const level_id = await publishedLevel(ola)
  const run_id = await halfPlayed(level_id, jan)
  await post(`/admin/users/${ola.id}/block`, { reason: 'Obraża innych.' }, staff)
  expect(await listed()).not.toContain(level_id)
  expect(await get(`/levels/${level_id}`, jan)).toBe('LEVEL_NOT_FOUND')
  expect(await begin(`${level_id}.1`, eva)).toBe('LEVEL_NOT_FOUND')
  // what was begun is the player's: it goes on, also after a break, and counts
  expect(await begin(`${level_id}.1`)).toEqual({ id: run_id })
  expect(await move(run_id, 3, CLEAR.slice(3))).toMatchObject({ is_over: true })
  const run = await get<RunView>(`/runs/${run_id}`, jan)
  expect(run.ended).toMatchObject({ why: 'done', is_ranked: true, score: 2 })
  const board = `/games/snake2024/board?variant=${run.variant}&period=all`
  expect((await get<BoardView>(board, jan)).rows).toMatchObject([{ run_id, is_own: true }])
  expect(await begin(`${level_id}.1`)).toBe('LEVEL_NOT_FOUND')
  await post(`/admin/users/${ola.id}/unblock`, { reason: 'Przeprasza.' }, staff)
  expect(await get(`/levels/${level_id}`, jan)).toMatchObject({ id: level_id, tries: 1, clears: 1 })
  expect(await begin(`${level_id}.1`, eva)).toEqual({ id: expect.any(String) })
})

test('GAM-03 ACC-08 whose author leaves is begun by nobody from the day on which the account is about to go', async () => {
  const ewa = await testPerson(site)
  const level_id = await publishedLevel(ewa)
  const due_at = new Date(site.tools.clock.now() + 30 * DAY).toISOString()
  const { write } = site.tools
  for (const command of [
    { do: 'request', user_id: ewa.id } as const,
    { do: 'schedule', user_id: ewa.id, due_at } as const,
  ]) {
    await write.execute(deletionDecider, ewa.id, command, testContext(site, 'accounts.confirm_deletion'))
  }
  expect(await listed()).not.toContain(level_id)
  expect(await begin(`${level_id}.1`)).toBe('LEVEL_NOT_FOUND')
})

test('GAM-03 EVT-10 whose author is forgotten is begun by nobody, and a run of it keeps what was played', async () => {
  const [iga, leo] = [await testPerson(site), await testPerson(site)]
  const level_id = await publishedLevel(iga)
  const run_id = await halfPlayed(level_id, leo)
  await forgetPerson(site, iga.id)
  expect(await begin(`${level_id}.1`)).toBe('LEVEL_NOT_FOUND')
  expect(await get(`/levels/${level_id}`, jan)).toBe('LEVEL_NOT_FOUND')
  expect(await move(run_id, 3, CLEAR.slice(3), leo)).toMatchObject({ is_over: true })
  expect((await get<RunView>(`/runs/${run_id}`, leo)).ended).toMatchObject({ is_ranked: true, score: 2 })
  for (const table of ['levels', 'versions', 'clears']) {
    const rows = `select 1 from levels.${table} where level_id = $1`
    await until(async () => (await site.database.pool.query(rows, [level_id])).rowCount === 0)
  }
})
