import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, Personal, Text, Type } from '../kernel/schema.ts'
import { DESCRIPTION_MAX, REASON_MAX, TITLE_MAX } from './rules.ts'
import { CityRef, OfferLevel, OfferPlace, Price, SubjectRef } from './views.ts'

const offer = { offer_id: Id, teacher_id: Id, version: Type.Integer({ minimum: 1 }) }

/** Stream `offer-{offer_id}`. Version n was sent for review; what is public stays until it is decided. */
export const OfferSubmitted = event(
  'OfferSubmitted',
  Obj({
    ...offer,
    title: Personal(Text(TITLE_MAX), 'teacher_id'),
    description: Personal(Text(DESCRIPTION_MAX), 'teacher_id'),
    subject_id: SubjectRef,
    level: OfferLevel,
    places: Type.Array(OfferPlace, { minItems: 1, maxItems: 4 }),
    city_id: Nullable(CityRef),
    prices: Type.Array(Price, { minItems: 1, maxItems: 6 }),
    availability_group_id: Id,
    /** Revision of the availability group that the decision rested on. */
    availability_revision: Type.Integer({ minimum: 0 }),
  }),
)
const activated = { ...offer, replaces: Nullable(Type.Integer({ minimum: 1 })) }
/**
 * `replaces` is the version that was public until now, null for the first. `reason`: why staff took back that they had
 * refused or hidden it, null where it was approved as it waited.
 */
export const OfferActivated = event('OfferActivated', Obj({ ...activated, reason: Nullable(Text(REASON_MAX)) }), [
  { schema: Obj(activated), upcast: (data) => ({ ...data, reason: null }) },
])
export const OfferRejected = event('OfferRejected', Obj({ ...offer, reason: Text(REASON_MAX) }))
/** Staff hid the version that was public; one that waits still waits. */
export const OfferTakenDown = event('OfferTakenDown', Obj({ ...offer, reason: Text(REASON_MAX) }))
/** `visible` is the version that was public, null where none was. */
export const OfferRemoved = event('OfferRemoved', Obj({ ...offer, visible: Nullable(Type.Integer({ minimum: 1 })) }))
/** Views of one day, counted once per visitor a day, written as totals. */
export const OfferViewsCounted = event(
  'OfferViewsCounted',
  Obj({ offer_id: Id, date: Type.String({ format: 'date' }), views: Type.Integer({ minimum: 1 }) }),
)

export const offerEvents = {
  OfferSubmitted,
  OfferActivated,
  OfferRejected,
  OfferTakenDown,
  OfferRemoved,
  OfferViewsCounted,
}
export type OfferEvent = EventsOf<typeof offerEvents>
