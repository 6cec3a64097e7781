import type { Query } from '@kredka/contracts/kernel/endpoints'
import { listAllQuestions, listQuizRequests, listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { quizRequestQueryHandlers } from './admin-queries.ts'
import { quizzesProjection } from './projection.ts'
import { quizQueryHandlers } from './queries.ts'
import { MANY_QUIZZES, MANY_QUIZZES_SQL, WAITS_EVERY, WORD_EVERY } from './testing/many-quizzes.ts'

const HANDLERS = [...quizQueryHandlers, ...quizRequestQueryHandlers]
/** Rows of tables for a page of twenty among 30 000 quizzes. */
const FEW = 3_000
const VISITOR = { kind: 'visitor' } as const
const ADMIN = { kind: 'admin', id: 'staff', role: 'owner' } as const
const PAGE = 20

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels([profilesProjection, quizzesProjection], HANDLERS)
  await models.pool.query(MANY_QUIZZES_SQL)
})
afterAll(() => models.close())

const looked = (query: Query, input: object) =>
  looksAt(
    models.pool,
    HANDLERS.find((handler) => handler.query === query),
    input,
  )

const PAGES: readonly (readonly [Query, object])[] = [
  [listQuizzes, {}],
  [listQuizzes, { page: 10 }],
  [listQuizzes, { subject_id: 'subject7' }],
  [listQuizzes, { subject_id: 'subject7', sort: 'popular' }],
  [listQuizzes, { level: 'basic', difficulty: 3 }],
  [listQuizzes, { sort: 'easiest' }],
  [listQuizzes, { q: 'wszystko', sort: 'newest' }],
  [listQuizRequests, {}],
  [listQuizRequests, { page: 10 }],
  [listQuizRequests, { state: 'waiting' }],
  [listQuizRequests, { q: 'rzadki' }],
  ...['sent_at', '-sent_at', 'state', '-state'].map((sort) => [listQuizRequests, { sort }] as const),
  [listAllQuestions, {}],
  [listAllQuestions, { page: 10 }],
  [listAllQuestions, { q: 'rzadki' }],
  [listAllQuestions, { q: 'wszystko' }],
  [listQuizRequests, { q: 'wszystko', state: 'listed' }],
  [listAllQuestions, { subject_id: 'maths' }],
]

test.each(PAGES.map(([query, input]) => [query.name, input, query] as const))(
  'QUI-01 ADM-02 a page of quizzes or their questions reads its rows from an index: %s %j',
  async (_, input, query) => {
    const rows = await looked(query, input)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(FEW)
  },
)

test('QUI-01 a text is looked for among the newest or in the index of words, and nowhere else', async () => {
  expect(await looked(listQuizzes, { q: 'wszystko' })).toBeLessThan(FEW)
  const rows = await Promise.all(['setny', 'rzadki', 'żaden'].map((q) => looked(listQuizzes, { q })))
  for (const count of rows) expect(count).toBeLessThan(MANY_QUIZZES / 2)
})

/** All pages of a text. */
async function found(q: string): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { rows, has_next_page } = await models.page(listQuizzes, { q, page }, VISITOR)
    ids.push(...rows.map(({ id }) => id))
    if (!has_next_page) return ids
  }
}

test.each([
  ['wszystko', 80],
  ['setny', 80],
  ['rzadki', MANY_QUIZZES / WORD_EVERY.rzadki],
] as const)('QUI-01 the newest that fit a text are all found, each once: %s', async (word, count) => {
  const newest = Array.from({ length: count }, (_, n) => `q${MANY_QUIZZES - (n + 1) * WORD_EVERY[word]}`)
  expect(await found(word)).toEqual(newest)
})

test('QUI-01 the list ends where nobody pages to', async () => {
  const at = async (page: number) => (await models.page(listQuizzes, { page }, VISITOR)).rows.length
  expect([await at(50), await at(51), await at(10_000)]).toEqual([PAGE, 0, 0])
})

test('ADM-02 staff see those that wait first, the oldest on top, then the last that were sent', async () => {
  const waiting = MANY_QUIZZES / WAITS_EVERY
  const at = async (page: number) => (await models.page(listQuizRequests, { page }, ADMIN)).rows.map(({ id }) => id)
  expect((await at(1)).slice(0, 2)).toEqual(['q0', `q${WAITS_EVERY}`])
  const last = waiting / PAGE
  expect((await at(last)).at(-1)).toBe(`q${MANY_QUIZZES - WAITS_EVERY}`)
  expect((await at(last + 1)).slice(0, 2)).toEqual([`q${MANY_QUIZZES - 1}`, `q${MANY_QUIZZES - 2}`])
  const named = await models.page(listQuizRequests, { q: 'Osoba 299' }, ADMIN)
  expect(new Set(named.rows.map(({ author }) => author.id))).toEqual(new Set(['a299']))
})
