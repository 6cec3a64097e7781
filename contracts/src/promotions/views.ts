import { DateOnly, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { PERCENTAGE_MAX, PERCENTAGE_MIN, PROMOTION_STATUSES, PROMOTION_TYPES } from './rules.ts'

export const PromotionTypeName = OneOf(PROMOTION_TYPES)
export const PromotionStatusName = OneOf(PROMOTION_STATUSES)
export const Percentage = Type.Integer({ minimum: PERCENTAGE_MIN, maximum: PERCENTAGE_MAX })

/** What everybody may know of a promotion whose id they have (section 7). */
export const PromotionMinimalView = Obj({ promotion_type: PromotionTypeName, data: Obj({ percentage: Percentage }) })
export type PromotionMinimalView = Static<typeof PromotionMinimalView>

/** What an offer's page and card say: the discount that this reader would get with a first lesson. */
export const OfferPromotionView = Obj({
  id: Id,
  promotion_type: PromotionTypeName,
  percentage: Percentage,
  /** Last day, in Europe/Warsaw; null where it has none. */
  end_date: Nullable(DateOnly),
  description: Nullable(Type.String()),
})
export type OfferPromotionView = Static<typeof OfferPromotionView>

/** A row of the teacher's own list. */
export const PromotionRowView = Obj({
  id: Id,
  promotion_type: PromotionTypeName,
  data: Obj({ percentage: Percentage }),
  status: PromotionStatusName,
  description: Nullable(Type.String()),
  start_date: DateOnly,
  end_date: Nullable(DateOnly),
  /** The day on which its teacher ended it; null where its dates did, or will. */
  ended_on: Nullable(DateOnly),
  /** Null: all offers. One that is no longer there has no title. */
  offers: Nullable(Type.Array(Obj({ id: Id, title: Nullable(Type.String()) }))),
  /** Orders that were placed with it. */
  orders: Type.Integer({ minimum: 0 }),
  created_at: Instant,
})
export type PromotionRowView = Static<typeof PromotionRowView>
