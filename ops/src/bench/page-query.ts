import type { Parts } from '@kredka/backend/composition/container'
import { type Asked, allQuestions } from '../proof/testing/ask-all.ts'
import type { Bench } from './bench.ts'
import { fillWithLevels, levelQuestions } from './page-query-levels.ts'
import { fillWithQuizzes, quizQuestions } from './page-query-quizzes.ts'
import { MORE_MS, measureQueries, type QueryTimes, queryReport, queryRow, withParts } from './query-times.ts'

const WHOLE = { ROUNDS: 5, CALLS: 40, QUIZZES: 100_000, LEVELS_AN_AUTHOR: 10 }
/** The second author has taken quizzes of the first. */
const SMALL: typeof WHOLE = { ROUNDS: 1, CALLS: 1, QUIZZES: 101, LEVELS_AN_AUTHOR: 2 }

/** Each list and detail of the pages with the demo data, and of quizzes and drawn levels with many, next to one round trip to Postgres. */
export const pageQuery: Bench = {
  name: 'page-query',
  budget: `p95 of each query ≤ ${MORE_MS} ms above that of one round trip (SELECT 1)`,
  measures: ['projections/src'],
  run: async (env) => {
    const { QUIZZES, LEVELS_AN_AUTHOR, ...rounds } = env.sized(WHOLE, SMALL)
    const measureAll = (parts: Parts, asked: ReadonlyMap<string, readonly Asked[]>) => {
      env.say(`${rounds.ROUNDS} rounds of ${rounds.CALLS} calls of each of ${asked.size} queries`)
      return measureQueries(parts, asked, rounds)
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
    const report = queryReport(plain)
    return { ...report, rows: [...report.rows, ...crowded.map(queryRow)] }
  },
}

function namedFor(many: string, measured: readonly QueryTimes[]): readonly QueryTimes[] {
  return measured.map((one) => ({ ...one, name: `${one.name}, ${many}` }))
}
