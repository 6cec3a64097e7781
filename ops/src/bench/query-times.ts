import type { Parts } from '@kredka/backend/composition/container'
import { CLOCK, READ_POOL } from '@kredka/backend/composition/identifiers'
import type { Sql } from '@kredka/projections/kernel/query'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import type { Asked } from '../proof/testing/ask-all.ts'
import type { BenchDatabase, BenchReport, BenchRow } from './bench.ts'
import { benchParts } from './demonstration.ts'
import { alternate, measureTime, median, percentile, type Series } from './figures.ts'

/** How much longer than one round trip an answer may take, p95. */
export const MORE_MS = 5
const SHOWN = 12
/** After five uses of a statement Postgres decides whether it keeps one plan for all values. */
const ASKED_BEFORE = 6

/** So many calls of a query in a round: its questions in turn, some of them more than once where it has few. */
export interface Rounds {
  readonly ROUNDS: number
  readonly CALLS: number
}

export interface QueryTimes {
  readonly name: string
  readonly subject: Series
  readonly floor: Series
  /** The most statements that one answer took. */
  readonly statements: number
}

export async function withParts<T>({ url, drop }: BenchDatabase, work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = benchParts(url)
  try {
    return await work(parts)
  } finally {
    await parts.close()
    await drop()
  }
}

/** Each query by its name, its answers next to one round trip to Postgres. */
export async function measureQueries(
  parts: Parts,
  asked: ReadonlyMap<string, readonly Asked[]>,
  { ROUNDS, CALLS }: Rounds,
): Promise<readonly QueryTimes[]> {
  const measured: QueryTimes[] = []
  for (const [name, questions] of asked) measured.push(await measure(parts, name, spread(questions, CALLS), ROUNDS))
  return measured
}

/** From all viewers and inputs alike, where there are more than can be asked. */
function spread(questions: readonly Asked[], calls: number): readonly Asked[] {
  return Array.from({ length: calls }, (_, n) => questions[Math.floor((n * questions.length) / calls)]).filter(
    (question) => question !== undefined,
  )
}

async function measure(parts: Parts, name: string, questions: readonly Asked[], count: number): Promise<QueryTimes> {
  const sql = sqlOf(await parts.get(READ_POOL))
  const now = (await parts.get(CLOCK)).now()
  let statements = 0
  let most = 0
  const countStatements: Sql = (text, params) => {
    statements += 1
    return sql(text, params)
  }
  const subject = async () => {
    const times: number[] = []
    for (const { handler, viewer, input } of questions) {
      statements = 0
      times.push(await measureTime(() => handler.run({ sql: countStatements, input: input as never, viewer, now })))
      most = Math.max(most, statements)
    }
    return times
  }
  const floor = async () => {
    const times: number[] = []
    for (const _ of questions) times.push(await measureTime(() => sql('select 1')))
    return times
  }
  // a process that serves has read its code and prepared its statements long ago
  for (let n = 0; n < ASKED_BEFORE; n += 1) await subject()
  const rounds = await alternate(count, subject, floor)
  return { name, subject: rounds.subject.flat(), floor: rounds.floor.flat(), statements: most }
}

/** The slowest and all that missed. */
export function queryReport(measured: readonly QueryTimes[]): BenchReport {
  const slowestFirst = measured.toSorted((a, b) => excessOf(b) - excessOf(a))
  const rows = slowestFirst.map(queryRow)
  const many = measured.filter(({ statements }) => statements > 1).toSorted((a, b) => b.statements - a.statements)
  const listed = many.map(({ name, statements }) => `${name} ${statements}`).join(', ')
  return {
    rows: rows.filter(({ ok }, n) => n < SHOWN || !ok),
    notes: [
      `${measured.length} queries; shown are the ${SHOWN} slowest and all that missed. One caller, one question ` +
        `after another; each was asked ${ASKED_BEFORE} times before, as in a process that has served for a while.`,
      `Answers of more than one statement: ${listed === '' ? 'none' : listed}.`,
    ],
  }
}

function excessOf({ subject, floor }: QueryTimes): number {
  return percentile(subject, 0.95) - percentile(floor, 0.95)
}

export function queryRow(measured: QueryTimes): BenchRow {
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
