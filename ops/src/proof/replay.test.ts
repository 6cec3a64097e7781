import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { dropReadModels, startProductRunner, stopSettled, whenComplete } from '../load/read-models.ts'
import { askAll } from './testing/ask-all.ts'
import { fillLog, partsOver } from './testing/product.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
})
afterAll(() => database.drop())

/** What a process says that starts now, after it filled whatever read models were missing. */
async function answersOfNewProcess(prepare: (parts: Parts) => Promise<void>) {
  const parts = partsOver(database, '2026-06-01T08:00:00.000Z')
  try {
    await prepare(parts)
    const runner = await startProductRunner(parts)
    await whenComplete(parts, await (await parts.get(EVENT_STORE)).head()).finally(() => stopSettled(parts, runner))
    const { wired } = await parts.get(BACKEND)
    const queries = wired.queryHandlers.filter(({ reads }) => reads.length > 0).map(({ query }) => query.name)
    return { answers: await askAll(parts), queries }
  } finally {
    await parts.close()
  }
}

test('EVT-01 every read model dropped and replayed: every query answers as before', async () => {
  const before = await answersOfNewProcess(fillLog)
  const after = await answersOfNewProcess(dropReadModels)
  expect([...after.answers.keys()]).toEqual([...before.answers.keys()])
  for (const [key, value] of before.answers) expect([key, after.answers.get(key)]).toEqual([key, value])

  const full = [...before.answers].filter(([, value]) => isFull(value)).map(([key]) => key.split(' ')[0])
  expect(before.queries.filter((name) => !full.includes(name))).toEqual([])
}, 900_000)

/** A comparison of nothing with nothing would prove nothing. */
function isFull(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || isRejection(value)) return typeof value === 'number' && value > 0
  if ('rows' in value) return Array.isArray(value.rows) && value.rows.length > 0
  return Object.keys(value).length > 0
}
