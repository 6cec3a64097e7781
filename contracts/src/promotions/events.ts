import { type EventsOf, event } from '../kernel/events.ts'
import { DateOnly, Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { DESCRIPTION_MAX, OFFERS_MAX, PERCENTAGE_MAX, PERCENTAGE_MIN, PROMOTION_TYPES } from './rules.ts'

/**
 * Stream `promotions-{teacher_id}`: all of one teacher's, so that the best one for an offer follows from a single
 * stream. Days are days of Europe/Warsaw, the last one included; no event marks that a day has come.
 */
export const PromotionCreated = event(
  'PromotionCreated',
  Obj({
    promotion_id: Id,
    teacher_id: Id,
    promotion_type: OneOf(PROMOTION_TYPES),
    percentage: Type.Integer({ minimum: PERCENTAGE_MIN, maximum: PERCENTAGE_MAX }),
    /** Null: all offers, later ones too. */
    offer_ids: Nullable(Type.Array(Id, { minItems: 1, maxItems: OFFERS_MAX, uniqueItems: true })),
    description: Personal(Nullable(Text(DESCRIPTION_MAX)), 'teacher_id'),
    start_date: DateOnly,
    end_date: Nullable(DateOnly),
  }),
)
/** By its teacher, before its last day. */
export const PromotionEnded = event('PromotionEnded', Obj({ promotion_id: Id, teacher_id: Id, ended_on: DateOnly }))

export const promotionEvents = { PromotionCreated, PromotionEnded }
export type PromotionEvent = EventsOf<typeof promotionEvents>
