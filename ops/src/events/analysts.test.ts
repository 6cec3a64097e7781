import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, CATALOG, ENCRYPTION, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { partsOver } from '../proof/testing/product.ts'
import { seedDemo } from '../seed/demo.ts'
import { ROOT } from '../terminal/root.ts'
import { loadReducer } from './replay/load-reducer.ts'
import { replayAll, resultOf } from './replay/replay.ts'
import { logSource } from './source/log-source.ts'
import type { EventSource } from './source/source.ts'
import { ask } from './sql/ask.ts'
import { withDatabaseOf } from './sql/command.ts'

const document = await readFile(join(ROOT, 'ops/docs/analysts.md'), 'utf8')
const { signal } = new AbortController()

let database: TestDatabase
let parts: Parts
let source: EventSource
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  parts = partsOver(database, '2026-06-01T08:00:00.000Z')
  const { tools, wired } = await parts.get(BACKEND)
  await seedDemo({ ...tools, policies: wired.policies, now: tools.clock.now(), progress: () => undefined })
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
  const examples = examplesOf('sql')
  expect(examples.length).toBeGreaterThanOrEqual(6)
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

test.each(examplesOf('ts'))('ANA-02 the reducer under %s gives a result of the demonstration', async (_, text) => {
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
})
