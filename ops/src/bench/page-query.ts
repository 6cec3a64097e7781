import { createParts, type Parts } from '@kredka/backend/composition/container'
import { CLOCK, EVENT_STORE, POOL, READ_POOL } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { sqlOf } from '@kredka/projections/kernel/postgres'
import type { Sql } from '@kredka/projections/kernel/query'
import { startProductLane, whenComplete } from '../load/read-models.ts'
import { type Asked, allQuestions } from '../proof/testing/ask-all.ts'
import { seedWhereEmpty } from '../seed/first-time.ts'
import { SILENT } from '../terminal/silent.ts'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, type Series, timed } from './figures.ts'

const ROUNDS = 5
/** So many calls of a query in a round: its questions in turn, some of them more than once where it has few. */
const CALLS = 40
const MORE_MS = 5
const SHOWN = 12
const GIVE_UP_MS = 10 * 60_000

interface Measured {
  readonly name: string
  readonly subject: Series
  readonly floor: Series
  /** The most statements that one answer took. */
  readonly statements: number
}

/** Each list and each detail of the pages with the demo data, next to one round trip to Postgres. */
export const pageQuery: Bench = {
  name: 'page-query',
  budget: `p95 of each query ≤ ${MORE_MS} ms above that of one round trip (SELECT 1)`,
  measures: ['projections/src'],
  run: async (env) => {
    const database = await env.database()
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      MASTER_KEY: '5e'.repeat(32),
      DATABASE_POOL: '8',
    })
    const parts = createParts(config, 'bench', { log: SILENT })
    try {
      await fill(parts)
      const asked = Map.groupBy(await allQuestions(parts), ({ answerer }) => answerer.query.name)
      env.say(`${ROUNDS} rounds of ${CALLS} calls of each of ${asked.size} queries`)
      const measured: Measured[] = []
      for (const [name, questions] of asked) measured.push(await measure(parts, name, spread(questions)))
      return reportOf(measured)
    } finally {
      await parts.close()
      await database.drop()
    }
  },
}

/** The lane stops before anything is measured: what it does meanwhile is no query's doing. */
async function fill(parts: Parts): Promise<void> {
  const lane = await startProductLane(parts)
  await seedWhereEmpty(parts, new AbortController().signal)
  await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS).finally(() => lane.stop())
  await (await parts.get(POOL)).query('vacuum analyze')
}

/** From all viewers and inputs alike, where there are more than can be asked. */
function spread(questions: readonly Asked[]): readonly Asked[] {
  return Array.from({ length: CALLS }, (_, n) => questions[Math.floor((n * questions.length) / CALLS)]).filter(
    (question) => question !== undefined,
  )
}

async function measure(parts: Parts, name: string, questions: readonly Asked[]): Promise<Measured> {
  const sql = sqlOf(await parts.get(READ_POOL))
  const now = (await parts.get(CLOCK)).now()
  let statements = 0
  let most = 0
  const counting: Sql = (text, params) => {
    statements += 1
    return sql(text, params)
  }
  const subject = async () => {
    const times: number[] = []
    for (const { answerer, viewer, input } of questions) {
      statements = 0
      times.push(await timed(() => answerer.run({ sql: counting, input: input as never, viewer, now })))
      most = Math.max(most, statements)
    }
    return times
  }
  const floor = async () => {
    const times: number[] = []
    for (const _ of questions) times.push(await timed(() => sql('select 1')))
    return times
  }
  // a process that serves has read its code and prepared its statements long ago
  await subject()
  const rounds = await alternate(ROUNDS, subject, floor)
  return { name, subject: rounds.subject.flat(), floor: rounds.floor.flat(), statements: most }
}

function reportOf(measured: readonly Measured[]) {
  const slowestFirst = measured.toSorted((a, b) => above(b) - above(a))
  const rows = slowestFirst.map(rowOf)
  const many = measured.filter(({ statements }) => statements > 1).toSorted((a, b) => b.statements - a.statements)
  return {
    rows: rows.filter(({ ok }, n) => n < SHOWN || !ok),
    notes: [
      `${measured.length} queries; shown are the ${SHOWN} slowest and all that missed. One caller, one question after another; each was asked once before.`,
      `Answers of more than one statement: ${many.map(({ name, statements }) => `${name} ${statements}`).join(', ') || 'none'}.`,
    ],
  }
}

function above({ subject, floor }: Measured): number {
  return percentile(subject, 0.95) - percentile(floor, 0.95)
}

function rowOf(measured: Measured): BenchRow {
  const [p95, floor] = [percentile(measured.subject, 0.95), percentile(measured.floor, 0.95)]
  return {
    label: measured.name,
    unit: 'ms',
    median: median(measured.subject),
    p95,
    p99: percentile(measured.subject, 0.99),
    floor,
    ratio: p95 / floor,
    budget: `p95 ≤ floor + ${MORE_MS} ms`,
    counts: 'above',
    ok: p95 - floor <= MORE_MS,
  }
}
