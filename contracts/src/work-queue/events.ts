import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Obj, OneOf, Text } from '../kernel/schema.ts'
import { WORK_KINDS } from './rules.ts'

const item = {
  /** `{kind}.{item_id}`, see `workItemOf`. */
  item: Text(60),
  kind: OneOf(WORK_KINDS),
  item_id: Id,
}

/**
 * Stream `workitem-{item}`: who of the staff looks after something that waits. What is decided stands in the streams of
 * the things themselves.
 */
export const WorkAssigned = event('WorkAssigned', Obj({ ...item, admin_id: Id }))
/** Nobody looks after it any more. */
export const WorkReleased = event('WorkReleased', Obj({ ...item, admin_id: Id }))

export const workQueueEvents = { WorkAssigned, WorkReleased }
export type WorkQueueEvent = EventsOf<typeof workQueueEvents>
