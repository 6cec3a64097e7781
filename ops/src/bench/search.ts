import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, POOL, READ_POOL } from '@kredka/backend/composition/identifiers'
import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Sql } from '@kredka/projections/kernel/query'
import { facetsQueryHandler } from '@kredka/projections/offers/facets'
import { offerQueryHandlers } from '@kredka/projections/offers/queries'
import { conditionsOf } from '@kredka/projections/offers/search'
import { type TextQuery, textQueryOf } from '@kredka/projections/offers/text-query'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import { OFFERS_A_TEACHER, seedMarket } from '../seed/bulk-market.ts'
import { progress } from '../terminal/progress.ts'
import type { Bench, BenchEnv, BenchRow } from './bench.ts'
import { benchParts } from './demonstration.ts'
import { alternate, measureTime, median, percentile } from './figures.ts'
import { type Search, searchQueries } from './search-queries.ts'

const FEW = 10_000
const MANY = 100_000
const WHOLE = { few: FEW, many: MANY, QUERIES: 500, ROUNDS: 5 }
const SMALL: typeof WHOLE = { few: 16, many: 48, QUERIES: 60, ROUNDS: 1 }
const MAX_HITS = 1.5
const MAX_FACETS = 2
const MAX_GROWTH = 12
const GIVE_UP_MS = HOUR

/** The first page of the search and its facets, next to the bare statements of the same filters. */
export const search: Bench = {
  name: 'search',
  budget: `${MANY} offers: hits p95 ≤ ${MAX_HITS} ×, facets p95 ≤ ${MAX_FACETS} × the bare statement; ≤ ${MAX_GROWTH} × ${FEW}`,
  measures: ['projections/src/offers'],
  run: async (env) => {
    const sizes = env.sized(WHOLE, SMALL)
    const database = await env.database()
    const parts = benchParts(database.url)
    const runner = await startProductRunner(parts)
    try {
      const few = await measureSearches(parts, env, 0, sizes.few)
      const many = await measureSearches(parts, env, sizes.few, sizes.many)
      return {
        rows: [
          // what growth is counted from: with so few the floor is so short that the round trips of a search outweigh it
          rowOf(`hits, ${FEW}`, few.hits),
          rowOf(`facets, ${FEW}`, few.facets),
          rowOf(`hits, ${MANY}`, many.hits, MAX_HITS),
          rowOf(`facets, ${MANY}`, many.facets, MAX_FACETS),
          growthRow('hits', few.hits.subject, many.hits.subject),
          growthRow('facets', few.facets.subject, many.facets.subject),
        ],
        notes: [
          `${sizes.QUERIES} different queries a round, one after another. The floor of hits has the same filters, the newest ${20} in the order of an index and nothing beside their ids; that of facets counts them.`,
          'The look for words that resemble what was typed belongs to the subject; the floor is given its result.',
        ],
      }
    } finally {
      await runner.stop()
      await parts.close()
      await database.drop()
    }
  },
}

interface Times {
  readonly subject: readonly number[]
  readonly floor: readonly number[]
}

async function measureSearches(parts: Parts, env: BenchEnv, from: number, offers: number) {
  const { QUERIES, ROUNDS } = env.sized(WHOLE, SMALL)
  const { tools } = await parts.get(BACKEND)
  const bar = progress('Making offers', 'offers', offers)
  const { write, vault, clock } = tools
  const market = { write, emailKey: vault.emailKey, now: clock.now(), progress: (done: number) => bar.set(done) }
  await seedMarket(offers, market, from / OFFERS_A_TEACHER)
  bar.end()
  env.say('waiting for the read models')
  await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS)
  await (await parts.get(POOL)).query('vacuum analyze')
  const sql = sqlOf(await parts.get(READ_POOL))
  const queries = searchQueries(QUERIES)
  const texts = await Promise.all(queries.map(({ q }) => textQueryOf(sql, q ?? '')))
  env.say(`${ROUNDS} rounds of ${QUERIES} searches among ${offers} offers`)
  const now = clock.now()
  const [hits] = offerQueryHandlers
  if (hits === undefined) throw new Error('nothing answers a search')
  const ask = (handler: typeof hits) =>
    series(queries, (input) => handler.run({ sql, input: input as never, viewer: { kind: 'visitor' }, now }))
  const bare = (text: (where: string) => string) =>
    series(queries, (input, n) => floorOf(sql, input, texts[n] ?? null, text))
  return {
    hits: flat(
      await alternate(
        ROUNDS,
        () => ask(hits),
        () => bare(NEWEST),
      ),
    ),
    facets: flat(
      await alternate(
        ROUNDS,
        () => ask(facetsQueryHandler),
        () => bare(COUNT),
      ),
    ),
  }
}

async function series(queries: readonly Search[], work: (query: Search, n: number) => Promise<unknown>) {
  const times: number[] = []
  for (const [n, query] of queries.entries()) times.push(await measureTime(() => work(query, n)))
  return times
}

const NEWEST = (where: string) =>
  `select h.offer_id from offers.hits h where ${where} order by h.added_at desc, h.offer_id limit 20`
const COUNT = (where: string) => `select count(*) from offers.hits h where ${where}`

function floorOf(sql: Sql, input: Search, text: TextQuery | null, statement: (where: string) => string) {
  const c = conditionsOf(input, text)
  const where = [c.base ?? 'true', c.subject, c.level, c.place, c.city].join(' and ')
  return sql(statement(where), c.params.slice(0, highestParameter(where)))
}

/** The conditions that the floor leaves out have parameters of their own, behind all others. */
function highestParameter(text: string): number {
  return Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))
}

function flat(rounds: {
  readonly subject: readonly (readonly number[])[]
  readonly floor: readonly (readonly number[])[]
}): Times {
  return { subject: rounds.subject.flat(), floor: rounds.floor.flat() }
}

function rowOf(label: string, { subject, floor }: Times, most?: number): BenchRow {
  const ratio = percentile(subject, 0.95) / percentile(floor, 0.95)
  return {
    label,
    unit: 'ms',
    median: median(subject),
    p95: percentile(subject, 0.95),
    p99: percentile(subject, 0.99),
    floor: percentile(floor, 0.95),
    ratio,
    budget: most === undefined ? null : `p95 ≤ ${most} ×`,
    ok: most === undefined || ratio <= most,
  }
}

function growthRow(what: string, few: readonly number[], many: readonly number[]): BenchRow {
  const ratio = percentile(many, 0.95) / percentile(few, 0.95)
  return {
    label: `${what}, ${MANY} to ${FEW}`,
    unit: 'ms',
    median: median(many),
    p95: percentile(many, 0.95),
    p99: percentile(many, 0.99),
    floor: percentile(few, 0.95),
    ratio,
    budget: `p95 ≤ ${MAX_GROWTH} ×`,
    ok: ratio <= MAX_GROWTH,
  }
}
