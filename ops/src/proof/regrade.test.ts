import type { Parts } from '@kredka/backend/composition/container'
import { ENCRYPTION, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { rescoreEvents } from '@kredka/contracts/attempts/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { START } from '@kredka/contracts/kernel/ports'
import { dumpTables } from '@kredka/projections/kernel/testing/dump'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { dropReadModels, startProductRunner, whenComplete } from '../load/read-models.ts'
import { killedWorker } from './testing/killed-worker.ts'
import { correctKey, planAttempts, playQuiz } from './testing/played-quiz.ts'
import { partsOver } from './testing/product.ts'
import { regradeFaults } from './testing/regrade-faults.ts'

/**
 * How many attempts follow a corrected key, more than two of the pages in which they do: `KREDKA_REGRADE=10000 npm test
 * -- unit regrade` takes some minutes.
 */
const ASKED = process.env['KREDKA_REGRADE']
const ATTEMPTS = Number(ASKED ?? 450)
/** How long a worker lives, and what it gets done before it dies, so that each of them leaves something half done. */
const LIFE = ATTEMPTS < 10_000 ? { ms: 0, done: Math.ceil(ATTEMPTS / 8) } : { ms: 3_000, done: 1 }
const LIMIT_MS = 1_800_000
const PAGE = 5_000
/** Read models that say what followed. */
const FOLLOWING = ['attempts', 'rewards', 'repetition', 'items', 'notifications']

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
})
afterAll(() => database.drop())

test(
  `QUI-11 QUI-07 QUI-08 EVT-05 ${ATTEMPTS} attempts follow a corrected key while worker after worker is killed: scores, points and due days are right, and whoever’s result changed is told once`,
  async () => {
    const attempts = planAttempts(ATTEMPTS)
    const worker = killedWorker(database)
    // policies begin at the log's head when they are first deployed
    await worker.begin()
    await withParts((parts) => playQuiz(parts, attempts))
    await worker.catchUp(LIMIT_MS)
    await worker.kill()
    await withParts(correctKey)

    const begun = performance.now()
    const killed = await worker.dieUntil(rescoreEvents.RescoreFinished.name, LIFE, LIMIT_MS)
    await worker.catchUp(LIMIT_MS)
    const seconds = Math.round((performance.now() - begun) / 1_000)
    await worker.end()
    if (ASKED !== undefined)
      console.info(`${ATTEMPTS} attempts followed in ${seconds} s, over ${killed} killed workers`)
    expect(killed).toBeGreaterThan(1)
    expect(regradeFaults(attempts, await withParts(readLog))).toEqual([])

    const followed = await withParts(fillRows)
    await withParts(dropReadModels)
    const replayed = await withParts(fillRows)
    for (const name of FOLLOWING) expect([name, followed.get(name)]).toEqual([name, replayed.get(name)])
    expect(Object.values(followed.get('repetition') ?? {}).flat().length).toBeGreaterThan(ATTEMPTS / 10)
  },
  LIMIT_MS,
)

async function withParts<T>(work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = partsOver(database)
  try {
    return await work(parts)
  } finally {
    await parts.close()
  }
}

async function readLog(parts: Parts): Promise<readonly Recorded[]> {
  const [store, encryption] = await Promise.all([parts.get(EVENT_STORE), parts.get(ENCRYPTION)])
  const log: Recorded[] = []
  for (let from = START; ; ) {
    const { events, next } = await store.readAll(from, PAGE)
    if (events.length === 0) return log
    log.push(...(await encryption.openEvents(events)))
    from = next
  }
}

/** Fills the read models up to the log's head. */
async function fillRows(parts: Parts) {
  const head = await (await parts.get(EVENT_STORE)).head()
  const runner = await startProductRunner(parts)
  await whenComplete(parts, head, LIMIT_MS).finally(() => runner.stop())
  const pool = await parts.get(POOL)
  return new Map(await Promise.all(FOLLOWING.map(async (name) => [name, await dumpTables(pool, { name })] as const)))
}
