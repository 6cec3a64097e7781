import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { dayDecider } from '@kredka/backend/jobs/day'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { must } from '@kredka/contracts/kernel/testing/must'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import { OFFERS_A_TEACHER, seedMarket } from '../seed/bulk-market.ts'
import { progress } from '../terminal/progress.ts'
import type { Bench, BenchEnv, BenchRow } from './bench.ts'
import { benchParts } from './demonstration.ts'
import { measureTime, median, percentile } from './figures.ts'
import { makePerson, preparing } from './preparing.ts'

const FEW = 40_000
const MANY = 100_000
const WHOLE = { few: FEW, many: MANY, rounds: 3 }
const SMALL: typeof WHOLE = { few: 16, many: 48, rounds: 1 }
const STILL_MS = 1_000
/** 12 × for ten times as many. */
const MAX_GROWTH = 1.2
const PROBE_MS = 100
const GIVE_UP_MS = HOUR
const FLOOR = 'begin; set local statement_timeout to 0; update offers.hits set main_amount = main_amount; rollback'

interface Night {
  /** Until everybody is judged by the new day and no free times are due, ms. */
  readonly took: number
  /** How long each event that came meanwhile waited for the read models, ms. */
  readonly waits: readonly number[]
  /** One UPDATE of the same offers, ms. */
  readonly floor: number
}

/**
 * A new day, which judges every offer anew and looks further ahead for free times, while people go on; next to one
 * UPDATE of the same rows.
 */
export const midnight: Bench = {
  name: 'midnight',
  budget: `${FEW} and ${MANY} offers: no read model stands still for more than ${STILL_MS / 1000} s; growth ≤ ${MAX_GROWTH} × that of the offers`,
  measures: [
    'projections/src/kernel',
    'projections/src/postgres',
    'projections/src/offers',
    'projections/src/calendar',
  ],
  run: async (env) => {
    const { few, many, rounds } = env.sized(WHOLE, SMALL)
    const database = await env.database()
    const parts = benchParts(database.url)
    const runner = await startProductRunner(parts)
    try {
      await grow(parts, env, 0, few)
      const short = await nights(parts, env, rounds, 1)
      await grow(parts, env, few, many)
      const long = await nights(parts, env, rounds, 1 + rounds)
      const growth = (tookOf(long) / tookOf(short)) * (few / many)
      return {
        rows: [
          stillRow(`${FEW}: an event waits`, short),
          stillRow(`${MANY}: an event waits`, long),
          wholeRow(`${FEW}: all are judged`, short),
          wholeRow(`${MANY}: all are judged`, long),
          {
            ...wholeRow('growth, of one offer', long),
            unit: 'ms',
            floor: tookOf(short),
            ratio: growth,
            budget: `≤ ${MAX_GROWTH} ×`,
            ok: growth <= MAX_GROWTH,
          },
        ],
        notes: [`While a day begins somebody signs up every ${PROBE_MS} ms; all read models must pass each.`],
      }
    } finally {
      await runner.stop()
      await parts.close()
      await database.drop()
    }
  },
}

async function grow(parts: Parts, env: BenchEnv, from: number, offers: number): Promise<void> {
  const { tools } = await parts.get(BACKEND)
  const { write, vault, clock } = tools
  const bar = progress('Making offers', 'offers', offers)
  const market = { write, emailKey: vault.emailKey, now: clock.now(), progress: (done: number) => bar.set(done) }
  await seedMarket(offers, market, from / OFFERS_A_TEACHER)
  bar.end()
  env.say('waiting for the read models')
  await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS)
  await (await parts.get(POOL)).query('vacuum analyze')
}

async function nights(parts: Parts, env: BenchEnv, rounds: number, first: number): Promise<readonly Night[]> {
  env.say(`${rounds} midnights`)
  const all: Night[] = []
  for (let n = 0; n < rounds; n += 1) all.push(await night(parts, first + n))
  return all
}

/** @param ahead which day from now on it is: each begins once */
async function night(parts: Parts, ahead: number): Promise<Night> {
  const { tools } = await parts.get(BACKEND)
  const pool = await parts.get(POOL)
  const date = new Date(tools.clock.now() + ahead * DAY).toISOString().slice(0, 10)
  const floor = await measureTime(() => pool.query(FLOOR))
  const from = performance.now()
  must(await tools.write.execute(dayDecider, date.replaceAll('-', ''), { date }, preparing(tools)))
  const waits: number[] = []
  do {
    waits.push(await signUp(parts))
    await pause(PROBE_MS)
  } while (!(await isJudged(parts, date)))
  return { took: performance.now() - from, waits, floor }
}

/** @returns milliseconds from somebody's sign-up until all read models have it */
async function signUp(parts: Parts): Promise<number> {
  const { tools } = await parts.get(BACKEND)
  await makePerson(tools)
  const head = await (await parts.get(EVENT_STORE)).head()
  return measureTime(() => whenComplete(parts, head, GIVE_UP_MS))
}

async function isJudged(parts: Parts, date: string): Promise<boolean> {
  const { rows } = await (await parts.get(POOL)).query<{ done: boolean }>(
    `select today = $1::date and not exists (select from offers.people where teaching and judged < $1::date)
            and not exists (select from calendar.free where renew_on <= $1::date) as done
       from offers.site`,
    [date],
  )
  return rows[0]?.done ?? false
}

function tookOf(all: readonly Night[]): number {
  return median(all.map(({ took }) => took))
}

function stillRow(label: string, all: readonly Night[]): BenchRow {
  const waits = all.flatMap((one) => one.waits)
  const most = Math.max(...waits)
  return {
    label: `${label} at most`,
    unit: 'ms',
    median: most,
    p95: percentile(waits, 0.95),
    p99: percentile(waits, 0.99),
    floor: null,
    ratio: null,
    budget: `≤ ${STILL_MS} ms`,
    ok: most <= STILL_MS,
  }
}

/** For orientation: slices that let others through take longer than one statement. */
function wholeRow(label: string, all: readonly Night[]): BenchRow {
  const [took, floor] = [tookOf(all), median(all.map((one) => one.floor))]
  return { label, unit: 'ms', median: took, p95: null, p99: null, floor, ratio: took / floor, budget: null, ok: true }
}
