import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { backup } from '../backup/backup.ts'
import { eventsIn, inEnvironment, soundnessOf } from '../backup/testing/backed-up-site.ts'
import { dropReadModels, startProductRunner, stopSettled, whenComplete } from '../load/read-models.ts'
import { restore } from '../restore/restore.ts'
import { askAll } from './testing/ask-all.ts'
import { DEMO_NOW, demoDatabase } from './testing/demo-database.ts'
import { appendSamples, decideFault, partsOver } from './testing/product.ts'

/** What a rebuild may take on a slow and busy machine. */
const WITHIN_MS = 600_000

type Answers = Awaited<ReturnType<typeof answersOfNewProcess>>

let database: TestDatabase
let before: Answers
beforeAll(async () => {
  database = await demoDatabase()
  before = await answersOfNewProcess(database, async (parts) => {
    await appendSamples(parts)
    await decideFault(parts)
  })
}, 900_000)
afterAll(() => database.drop())

/** What a process says that starts now, after it filled whatever read models were missing. */
async function answersOfNewProcess(
  over: TestDatabase,
  prepare: (parts: Parts) => Promise<void> = async () => undefined,
) {
  const parts = partsOver(over, DEMO_NOW)
  try {
    await prepare(parts)
    const runner = await startProductRunner(parts)
    const head = await (await parts.get(EVENT_STORE)).head()
    await whenComplete(parts, head, WITHIN_MS).finally(() => stopSettled(parts, runner))
    const { wired } = await parts.get(BACKEND)
    const queries = wired.queryHandlers.filter(({ reads }) => reads.length > 0).map(({ query }) => query.name)
    return { answers: await askAll(parts), queries }
  } finally {
    await parts.close()
  }
}

test('EVT-01 every read model dropped and replayed: every query answers as before', async () => {
  const after = await answersOfNewProcess(database, dropReadModels)
  expectSame(after)

  const full = [...before.answers].filter(([, value]) => isFull(value)).map(([key]) => key.split(' ')[0])
  expect(before.queries.filter((name) => !full.includes(name))).toEqual([])
}, 900_000)

test('OPS-06 backed up and restored elsewhere: every query answers as before, and the log verifies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-backup-'))
  const elsewhere = await testDatabase({ template: 'site' })
  const going = new AbortController().signal
  try {
    expect(await inEnvironment(database, () => backup(['--to', folder], going))).toBe(0)
    expect(await inEnvironment(elsewhere, () => restore(['--from', folder], going))).toBe(0)
    expectSame(await answersOfNewProcess(elsewhere))
    expect((await soundnessOf(elsewhere)).identity).toBe((await soundnessOf(database)).identity)
    expect(await eventsIn(elsewhere)).toEqual(await eventsIn(database))
  } finally {
    await elsewhere.drop()
    await rm(folder, { recursive: true })
  }
}, 900_000)

function expectSame({ answers }: Answers): void {
  expect([...answers.keys()]).toEqual([...before.answers.keys()])
  for (const [key, value] of before.answers) expect([key, answers.get(key)]).toEqual([key, value])
}

/** A comparison of nothing with nothing would prove nothing. */
function isFull(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || isRejection(value)) return typeof value === 'number' && value > 0
  if ('rows' in value) return Array.isArray(value.rows) && value.rows.length > 0
  return Object.keys(value).length > 0
}
