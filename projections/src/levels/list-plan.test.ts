import type { Query } from '@kredka/contracts/kernel/endpoints'
import { listLevels } from '@kredka/contracts/levels/endpoints'
import { listLevelsForStaff } from '@kredka/contracts/levels/staff-endpoints'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { rewardsProjection } from '../rewards/projection.ts'
import { levelStaffQueryHandlers } from './admin-queries.ts'
import { levelsProjection } from './projection.ts'
import { levelQueryHandlers } from './queries.ts'
import { MANY_LEVELS, MANY_LEVELS_SQL, REPORTED_EVERY, WORD_EVERY } from './testing/many-levels.ts'

const HANDLERS = [...levelQueryHandlers, ...levelStaffQueryHandlers]
/** Rows of tables for a page of twenty among 30 000 levels. */
const FEW = 3_000
const VISITOR = { kind: 'visitor' } as const
const ADMIN = { kind: 'admin', id: 'staff', role: 'owner' } as const
const PAGE = 20

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels([profilesProjection, rewardsProjection, levelsProjection], HANDLERS)
  await models.pool.query(MANY_LEVELS_SQL)
})
afterAll(() => models.close())

const PAGES: readonly (readonly [Query, object])[] = [
  [listLevels, {}],
  [listLevels, { page: 10 }],
  [listLevels, { sort: 'played' }],
  [listLevels, { sort: 'played', page: 10 }],
  [listLevels, { sort: 'hardest' }],
  [listLevels, { q: 'ogród' }],
  [listLevels, { q: 'og' }],
  [listLevels, { q: 'ogród', sort: 'hardest' }],
  [listLevels, { q: 'rzadki', sort: 'played' }],
  [listLevels, { q: 'żaden' }],
  [listLevelsForStaff, {}],
  [listLevelsForStaff, { page: 10 }],
  [listLevelsForStaff, { state: 'waiting' }],
  [listLevelsForStaff, { state: 'waiting', page: 4 }],
  [listLevelsForStaff, { state: 'listed' }],
  [listLevelsForStaff, { state: 'hidden' }],
  [listLevelsForStaff, { state: 'taken_down' }],
  [listLevelsForStaff, { q: 'rzadki' }],
  ...['published_at', '-published_at', 'state', '-state'].map((sort) => [listLevelsForStaff, { sort }] as const),
]

test.each(PAGES.map(([query, input]) => [query.name, input, query] as const))(
  'GAM-03 ADM-02 a page of drawn levels takes its rows from an index: %s %j',
  async (_, input, query) => {
    const handler = HANDLERS.find((one) => one.query === query)
    expect(await looksAt(models.pool, handler, input)).toBeLessThan(FEW)
  },
)

const idsOf = async (input: object, page = 1) =>
  (await models.page(listLevels, { ...input, page }, VISITOR)).rows.map(({ id }) => id)

test('GAM-03 each order is what it says, and goes on from page to page', async () => {
  expect((await idsOf({})).slice(0, 2)).toEqual([`l${MANY_LEVELS - 1}`, `l${MANY_LEVELS - 2}`])
  for (const sort of ['newest', 'played', 'hardest'] as const) {
    const all = await Promise.all([1, 2, 3].map((page) => idsOf({ sort }, page)))
    expect(new Set(all.flat()).size).toBe(3 * PAGE)
  }
  const { rows: played } = await models.page(listLevels, { sort: 'played' }, VISITOR)
  expect(new Set(played.map(({ tries }) => tries))).toEqual(new Set([96]))
  const { rows: hardest } = await models.page(listLevels, { sort: 'hardest' }, VISITOR)
  const eases = hardest.map(({ tries, clears }) => (clears + 1) / (tries + 2))
  expect(eases).toEqual(eases.toSorted((one, other) => one - other))
})

test('GAM-03 the newest with a word are all found, each once, and the list ends where nobody pages to', async () => {
  const found: string[] = []
  for (let page = 1; page < 5; page += 1) found.push(...(await idsOf({ q: 'rzadki' }, page)))
  const rare = MANY_LEVELS / WORD_EVERY.rzadki
  const expected = Array.from({ length: rare }, (_, n) => `l${MANY_LEVELS - (n + 1) * WORD_EVERY.rzadki}`)
  expect(found).toEqual(expected)
  expect([(await idsOf({}, 50)).length, await idsOf({}, 51)]).toEqual([PAGE, []])
  expect([(await idsOf({ q: 'ogród' }, 5)).length, await idsOf({ q: 'ogród' }, 6)]).toEqual([PAGE, []])
  // signs of a pattern mean themselves
  for (const q of ['%', '_', '\\']) expect(await idsOf({ q })).toEqual([])
})

test('GAM-03 ADM-02 staff see what was reported first, the newest on top, and then the rest', async () => {
  const at = async (page: number) =>
    (await models.page(listLevelsForStaff, { page }, ADMIN)).rows.map(({ id, reports }) => [id, reports])
  expect((await at(1))[0]).toEqual([`l${MANY_LEVELS - REPORTED_EVERY}`, 1])
  expect((await at(MANY_LEVELS / REPORTED_EVERY / PAGE + 1))[0]).toEqual([`l${MANY_LEVELS - 1}`, 0])
})
