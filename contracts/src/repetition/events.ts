import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Obj } from '../kernel/schema.ts'

/** Stream `learner-{user_id}`. The student lets those who teach them see what they miss in quizzes (QUI-12). */
export const MissesShared = event('MissesShared', Obj({ user_id: Id }))
/** The student takes that back. */
export const MissesHidden = event('MissesHidden', Obj({ user_id: Id }))

export const repetitionEvents = { MissesShared, MissesHidden }
export type RepetitionEvent = EventsOf<typeof repetitionEvents>
