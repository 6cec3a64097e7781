import type { Json } from '@duckdb/node-api'
import { ENCRYPTION, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { RANKING, type RankingWeights } from '@kredka/contracts/offers/ranking'
import { withParts } from '../../tools/with-parts.ts'
import { withSource } from '../source/with-source.ts'
import type { Answer } from '../sql/ask.ts'
import type { AskOptions } from './ask-options.ts'
import { compareRule } from './compare.ts'
import type { LoadedRule } from './load-rule.ts'
import { compareRankings, type RankingQuery } from './ranking.ts'

/** @param over an export in place of the log */
export function askRule(rule: LoadedRule, over: string | undefined, options: AskOptions): Promise<Answer> {
  return withSource(over, async (source) => {
    const rows = await compareRule(source, rule, options)
    return answerOf(
      ['real', 'other', 'count', 'examples'],
      rows.map(({ real, other, count, examples }) => [real, other, count, examples.join(' ')]),
    )
  })
}

/** Only over the log: points count what people wrote, which an export does not hold. */
export function askRanking(
  weights: RankingWeights,
  query: RankingQuery,
  top: number,
  options: AskOptions,
): Promise<Answer> {
  return withParts('events', async ({ parts }) => {
    const [store, encryption, pool] = await Promise.all([
      parts.get(EVENT_STORE),
      parts.get(ENCRYPTION),
      parts.get(POOL),
    ])
    const ranked = await compareRankings({ store, encryption, pool }, RANKING, weights, { ...options, query })
    const shown = ranked.filter(({ place, other_place }) => place <= top || other_place <= top)
    return answerOf(
      ['place', 'other_place', 'offer_id', 'teacher_id', 'points', 'other_points'],
      shown.map((row) => [row.place, row.other_place, row.offer_id, row.teacher_id, row.points, row.other_points]),
    )
  })
}

function answerOf(columns: readonly string[], rows: readonly (readonly Json[])[]): Answer {
  return {
    columns,
    rows: (async function* () {
      yield rows
    })(),
  }
}
