import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'
import { STAFF_ROLES } from '../kernel/staff.ts'
import { REASON_MAX } from '../offers/rules.ts'

const created = { admin_id: Id, name: Text(60) }

/**
 * Stream `admin-{admin_id}`. Admins are staff: their login name is kept as long as the log of what they did. Whoever was
 * made before there were roles could do everything.
 */
export const AdminCreated = event('AdminCreated', Obj({ ...created, role: OneOf(STAFF_ROLES) }), [
  { schema: Obj(created), upcast: (data) => ({ ...data, role: 'owner' }) },
])
export const AdminEntered = event('AdminEntered', Obj({ admin_id: Id }))
export const AdminLeft = event('AdminLeft', Obj({ admin_id: Id }))
export const AdminPasswordChanged = event('AdminPasswordChanged', Obj({ admin_id: Id }))

/** Who decided it: somebody of the staff, null for the command line. */
const decided = { admin_id: Id, by: Nullable(Id), reason: Text(REASON_MAX) }

/** Stream `staff-house`: all roles are decided in one place, so that there is always an owner left. */
export const StaffRoleChanged = event(
  'StaffRoleChanged',
  Obj({ ...decided, was: OneOf(STAFF_ROLES), role: OneOf(STAFF_ROLES) }),
)
/** Somebody is of the staff no longer: for good, their name stays in the log. */
export const StaffAccessEnded = event('StaffAccessEnded', Obj({ ...decided, was: OneOf(STAFF_ROLES) }))

/** Stream `projectioncontrol-{name}`: what an admin did with a read model. */
export const ProjectionSteered = event(
  'ProjectionSteered',
  Obj({ projection: Text(60), action: OneOf(['rebuild', 'resume']), admin_id: Id }),
)

export const adminEvents = {
  AdminCreated,
  AdminEntered,
  AdminLeft,
  AdminPasswordChanged,
  StaffRoleChanged,
  StaffAccessEnded,
  ProjectionSteered,
}
export type AdminEvent = EventsOf<typeof adminEvents>
