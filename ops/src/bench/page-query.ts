import type { Parts } from '@kredka/backend/composition/container'
import { CLOCK, READ_POOL } from '@kredka/backend/composition/identifiers'
import type { Sql } from '@kredka/projections/kernel/query'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { type Asked, allQuestions } from '../proof/testing/ask-all.ts'
import type { Bench, BenchDatabase, BenchRow } from './bench.ts'
import { benchParts } from './demonstration.ts'
import { alternate, measureTime, median, percentile, type Series } from './figures.ts'
import { fillWithLevels, levelQuestions } from './page-query-levels.ts'
import { fillWithQuizzes, quizQuestions } from './page-query-quizzes.ts'

/** So many calls of a query in a round: its questions in turn, some of them more than once where it has few. */
const WHOLE = { ROUNDS: 5, CALLS: 40, QUIZZES: 100_000, LEVELS_AN_AUTHOR: 10 }
/** The second author has taken quizzes of the first. */
const SMALL: typeof WHOLE = { ROUNDS: 1, CALLS: 1, QUIZZES: 101, LEVELS_AN_AUTHOR: 2 }
const MORE_MS = 5
const SHOWN = 12

interface Measured {
  readonly name: string
  readonly subject: Series
  readonly floor: Series
  /** The most statements that one answer took. */
  readonly statements: number
}

/** Each list and detail of the pages with the demo data, and of quizzes and drawn levels with many, next to one round trip to Postgres. */
export const pageQuery: Bench = {
  name: 'page-query',
  budget: `p95 of each query ≤ ${MORE_MS} ms above that of one round trip (SELECT 1)`,
  measures: ['projections/src'],
  run: async (env) => {
    const { ROUNDS, CALLS, QUIZZES, LEVELS_AN_AUTHOR } = env.sized(WHOLE, SMALL)
    const measureAll = async (parts: Parts, asked: ReadonlyMap<string, readonly Asked[]>) => {
      env.say(`${ROUNDS} rounds of ${CALLS} calls of each of ${asked.size} queries`)
      const measured: Measured[] = []
      for (const [name, questions] of asked) measured.push(await measure(parts, name, spread(questions, CALLS), ROUNDS))
      return measured
    }
    const plain = await withParts(await env.demonstration(), async (parts) =>
      measureAll(
        parts,
        Map.groupBy(await allQuestions(parts), ({ handler }) => handler.query.name),
      ),
    )
    const crowded = await withParts(await env.database(), async (parts) => {
      await fillWithQuizzes(parts, QUIZZES)
      const levels = await fillWithLevels(parts, LEVELS_AN_AUTHOR)
      return [
        ...namedFor(`${QUIZZES} quizzes`, await measureAll(parts, await quizQuestions(parts))),
        ...namedFor(`${levels} drawn levels`, await measureAll(parts, await levelQuestions(parts))),
      ]
    })
    const report = reportOf(plain)
    return { ...report, rows: [...report.rows, ...crowded.map(rowOf)] }
  },
}

function namedFor(many: string, measured: readonly Measured[]): readonly Measured[] {
  return measured.map((one) => ({ ...one, name: `${one.name}, ${many}` }))
}

async function withParts<T>({ url, drop }: BenchDatabase, work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = benchParts(url)
  try {
    return await work(parts)
  } finally {
    await parts.close()
    await drop()
  }
}

/** From all viewers and inputs alike, where there are more than can be asked. */
function spread(questions: readonly Asked[], calls: number): readonly Asked[] {
  return Array.from({ length: calls }, (_, n) => questions[Math.floor((n * questions.length) / calls)]).filter(
    (question) => question !== undefined,
  )
}

async function measure(parts: Parts, name: string, questions: readonly Asked[], count: number): Promise<Measured> {
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
  await subject()
  const rounds = await alternate(count, subject, floor)
  return { name, subject: rounds.subject.flat(), floor: rounds.floor.flat(), statements: most }
}

function reportOf(measured: readonly Measured[]) {
  const slowestFirst = measured.toSorted((a, b) => excessOf(b) - excessOf(a))
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

function excessOf({ subject, floor }: Measured): number {
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
