import type { Rows } from '../kernel/projection.ts'
import { iso } from '../postgres/postgres.ts'
import { type Review, scheduleOf } from './schedule.ts'

/** Cards of one slice. */
const SLICE = 200
/** A card is made of so many answers, the newest: one more costs no more than the last did, however many there were. */
const REPLAYED = 300

interface Changed {
  readonly player_id: string
  readonly question_id: string
  readonly reviews: readonly Review[] | null
  /** As the newest attempt of a user has it; null where only a visitor has answered. */
  readonly ref: {
    readonly quiz_id: string
    readonly version: number
    readonly revision: number
    readonly weight: number
  } | null
}

/** Makes the cards anew whose answers were added to or judged anew. */
export async function settleCards(rows: Rows): Promise<boolean> {
  const changed = await rows.sql<Changed & Record<string, unknown>>(
    `select u.player_id, u.question_id, h.reviews, h.ref
       from (select * from unsettled order by player_id, question_id limit ${SLICE}) u
       cross join lateral (
         select jsonb_agg(jsonb_build_object('bp', r.bp, 'at', ${iso('r.at')}, 'is_slow', r.is_slow)
                          order by r.at, r.attempt_id) as reviews,
                (array_agg(q.value order by r.at desc, r.attempt_id desc))[1] as ref
           from (select * from reviews where player_id = u.player_id and question_id = u.question_id and bp is not null
                  order by at desc, attempt_id desc limit ${REPLAYED}) r
           join attempts a on a.attempt_id = r.attempt_id and a.player_kind = 'user'
           join lateral jsonb_array_elements(a.questions) q on q.value->>'question_id' = u.question_id) h`,
  )
  for (const { player_id, question_id, reviews, ref } of changed) {
    const key = { player_id, question_id }
    const schedule = reviews === null ? null : scheduleOf(reviews)
    if (schedule === null || ref === null) rows.remove('cards', key)
    else {
      const { quiz_id, version, revision, weight } = ref
      rows.put('cards', { ...key, quiz_id, version, revision, weight, ...schedule })
    }
    rows.remove('unsettled', key)
  }
  return changed.length === SLICE
}
