import { type EventsOf, event, narrowerVersion } from '../kernel/events.ts'
import { Id, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import type { WorkKind } from './rules.ts'

/** Kinds that the first version of the events knows by name; the next takes any, so that a new kind changes no event. */
const FIRST_KINDS = [
  'offer',
  'lesson_problem',
  'message_report',
  'review',
  'contact_message',
  'quiz',
  'contest',
  'exercise',
  'level',
  'beta_request',
  'idea',
  'opinion',
] as const
/** Any name: the endpoints take only those of `WORK_KINDS`. */
const AnyKind = Type.Unsafe<WorkKind>(Type.String({ pattern: '^[a-z_]{3,40}$' }))
type KindName = typeof AnyKind

const itemSchema = (kind: KindName) =>
  Obj({
    /** `{kind}.{item_id}`, see `workItemOf`. */
    item: Text(60),
    kind,
    item_id: Id,
    admin_id: Id,
  })
const older = [narrowerVersion(itemSchema(Type.Unsafe<WorkKind>(OneOf(FIRST_KINDS))))]

/**
 * Stream `workitem-{item}`: who of the staff looks after something that waits. What is decided stands in the streams of
 * the things themselves.
 */
export const WorkAssigned = event('WorkAssigned', itemSchema(AnyKind), older)
/** Nobody looks after it any more. */
export const WorkReleased = event('WorkReleased', itemSchema(AnyKind), older)

export const workQueueEvents = { WorkAssigned, WorkReleased }
export type WorkQueueEvent = EventsOf<typeof workQueueEvents>
