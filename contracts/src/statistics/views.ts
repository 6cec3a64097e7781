import { Stars } from '../community/views.ts'
import { Count, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { RESPONSE_BUCKETS } from './rules.ts'

/** Stars given in reviews that are not hidden. */
export const RatingView = Obj({
  /** To two decimals; null where there is no review. */
  average: Nullable(Type.Number()),
  count: Count,
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  by_stars: Type.Array(Obj({ stars: Stars, count: Count })),
})
export type RatingView = Static<typeof RatingView>

/** What a teacher's history says, folded from events alone (PRO-04). */
export const TeacherStatisticsView = Obj({
  rating: RatingView,
  lessons_done: Count,
  /** People with whom at least one lesson was done. */
  students: Count,
  /** Those of them with two lessons or more. */
  repeat_students: Count,
  /**
   * Null until there are enough lessons. `kept` took place, of so many that were due and that the teacher did not keep
   * from.
   */
  attendance: Nullable(Obj({ kept: Count, absent: Count, cancelled: Count })),
  /** Null until there are enough first messages. */
  response: Nullable(Obj({ within: OneOf(RESPONSE_BUCKETS), messages: Count, answered: Count })),
  /** When the first offer became public. */
  first_offer_at: Nullable(Instant),
})
export type TeacherStatisticsView = Static<typeof TeacherStatisticsView>
