import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readLog } from '@kredka/backend/audit/read-log'
import type { Parts } from '@kredka/backend/composition/container'
import { ENCRYPTION, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { WORKER_FLAGS } from '@kredka/backend/processes/heap-flags'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { START } from '@kredka/contracts/kernel/ports'
import { schemaOf } from '@kredka/projections/kernel/tables'
import type pg from 'pg'
import { appendCopy } from '../load/copies.ts'
import { dropReadModels, projectionsIn, whenComplete } from '../load/read-models.ts'
import { progress } from '../terminal/progress.ts'
import type { Bench } from './bench.ts'
import { BENCH_MASTER_KEY, benchParts } from './demonstration.ts'
import { alternate, measureTime, median, percentile } from './figures.ts'

const FEW = 30_000
const MANY = 300_000
const WHOLE = { rounds: 5, short: 5, few: FEW, many: MANY }
const SMALL: typeof WHOLE = { rounds: 1, short: 0, few: 0, many: 0 }
const MIN_RATIO = 0.15
const MAX_GROWTH = 1.2
const MAX_MB = 300
const PROJECTOR = fileURLToPath(new URL('../load/projector.ts', import.meta.url))
const GIVE_UP_MS = 30 * MINUTE

interface Copy {
  readonly from: string
  readonly table: string
  readonly file: string
}

interface Rebuilt {
  readonly ms: number
  readonly rows: number
  /** MB, the most. */
  readonly memory: number
}

/** All read models from nothing, next to COPY of the rows they end with into the same tables. */
export const project: Bench = {
  name: 'project',
  budget: `${MANY} events: ≥ ${MIN_RATIO} × the rows/s of COPY, an event costs ≤ ${MAX_GROWTH} × that of ${FEW}, memory ≤ ${MAX_MB} MB`,
  measures: ['projections/src'],
  run: async (env) => {
    const { rounds: count, short: shortRounds, few, many } = env.sized(WHOLE, SMALL)
    const database = await env.demonstration()
    const parts = benchParts(database.url)
    try {
      const make = await beginLog(parts)
      const begun = await make(few)
      env.say(`${shortRounds} rounds of ${begun} events`)
      const short: number[] = []
      for (let round = 0; round < shortRounds; round++) short.push((await rebuild(database.url)).ms)
      const events = await make(many)
      env.say(`${count} rounds of ${events} events`)
      let copies: readonly Copy[] = []
      const subject = async () => {
        const rebuilt = await rebuild(database.url)
        if (copies.length === 0) copies = await prepareCopy(parts)
        return rebuilt
      }
      const floor = async () => copyAgain(await parts.get(POOL), copies)
      const rounds = await alternate(count, subject, floor)
      const rates = rounds.subject.map(({ rows, ms }) => (rows / ms) * 1000)
      const rows = rounds.subject[0]?.rows ?? 0
      const floorRate = median(rounds.floor.map((ms) => (rows / ms) * 1000))
      const memory = rounds.subject.map((round) => round.memory)
      const ratio = median(rates) / floorRate
      const eventOf = (ms: readonly number[], among: number) => (median(ms) / among) * 1000
      const long = rounds.subject.map(({ ms }) => ms)
      const growth = eventOf(long, events) / eventOf(short, begun)
      return {
        rows: [
          {
            label: `rebuild to ${rows} rows`,
            unit: 'rows/s',
            median: median(rates),
            p95: null,
            p99: null,
            floor: floorRate,
            ratio,
            budget: `≥ ${MIN_RATIO} ×`,
            ok: ratio >= MIN_RATIO,
          },
          {
            label: `growth of an event, from ${begun} to ${events}`,
            unit: 'µs',
            median: eventOf(long, events),
            p95: null,
            p99: null,
            floor: eventOf(short, begun),
            ratio: growth,
            budget: `≤ ${MAX_GROWTH} ×`,
            ok: growth <= MAX_GROWTH,
          },
          {
            label: 'memory of the projector',
            unit: 'MB',
            median: median(memory),
            p95: percentile(memory, 0.95),
            p99: null,
            floor: null,
            ratio: null,
            budget: `≤ ${MAX_MB} MB`,
            ok: median(memory) <= MAX_MB,
          },
        ],
        notes: [`${Math.round(events / (median(long) / 1000))} events/s.`],
      }
    } finally {
      await parts.close()
      await database.drop()
    }
  },
}

/**
 * The demonstration again and again, each time with other people.
 * @returns makes the log so long and says how long it is
 */
async function beginLog(parts: Parts): Promise<(events: number) => Promise<number>> {
  const [store, encryption] = await Promise.all([parts.get(EVENT_STORE), parts.get(ENCRYPTION)])
  const original: Recorded[] = []
  for await (const page of readLog(store, START)) original.push(...(await encryption.openEvents(page)))
  let copies = 1
  return async (events) => {
    const bar = progress('Making the log', 'events', events)
    for (; copies * original.length < events; copies++) {
      await appendCopy({ store, encryption }, original, copies)
      bar.set(copies * original.length)
    }
    bar.end()
    return copies * original.length
  }
}

/** A worker's projection runner in a process of its own, so that its memory is its own. */
async function rebuild(databaseUrl: string): Promise<Rebuilt> {
  const parts = benchParts(databaseUrl)
  try {
    await dropReadModels(parts)
    const head = await (await parts.get(EVENT_STORE)).head()
    const child = fork(PROJECTOR, [databaseUrl, BENCH_MASTER_KEY], {
      execArgv: ['--disable-warning=ExperimentalWarning', ...WORKER_FLAGS],
    })
    let rss = 0
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'rss' in message) rss = Number(message.rss)
    })
    await once(child, 'message')
    const ms = await measureTime(() => whenComplete(parts, head, GIVE_UP_MS)).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
    child.send('stop')
    await once(child, 'exit')
    return { ms, rows: await countRows(parts), memory: rss / 2 ** 20 }
  } finally {
    await parts.close()
  }
}

async function tablesOf(parts: Parts): Promise<readonly string[]> {
  const schemas = (await projectionsIn(parts)).map(({ name }) => schemaOf(name, 'live'))
  const { rows } = await (await parts.get(POOL)).query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by 1`,
    [schemas],
  )
  return rows.map(({ name }) => name)
}

async function countRows(parts: Parts): Promise<number> {
  const pool = await parts.get(POOL)
  let sum = 0
  for (const table of await tablesOf(parts))
    sum += Number((await pool.query(`select count(*) as n from ${table}`)).rows[0].n)
  return sum
}

/** Copies of the tables with their indexes, and their rows in files as COPY reads them. */
async function prepareCopy(parts: Parts): Promise<readonly Copy[]> {
  const tables = await tablesOf(parts)
  return runWithoutTimeout(await parts.get(POOL), async (client) => {
    await client.query('create schema bench_copy')
    // In the server's own folder, where it may write whoever it runs as.
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const copies = tables.map((from, n) => ({
      from,
      table: `bench_copy.t${n}`,
      file: `${rows[0]?.data_directory}/bench_copy_${n}`,
    }))
    for (const { from, table, file } of copies) {
      await client.query(`create table ${table} (like ${from} including all)`)
      await client.query(`copy ${from} to '${file}' (format binary)`)
    }
    return copies
  })
}

function copyAgain(pool: pg.Pool, copies: readonly Copy[]): Promise<number> {
  return runWithoutTimeout(pool, async (client) => {
    for (const { table } of copies) await client.query(`truncate ${table}`)
    return measureTime(async () => {
      for (const { table, file } of copies) await client.query(`copy ${table} from '${file}' (format binary)`)
    })
  })
}

/** A connection whose statements may take as long as they need. */
async function runWithoutTimeout<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    return await work(client)
  } finally {
    client.release(true)
  }
}
