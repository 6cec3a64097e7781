import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type TestDatabase, testDatabase } from '../postgres/testing/database.ts'
import { SILENT } from '../postgres/testing/server.ts'
import { migrateReadSide, readCheckpoints } from './checkpoints.ts'
import { startProjectionRunner } from './runner.ts'
import { bookingEvent, bookings, takings } from './testing/bookings.ts'
import { dumpTables } from './testing/dump.ts'
import { growingLog, openPlain } from './testing/memory-log.ts'

const KILLS = 22
const RATE = 6_000
const databases: TestDatabase[] = []
afterAll(async () => {
  for (const { drop } of databases) await drop()
})

async function database(): Promise<TestDatabase> {
  const made = await testDatabase()
  databases.push(made)
  await migrateReadSide(made.pool)
  return made
}

const program = new URL('./testing/runner-process.ts', import.meta.url).pathname

/**
 * Starts a worker over a log that grows from `first` events and kills it some time after it said `word`. Its lease is
 * given up for it: the proof is about the rows, not about the wait.
 */
async function killed({ url, pool }: TestDatabase, first: number, word: string, after: number): Promise<void> {
  const args = [program, url, first, RATE, first + RATE * 4].map(String)
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (said) => {
      if (String(said).includes(word)) resolve()
    })
  })
  await sleep(after)
  child.kill('SIGKILL')
  await exit
  await pool.query('update read_side.leases set holder = null')
}

/** Runs a runner in this process until all read models have passed `length` events. */
async function complete({ pool }: TestDatabase, length: number): Promise<void> {
  const log = growingLog({ length: () => length, at: bookingEvent })
  const clock = { now: () => Date.now() }
  const projections = [bookings, takings]
  const context = { pool, events: log, open: openPlain, clock, log: SILENT, projections }
  const runner = startProjectionRunner({ ...context, holder: 'the last' })
  const isDone = async () => {
    const rows = await readCheckpoints(pool)
    return rows.length === 2 && rows.every(({ status, position }) => status === 'live' && position === String(length))
  }
  await new Promise<void>((resolve, reject) => {
    runner.onCommit(() => {
      isDone().then((done) => done && resolve(), reject)
    })
  })
  await runner.stop()
}

test(`EVT-05 after kill -9 at ${KILLS} moments under load, rows and checkpoints equal a clean rebuild`, async () => {
  const crashed = await database()
  let seed = 7
  let movedBy = 0
  for (let kill = 0; kill < KILLS; kill++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const before = await passed(crashed)
    // One in four dies while it starts and plans, the others while they write.
    if (kill % 4 === 3) await killed(crashed, before + 300, 'started', seed % 150)
    else await killed(crashed, before + 300, 'committed', seed % 150)
    if ((await passed(crashed)) > before) movedBy += 1
  }
  expect(movedBy).toBeGreaterThan(KILLS / 2)
  const length = (await passed(crashed)) + 1_000
  const clean = await database()
  await complete(clean, length)
  await complete(crashed, length)
  for (const projection of [bookings, takings]) {
    expect(await dumpTables(crashed.pool, projection)).toEqual(await dumpTables(clean.pool, projection))
  }
  const places = async ({ pool }: TestDatabase) =>
    (await readCheckpoints(pool)).map(({ projection, slot, status, position, events }) => [
      projection,
      slot,
      status,
      position,
      events,
    ])
  expect(await places(crashed)).toEqual(await places(clean))
})

async function passed({ pool }: TestDatabase): Promise<number> {
  return Math.max(0, ...(await readCheckpoints(pool)).map(({ events }) => events))
}
