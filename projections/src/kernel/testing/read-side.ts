import { setTimeout as sleep } from 'node:timers/promises'
import type { Json, Position } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import type pg from 'pg'
import { testDatabase } from '../../postgres/testing/database.ts'
import { SILENT } from '../../postgres/testing/server.ts'
import { migrateReadSide, readCheckpoints } from '../checkpoints.ts'
import type { Projection } from '../projection.ts'
import { type ProjectionRunner, type RunnerOptions, startProjectionRunner } from '../runner.ts'
import { createWaiting, type Waiting } from '../waiting.ts'
import { type MemoryLog, memoryLog, openPlain } from './memory-log.ts'

/** A database with a read side over a log in memory, for tests of projections and of the runner. */
export interface TestReadSide {
  readonly pool: pg.Pool
  readonly url: string
  readonly log: MemoryLog
  readonly waiting: Waiting
  /** A runner that is stopped with the read side. Several may run: one leads. */
  runner(projections: readonly Projection[], options?: Partial<RunnerOptions>): ProjectionRunner
  append(type: string, data: Json): Position
  /**
   * Resolves when the projections have passed the log's end and are live or parked.
   * @throws Error when they do not within a minute
   */
  waitUntilSettled(...names: readonly string[]): Promise<void>
  close(): Promise<void>
}

export async function testReadSide(): Promise<TestReadSide> {
  const { url, pool, drop } = await testDatabase()
  await migrateReadSide(pool)
  const log = memoryLog()
  const waiting = createWaiting({ pool, url, events: log, log: SILENT })
  const runners: ProjectionRunner[] = []
  return {
    pool,
    url,
    log,
    waiting,
    runner: (projections, options = {}) => {
      const context = { pool, events: log, open: openPlain, clock: { now: () => Date.now() }, log: SILENT }
      const runner = startProjectionRunner({
        ...context,
        holder: `holder ${runners.length}`,
        lookEveryMs: 20,
        ...options,
        projections,
      })
      runner.onCommit(waiting.wake)
      runners.push(runner)
      return runner
    },
    append: (type, data) => log.append([type, data]),
    waitUntilSettled: async (...names) => {
      must(await waiting.waitFor(names, await log.head(), 60_000))
      const isFilling = async () =>
        (await readCheckpoints(pool)).some(
          ({ projection, slot, status }) => slot === 'live' && status === 'rebuilding' && names.includes(projection),
        )
      while (await isFilling()) await sleep(5)
    },
    close: async () => {
      for (const runner of runners) await runner.stop()
      await waiting.close()
      await drop()
    },
  }
}
