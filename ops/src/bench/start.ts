import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@kredka/projections/postgres/embedded-postgres'
import { isLocked } from '@kredka/projections/postgres/process-lock'
import { postgresDir, postgresHome } from '../start/data-dir.ts'
import { freePort } from '../terminal/free-port.ts'
import { ROOT } from '../terminal/root.ts'
import { SILENT } from '../terminal/silent.ts'
import type { Bench } from './bench.ts'
import { alternate, measureTime, median, percentile } from './figures.ts'

const ROUNDS = 5
const MAX_MS = 6_000
const GIVE_UP_MS = 180_000

/**
 * `npm start` with everything installed, built and seeded, until the site answers, next to the start of Postgres alone.
 */
export const start: Bench = {
  name: 'start',
  budget: `≤ ${MAX_MS / 1000} s above the start of Postgres alone`,
  measures: [
    'backend/src/composition',
    'backend/src/processes',
    'ops/boot.mjs',
    'ops/src/start',
    'projections/src/kernel',
    'projections/src/postgres',
  ],
  run: async (env) => {
    const dataDir = join(env.folder, 'start')
    env.say('the first start, which is not counted, makes the demo data')
    const first = await startAndStop(dataDir)
    const measureStarts = () =>
      alternate(
        ROUNDS,
        () => startAndStop(dataDir),
        () => postgresAlone(dataDir),
      )
    const once = async () => ({ subject: [first], floor: [await postgresAlone(dataDir)] })
    const rounds = await env.sized(measureStarts, once)()
    const [subject, floor] = [median(rounds.subject), median(rounds.floor)]
    return {
      rows: [
        {
          label: 'npm start → ready',
          unit: 'ms',
          median: subject,
          p95: percentile(rounds.subject, 0.95),
          p99: null,
          floor,
          ratio: subject / floor,
          budget: `median ≤ floor + ${MAX_MS} ms`,
          counts: 'median',
          ok: subject - floor <= MAX_MS,
        },
      ],
    }
  },
}

/** @returns milliseconds until the site was ready */
async function startAndStop(dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development' }
  const child = spawn('npm', ['start', '--silent'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    return await measureTime(() => ready(`http://127.0.0.1:${port}/readyz`, child))
  } finally {
    child.kill('SIGTERM')
    await ended
    await waitUntilGone(port, dataDir)
  }
}

async function ready(url: string, child: { readonly exitCode: number | null }): Promise<void> {
  for (const from = performance.now(); performance.now() - from < GIVE_UP_MS; await pause(20)) {
    if (child.exitCode !== null) throw new Error('npm start ended by itself')
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
  }
  throw new Error('npm start did not become ready')
}

/** npm may end before the site has, and the site's port closes before its Postgres has ended. */
async function waitUntilGone(port: number, dataDir: string): Promise<void> {
  while (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)) await pause(50)
  const owner = join(await postgresHome(dataDir), 'owner')
  while (await isLocked(owner)) await pause(50)
}

async function postgresAlone(dataDir: string): Promise<number> {
  const from = performance.now()
  const server = await startEmbeddedPostgres({ dataDir: postgresDir(dataDir), durable: true, log: SILENT })
  const took = performance.now() - from
  await server.stop()
  return took
}
