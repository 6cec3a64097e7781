import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Obj, OneOf } from '../kernel/schema.ts'
import { BELONGING_KINDS } from './rules.ts'

const belonging = { user_id: Id, kind: OneOf(BELONGING_KINDS), item_id: Id }

/** Stream `belongings-{user_id}`: there was room for one more. It comes before the thing itself. */
export const BelongingAdded = event('BelongingAdded', Obj(belonging))
export const BelongingGivenUp = event('BelongingGivenUp', Obj(belonging))

export const belongingEvents = { BelongingAdded, BelongingGivenUp }
export type BelongingEvent = EventsOf<typeof belongingEvents>
