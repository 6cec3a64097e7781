import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { answerQuestion } from '@kredka/backend/adapters/replica/answer'
import { fillReplica } from '@kredka/backend/adapters/replica/fill'
import { readLog } from '@kredka/backend/audit/read-log'
import type { Parts } from '@kredka/backend/composition/container'
import { CATALOG, CLOCK, ENCRYPTION, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { EXAMPLE_QUESTIONS } from '@kredka/contracts/analysis/examples'
import { START } from '@kredka/contracts/kernel/ports'
import { RANKING, type RankingWeights } from '@kredka/contracts/offers/ranking'
import { ANSWER_BEFORE_MS, ANSWER_MS } from '@kredka/contracts/orders/rules'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { DEMO_NOW, demoDatabase } from '../proof/testing/demo-database.ts'
import { MASTER_KEY, partsOver } from '../proof/testing/product.ts'
import { ROOT } from '../terminal/root.ts'
import { events } from './events.ts'
import { loadReducer } from './replay/load-reducer.ts'
import { replayAll, resultOf } from './replay/replay.ts'
import { logSource } from './source/log-source.ts'
import type { EventSource } from './source/source.ts'
import { ask } from './sql/ask.ts'
import { withDatabaseOf } from './sql/command.ts'
import { compareRule } from './what-if/compare.ts'
import { expiryRule } from './what-if/expiry.ts'
import { loadRule, ownRule } from './what-if/load-rule.ts'
import { compareRankings } from './what-if/ranking.ts'

const document = await readFile(join(ROOT, 'ops/docs/analysts.md'), 'utf8')
const { signal } = new AbortController()
const options = { until: Number.POSITIVE_INFINITY, signal, onProgress: () => undefined }

let database: TestDatabase
let parts: Parts
let source: EventSource
beforeAll(async () => {
  database = await demoDatabase()
  parts = partsOver(database, DEMO_NOW)
  source = logSource(await parts.get(EVENT_STORE), await parts.get(ENCRYPTION))
}, 300_000)
afterAll(async () => {
  await parts.close()
  await database.drop()
})

/** The examples of a language, by the heading that they stand under. */
function examplesOf(language: string): readonly (readonly [string, string])[] {
  const sections = document.split(/^#+ /m).slice(1)
  return sections.flatMap((section) => {
    const title = section.slice(0, section.indexOf('\n'))
    const blocks = section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))
    return [...blocks].map(([, text = '']) => [title, text] as const)
  })
}

test('ANA-03 every question of the document has an answer in the demonstration', async () => {
  const examples = EXAMPLE_QUESTIONS.map(({ title, sql }) => [title.en, sql] as const)
  expect(examplesOf('sql')).toHaveLength(examples.length)
  const answers = new Map<string, number>()
  await withDatabaseOf(source, await parts.get(CATALOG), signal, (connect) =>
    connect([], async (connection) => {
      for (const [title, question] of examples) {
        const { columns, rows } = await ask(connection, question)
        let said = 0
        for await (const page of rows) said += page.filter((row) => row.every((value) => value !== '0')).length
        answers.set(title, columns.length > 1 ? said : 0)
      }
      const { rows } = await ask(connection, 'select count(*) from people where name is not null or email is not null')
      for await (const [row] of rows) expect(row).toEqual(['0'])
      return 0
    }),
  )
  expect([...answers].filter(([, said]) => said === 0)).toEqual([])
})

test('ANA-03 EVT-10 the copy that the page asks has nobody’s name or address, and draws every ready question', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-example-'))
  const [store, encryption, { definitions }] = [
    await parts.get(EVENT_STORE),
    await parts.get(ENCRYPTION),
    await parts.get(CATALOG),
  ]
  const answer = (sql: string) => answerQuestion({ folder, run_id: 'of-a-test', sql })
  try {
    const clock = await parts.get(CLOCK)
    await fillReplica({ folder, store, encryption, definitions, clock, signal, onProgress: () => undefined })
    const words: string[] = []
    for await (const page of readLog(store, START)) {
      for (const { type, data } of await encryption.openEvents(page)) {
        if (type === 'AccountRegistered') words.push(String(data['name']), String(data['email']))
      }
    }
    expect(words.length).toBeGreaterThan(100)
    const listed = words.map((word) => `('${word.replaceAll("'", "''")}')`).join(', ')
    const found = await answer(
      `select word, type from events, (values ${listed}) as words (word)
        where contains(concat_ws(' ', data, stream, actor), word)`,
    )
    expect(found).toMatchObject({ state: 'done', rows: [] })
    for (const { id, sql, chart } of EXAMPLE_QUESTIONS) {
      const { state, columns, rows } = await answer(sql)
      expect([id, state, rows.length > 0]).toEqual([id, 'done', true])
      const numbers = columns.filter(({ kind }) => kind === 'number').map(({ name }) => name)
      expect(numbers).toEqual(expect.arrayContaining(chart.y))
      if (chart.x !== null) expect(columns.map(({ name }) => name)).toContain(chart.x)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

const typescript = examplesOf('ts')
const isRule = ([, text]: readonly [string, string]) => text.includes('export const rule')
const commands = [...document.matchAll(/^ {4}npm run events -- (what-if (?:expiry|ranking) [^\n]*?)(?: {2,}.*)?$/gm)]

test.each(commands.map(([, text = '']) => text))('ANA-02 %s gives an answer of the demonstration', async (text) => {
  const said: string[] = []
  const log = jest.spyOn(console, 'log').mockImplementation((more: string) => void said.push(more))
  const given = { ...process.env }
  Object.assign(process.env, { NODE_ENV: 'test', DATABASE_URL: database.url, MASTER_KEY })
  try {
    expect(await events(text.split(' '), signal)).toBe(0)
  } finally {
    process.env = given
    log.mockRestore()
  }
  expect(said.join('\n')).toMatch(/^[1-9]\d* rows?$/m)
})

test('ANA-02 ORD-02 with the times that the site gives, the rule says of every order what the log says', async () => {
  const rule = ownRule('expiry', expiryRule({ within: ANSWER_MS, before: ANSWER_BEFORE_MS }))
  const rows = await compareRule(source, rule, options)
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20)
  expect(rows.filter(({ real, other }) => real !== other)).toEqual([])
})

test('ANA-02 OFR-04 other weights give another order, the real ones the real, and no table is left', async () => {
  const [store, encryption, pool] = [await parts.get(EVENT_STORE), await parts.get(ENCRYPTION), await parts.get(POOL)]
  const rank = (weights: RankingWeights) =>
    compareRankings({ store, encryption, pool }, RANKING, weights, { ...options, query: {} })
  const same = await rank(RANKING)
  expect(same.length).toBeGreaterThan(5)
  expect(same.filter(({ place, other_place }) => place !== other_place)).toEqual([])
  const none = { rating: 0, response: 0, attendance: 0, completeness: 0, free_time: 0, newcomer: 0 }
  const other = await rank({ ...none, free_time: 100 })
  expect(other.map(({ offer_id }) => offer_id)).toEqual(same.map(({ offer_id }) => offer_id))
  expect(other.some(({ place, other_place }) => place !== other_place)).toBe(true)
  expect(await rank(none).then((rows) => rows.every(({ other_points }) => other_points <= 0))).toBe(true)
  const left = await pool.query("select 1 from information_schema.schemata where schema_name like 'what_if%'")
  expect(left.rows).toEqual([])
})

test.each(typescript.filter(isRule))('ANA-02 the rule under %s differs from the demonstration', async (_, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-example-'))
  try {
    const path = join(folder, 'rule.ts')
    await writeFile(path, text)
    const [first] = await compareRule(source, await loadRule(path), options)
    expect(first?.real).not.toBe(first?.other)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each(typescript.filter((one) => !isRule(one)))(
  'ANA-02 the reducer under %s gives a result of the demonstration',
  async (_, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'kredka-example-'))
    try {
      const path = join(folder, 'reducer.ts')
      await writeFile(path, text)
      const reducer = await loadReducer(path, new Set((await parts.get(CATALOG)).definitions.keys()))
      const options = { by: 'day' as const, until: Number.POSITIVE_INFINITY, from: null, signal }
      const [replayed] = await replayAll(source, [reducer], { ...options, onProgress: () => undefined })
      const result = replayed === undefined ? {} : resultOf(reducer, 'day', replayed.states)
      expect(Object.keys(result ?? {}).length).toBeGreaterThan(3)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
