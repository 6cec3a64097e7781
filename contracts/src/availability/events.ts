import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { GROUP_NAME_MAX } from './rules.ts'
import { Entries } from './views.ts'

const group = { group_id: Id, teacher_id: Id }

/** Stream `availabilitygroup-{group_id}`. Times are local to the teacher's zone. */
export const AvailabilityGroupCreated = event(
  'AvailabilityGroupCreated',
  Obj({ ...group, name: Text(GROUP_NAME_MAX), entries: Entries }),
)
export const AvailabilityGroupChanged = event(
  'AvailabilityGroupChanged',
  Obj({ ...group, name: Text(GROUP_NAME_MAX), entries: Entries }),
)
export const AvailabilityGroupRemoved = event('AvailabilityGroupRemoved', Obj(group))

export const availabilityEvents = { AvailabilityGroupCreated, AvailabilityGroupChanged, AvailabilityGroupRemoved }
export type AvailabilityEvent = EventsOf<typeof availabilityEvents>
