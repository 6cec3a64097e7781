import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WORKER_FLAGS } from '@kredka/backend/processes/heap-flags'
import { createPool } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { multiplyLog } from '../load/multiply-log.ts'
import { SILENT } from '../terminal/silent.ts'
import type { Bench, BenchRow } from './bench.ts'
import { BENCH_MASTER_KEY } from './demonstration.ts'
import type { ToolRun } from './export-run.ts'
import { measureTime } from './figures.ts'

const MANY = 1_000_000
const MIN_RATIO = 0.3
const MAX_MB = 250
const MAIN = fileURLToPath(new URL('./export-run.ts', import.meta.url))
const QUESTION = 'select type, count(*) as events from events group by type order by events desc'

/** What analysts do with a long log, next to COPY of the same rows: that much is read and written at least. */
export const exporting: Bench = {
  name: 'export',
  budget: `NDJSON and Parquet of ${MANY} events, and a question over it: ≥ ${MIN_RATIO} × COPY; memory ≤ ${MAX_MB} MB`,
  measures: [
    'backend/src/adapters/event-store/postgres/text-pages.ts',
    'backend/src/adapters/replica',
    'backend/src/audit/read-log.ts',
    'ops/src/events',
    'ops/src/load/multiply-log.ts',
  ],
  run: async (env) => {
    const database = await env.demonstration()
    const pool = createPool({ url: database.url, log: SILENT, max: 1 })
    try {
      const events = await multiplyLog(pool, env.sized(MANY, 0))
      env.say(`COPY of ${events} events`)
      await copyOut(pool)
      const floor = await measureTime(() => copyOut(pool))
      const folder = join(env.folder, 'export')
      await mkdir(folder)
      const [lines, parquet] = [join(folder, 'log.ndjson'), join(folder, 'log.parquet')]
      const tools: readonly (readonly [label: string, args: readonly string[]])[] = [
        ['NDJSON', ['export', '--out', lines]],
        ['Parquet', ['export', '--format', 'parquet', '--out', parquet]],
        [
          'a question over the Parquet',
          ['sql', QUESTION, '--over', parquet, '--csv', '--out', join(folder, 'answer.csv')],
        ],
      ]
      const rows: BenchRow[] = []
      for (const [label, args] of tools) {
        env.say(label)
        const run = await runTool(args, database.url)
        if (run.code !== 0) throw new Error(`${label} ended with ${run.code}`)
        rows.push(...rowsOf(label, events, run, floor))
      }
      return {
        rows,
        notes: ['Each tool runs once, in a process of its own; COPY writes into the folder of the server.'],
      }
    } finally {
      await pool.end()
      await database.drop()
    }
  },
}

/** In the server's own folder, where it may write whoever it runs as. */
async function copyOut(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const file = `${rows[0]?.data_directory}/bench_export`
    await client.query(`copy (select * from event_store.events order by position) to '${file}'`)
  } finally {
    client.release(true)
  }
}

async function runTool(args: readonly string[], databaseUrl: string): Promise<ToolRun> {
  const child = fork(MAIN, args, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...WORKER_FLAGS],
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, MASTER_KEY: BENCH_MASTER_KEY },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  const [said] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => [{ code: code ?? 1, ms: 0, mb: 0 }]),
  ])
  await ended
  return said
}

function rowsOf(label: string, events: number, { ms, mb }: ToolRun, floor: number): readonly BenchRow[] {
  const [rate, floorRate] = [(events / ms) * 1_000, (events / floor) * 1_000]
  const ratio = rate / floorRate
  return [
    {
      label,
      unit: 'events/s',
      median: rate,
      p95: null,
      p99: null,
      floor: floorRate,
      ratio,
      budget: `≥ ${MIN_RATIO} ×`,
      ok: ratio >= MIN_RATIO,
    },
    {
      label: `${label}: memory`,
      unit: 'MB',
      median: mb,
      p95: null,
      p99: null,
      floor: null,
      ratio: null,
      budget: `≤ ${MAX_MB} MB`,
      ok: mb <= MAX_MB,
    },
  ]
}
