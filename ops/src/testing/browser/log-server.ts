import { spawn } from 'node:child_process'
import { createEventStoreDbStore } from '@kredka/backend/adapters/event-store/eventstoredb/store'
import { readLog } from '@kredka/backend/audit/read-log'
import { usableEventStore } from '@kredka/backend/composition/usable-event-store'
import { START } from '@kredka/contracts/kernel/ports'
import { freePort } from '../../terminal/free-port.ts'
import { runNode } from '../../terminal/run.ts'
import { SILENT } from '../../terminal/silent.ts'
import { MASTER_KEY } from './site-process.ts'

/** Where the log of one site lies. */
export interface LogServer {
  /** Settings of the site. */
  readonly env: Readonly<Record<string, string>>
  /** How many events of a command it holds; null where the log is the database's own. */
  countAppended(command: string): Promise<number | null>
  stop(): void
}

const READY_WITHIN_S = 60
/** A site is there within that; the demonstration goes into a server of its own event after event. */
export const SITE_MS = process.env['EVENTSTORE_START'] === undefined ? 60_000 : 600_000

/**
 * An EventStoreDB of one site's own that holds the demonstration, where `EVENTSTORE_START` is a command that starts an
 * empty one at `{port}` and stays in the foreground; else the log stays where it is.
 * @param databaseUrl of a database whose embedded log holds the demonstration
 */
export async function startLogServer(databaseUrl: string): Promise<LogServer> {
  const command = process.env['EVENTSTORE_START']
  if (command === undefined) return { env: {}, countAppended: async () => null, stop: () => undefined }
  const port = await freePort()
  const url = `esdb://127.0.0.1:${port}?tls=false`
  // The server takes settings of the same beginning for its own.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EVENTSTORE_')))
  const server = spawn(command.replaceAll('{port}', String(port)), {
    shell: true,
    detached: true,
    stdio: 'ignore',
    env,
  })
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL')
  }
  try {
    await usableEventStore(url, READY_WITHIN_S, SILENT)
    const { code, output } = await runNode('ops/src/migrate/main.ts', ['--from', 'embedded', '--to', url], {
      env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl, MASTER_KEY },
    })
    if (code !== 0) throw new Error(`The demonstration did not go into ${url}:\n${output}`)
    return { env: { EVENTSTORE_URL: url }, countAppended: (name) => countAppended(url, name), stop }
  } catch (error) {
    stop()
    throw error
  }
}

async function countAppended(url: string, command: string): Promise<number> {
  const store = createEventStoreDbStore({ url, log: SILENT })
  try {
    let count = 0
    for await (const events of readLog(store, START)) {
      count += events.filter(({ metadata }) => metadata.command === command).length
    }
    return count
  } finally {
    await store.close()
  }
}
