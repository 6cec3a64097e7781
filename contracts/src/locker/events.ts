import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, Personal, Text } from '../kernel/schema.ts'
import { AVATAR_CODE_MAX } from './parts.ts'

/** Stream `locker-{user_id}`: how a person wants to look; null once they want no avatar. */
export const AvatarChosen = event(
  'AvatarChosen',
  Obj({ user_id: Id, code: Personal(Nullable(Text(AVATAR_CODE_MAX)), 'user_id') }),
)

export const lockerEvents = { AvatarChosen }
export type LockerEvent = EventsOf<typeof lockerEvents>
