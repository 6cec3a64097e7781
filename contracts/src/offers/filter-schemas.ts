import { Id, OneOf, Type } from '../kernel/schema.ts'
import { RATING_FLOORS } from './ranking.ts'
import { PRICE_MAX } from './rules.ts'
import { CityRef, OfferLevel, OfferPlace, SubjectRef } from './views.ts'

/** What the search can be narrowed by. */
export const filters = {
  q: Type.Optional(Type.String({ maxLength: 100 })),
  subject: Type.Optional(SubjectRef),
  level: Type.Optional(OfferLevel),
  place: Type.Optional(OfferPlace),
  /** In person there; with `online=true` online offers stand beside them. */
  city: Type.Optional(CityRef),
  online: Type.Optional(Type.Boolean()),
  /** Minor units for the main length. */
  price_min: Type.Optional(Type.Integer({ minimum: 0, maximum: PRICE_MAX })),
  price_max: Type.Optional(Type.Integer({ minimum: 0, maximum: PRICE_MAX })),
  /** A day of the usual week on which lessons are given, 1 (Monday) to 7. */
  day: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 })),
  /** An hour in which a lesson of the usual week can begin, 0 to 23 by the teacher's clocks; on that day, or on any. */
  hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
  /** Average stars at least; teachers without a review are left out. */
  rating: Type.Optional(OneOf(RATING_FLOORS)),
  teacher: Type.Optional(Id),
}
