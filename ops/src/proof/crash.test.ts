import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Parts } from '@kredka/backend/composition/container'
import { ENCRYPTION, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { START } from '@kredka/contracts/kernel/ports'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { dumpTables } from '@kredka/projections/kernel/testing/dump'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { appendCopy } from '../load/copies.ts'
import { dropReadModels, projectionsIn, startProductRunner, stopSettled, whenComplete } from '../load/read-models.ts'
import { demoDatabase } from './testing/demo-database.ts'
import { MASTER_KEY, partsOver } from './testing/product.ts'

const KILLS = 22
/** Events appended beside each projector, which has the log of the demonstration, 10,000 events, to read as well. */
const COPIED = 150
/** What a rebuild may take on a slow and busy machine. */
const WITHIN_MS = 600_000
const PROJECTOR = fileURLToPath(new URL('../load/projector.ts', import.meta.url))

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase()
})
afterAll(() => database.drop())

test(`EVT-05 the product's projector killed ${KILLS} times under load: rows and checkpoints equal a clean rebuild`, async () => {
  const crashed = await withParts(async (parts) => {
    expect(await killUnderLoad(parts, await opened(parts))).toBeGreaterThan(KILLS / 2)
    const rows = await completeDump(parts)
    await dropReadModels(parts)
    return rows
  })
  expect(crashed).toEqual(await withParts(completeDump))
}, 900_000)

async function withParts<T>(work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = partsOver(database)
  try {
    return await work(parts)
  } finally {
    await parts.close()
  }
}

/** Appends copies of the log all the while. @returns how many of the killed projectors had got anything done */
async function killUnderLoad(parts: Parts, original: readonly Recorded[]): Promise<number> {
  const copies = { store: await parts.get(EVENT_STORE), encryption: await parts.get(ENCRYPTION) }
  let moved = 0
  let copy = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const before = await passed()
    const child = startProjector()
    const load = appendCopy(copies, original.slice(0, COPIED), ++copy)
    // One in four dies while it starts and plans, the others at some moment while they write.
    await said(child, kill % 4 === 3 ? 'started' : 'committed')
    await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 150))
    child.kill('SIGKILL')
    await once(child, 'exit')
    // Who is dead leads no more: the proof is about the rows, not about the wait until that is noticed.
    await database.pool.query('update read_side.leases set holder = null')
    await load
    if ((await passed()) > before) moved++
  }
  return moved
}

function startProjector(): ChildProcess {
  return fork(PROJECTOR, [database.url, MASTER_KEY], { execArgv: ['--disable-warning=ExperimentalWarning'] })
}

function said(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => message === word && resolve())
    child.once('exit', () => reject(new Error('the projector ended by itself')))
  })
}

async function passed(): Promise<number> {
  const known = await database.pool.query(`select to_regclass('read_side.checkpoints') is not null as known`)
  if (!known.rows[0]?.known) return 0
  return (await readCheckpoints(database.pool)).reduce((sum, { events }) => sum + events, 0)
}

async function opened(parts: Parts): Promise<readonly Recorded[]> {
  const { events } = await (await parts.get(EVENT_STORE)).readAll(START, 10_000)
  return (await parts.get(ENCRYPTION)).openEvents(events)
}

/** Fills the read models up to the log's head: their rows, and where each of them stands. */
async function completeDump(parts: Parts): Promise<unknown> {
  const head = await (await parts.get(EVENT_STORE)).head()
  const runner = await startProductRunner(parts)
  await whenComplete(parts, head, WITHIN_MS).finally(() => stopSettled(parts, runner))
  const places = (await readCheckpoints(database.pool)).map(({ projection, slot, status, position, events }) => {
    return { projection, slot, status, position, events }
  })
  const rows = []
  for (const projection of await projectionsIn(parts)) rows.push(await dumpTables(database.pool, projection))
  return { places, rows }
}
