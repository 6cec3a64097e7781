import { setTimeout as pause } from 'node:timers/promises'
import { countFacets, searchOffers } from '@kredka/contracts/offers/endpoints'
import { getCurrentUser } from '@kredka/contracts/profiles/endpoints'
import type { Bench } from './bench.ts'
import { median } from './figures.ts'
import { residentMb } from './process-use.ts'
import { BODY, call, type RunningBenchSite, startBenchSite } from './site.ts'

const REST_MB = 220
const LOAD_MINUTES = 10
const WHOLE = { REST_MS: 20_000, MINUTE_MS: 60_000, SAMPLE_MS: 5_000 }
const SMALL: typeof WHOLE = { REST_MS: 100, MINUTE_MS: 100, SAMPLE_MS: 100 }
const CALLERS = 8
/** Node gives memory back late; what grows by less is no leak that ten minutes could show. */
const GROWTH = 1.1
const SEARCHES = [
  'matematyka',
  'angielski matura',
  'chemi',
  'gitara',
  'python',
  'fizyka liceum',
  'niemiecki',
  '',
] as const

/**
 * Resident memory of the site's process with the demo data: at rest, and whether ten minutes of mixed load make it
 * grow.
 */
export const memory: Bench = {
  name: 'memory',
  budget: `≤ ${REST_MB} MB at rest; no growth after the first of ${LOAD_MINUTES} minutes of load`,
  measures: ['backend/src', 'projections/src'],
  run: async (env) => {
    const sizes = env.sized(WHOLE, SMALL)
    const { REST_MS } = sizes
    const database = await env.demonstration()
    const site = await startBenchSite(database.url, 'site', { groups: 20 })
    try {
      env.say(`at rest for ${REST_MS / 1000} s`)
      await pause(REST_MS)
      const rest = residentMb(site.pid)
      env.say(`${LOAD_MINUTES} minutes of mixed load, ${CALLERS} callers`)
      const minutes = await underLoad(site, sizes)
      const [second = [], last = []] = [minutes[1], minutes.at(-1)]
      const ratio = median(last) / median(second)
      return {
        rows: [
          row('at rest', rest, null, `≤ ${REST_MB} MB`, rest <= REST_MB),
          row('last minute of load', median(last), median(second), `≤ ${GROWTH} × the second minute`, ratio <= GROWTH),
        ],
        notes: [`minute by minute: ${minutes.map((series) => Math.round(median(series))).join(' ')} MB`],
      }
    } finally {
      await site.stop()
      await database.drop()
    }
  },
}

function row(label: string, value: number, floor: number | null, budget: string, ok: boolean) {
  return {
    label,
    unit: 'MB',
    median: value,
    p95: null,
    p99: null,
    floor,
    ratio: floor === null ? null : value / floor,
    budget,
    ok,
  }
}

/** @returns the samples of each minute, MB */
async function underLoad(
  site: RunningBenchSite,
  { MINUTE_MS, SAMPLE_MS }: typeof WHOLE,
): Promise<readonly (readonly number[])[]> {
  const until = performance.now() + LOAD_MINUTES * MINUTE_MS
  let n = 0
  const caller = async () => {
    while (performance.now() < until) await one(site, n++)
  }
  const callers = Promise.all(Array.from({ length: CALLERS }, caller))
  const minutes: number[][] = []
  for (let minute = 0; minute < LOAD_MINUTES; minute++) {
    const samples: number[] = []
    for (let at = 0; at < MINUTE_MS; at += SAMPLE_MS) {
      await pause(SAMPLE_MS)
      samples.push(residentMb(site.pid))
    }
    minutes.push(samples)
  }
  await callers
  return minutes
}

/** Nine reads, then a command: about what people do. */
async function one({ url, token, group_ids }: RunningBenchSite, n: number): Promise<void> {
  const q = encodeURIComponent(SEARCHES[n % SEARCHES.length] ?? '')
  switch (n % 10) {
    case 0:
      return void (await call(`${url}/availability/groups/${group_ids[n % group_ids.length]}`, { token, body: BODY }))
    case 1:
    case 2:
      return void (await call(url + getCurrentUser.path, { token }))
    case 3:
    case 4:
      return void (await call(`${url}${countFacets.path}?q=${q}`, {}))
    case 5:
      return void (await call(`${new URL(url).origin}/`, {}))
    default:
      return void (await call(`${url}${searchOffers.path}?q=${q}`, {}))
  }
}
