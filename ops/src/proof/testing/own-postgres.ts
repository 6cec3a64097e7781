import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import type { Log } from '@kredka/contracts/kernel/ports'
import { startEmbeddedPostgres } from '@kredka/projections/postgres/embedded-postgres'
import { guardServer } from '@kredka/projections/postgres/server-guard'

/** A Postgres that is the test's alone, so that it may die. */
export interface OwnPostgres {
  /** Of an empty database. */
  readonly url: string
  /** Kills it as it stands; it comes back by itself. Resolves when it is another process. */
  die(): Promise<void>
  stop(): Promise<void>
}

/** That it dies is what it is for. */
const UNHEARD: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => UNHEARD,
}

/** As the product's own, what it says is committed is on disk. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kredka-dying-postgres-'))
  const server = await startEmbeddedPostgres({ dataDir, durable: true, log: UNHEARD })
  const guard = guardServer(server.home, [dataDir])
  const pid = async () => {
    const file = await readFile(join(server.home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
    return Number(file.split('\n')[0])
  }
  return {
    url: server.url,
    async die() {
      const old = await pid()
      process.kill(old, 'SIGKILL')
      await until(async () => ![0, old].includes(await pid()))
    },
    async stop() {
      await server.stop()
      await rm(server.home, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
      guard.release()
    },
  }
}
