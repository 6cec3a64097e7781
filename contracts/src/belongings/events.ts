import { type EventsOf, event, narrowerVersion } from '../kernel/events.ts'
import { Id, Obj, OneOf, Type } from '../kernel/schema.ts'
import type { BelongingKind } from './rules.ts'

/** Any kind: a new one is no new version. */
const kind = Type.String({ pattern: '^[a-z][a-z_]{1,40}$' }) as unknown as Type.TUnsafe<BelongingKind>
const belonging = { user_id: Id, kind, item_id: Id }
const FIRST = [
  narrowerVersion(Obj({ user_id: Id, kind: OneOf(['availability_group', 'offer', 'topic']), item_id: Id })),
]

/** Stream `belongings-{user_id}`: there was room for one more. It comes before the thing itself. */
export const BelongingAdded = event('BelongingAdded', Obj(belonging), FIRST)
export const BelongingGivenUp = event('BelongingGivenUp', Obj(belonging), FIRST)

export const belongingEvents = { BelongingAdded, BelongingGivenUp }
export type BelongingEvent = EventsOf<typeof belongingEvents>
