import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Obj, OneOf, Text } from '../kernel/schema.ts'

/** Stream `admin-{admin_id}`. Admins are staff: their login name is kept as long as the log of what they did. */
export const AdminCreated = event('AdminCreated', Obj({ admin_id: Id, name: Text(60) }))
export const AdminEntered = event('AdminEntered', Obj({ admin_id: Id }))
export const AdminLeft = event('AdminLeft', Obj({ admin_id: Id }))
export const AdminPasswordChanged = event('AdminPasswordChanged', Obj({ admin_id: Id }))

/** Stream `projectioncontrol-{name}`: what an admin did with a read model. */
export const ProjectionSteered = event(
  'ProjectionSteered',
  Obj({ projection: Text(60), action: OneOf(['rebuild', 'resume']), admin_id: Id }),
)

export const adminEvents = { AdminCreated, AdminEntered, AdminLeft, AdminPasswordChanged, ProjectionSteered }
export type AdminEvent = EventsOf<typeof adminEvents>
