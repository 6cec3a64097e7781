import { type EventsOf, event, narrowerVersion } from '../kernel/events.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'
import { STAFF_ROLES } from '../kernel/staff.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { IMPERSONATION_ENDS, STOPPABLE_RUNNERS } from './rules.ts'

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

/**
 * The second factor of an admin (ADM-08). The secret and the recovery codes lie in the vault under these ids; `step` is
 * the half minute whose code was used up, counted from 1970.
 */
export const SecondFactorTurnedOn = event(
  'SecondFactorTurnedOn',
  Obj({ admin_id: Id, factor_id: Id, step: Count, codes_id: Id, codes: Count }),
)
export const SecondFactorUsed = event('SecondFactorUsed', Obj({ admin_id: Id, factor_id: Id, step: Count }))
export const RecoveryCodeUsed = event(
  'RecoveryCodeUsed',
  Obj({ admin_id: Id, factor_id: Id, codes_id: Id, number: Count, left: Count }),
)
export const RecoveryCodesMade = event(
  'RecoveryCodesMade',
  Obj({ admin_id: Id, factor_id: Id, codes_id: Id, codes: Count }),
)
export const SecondFactorTurnedOff = event('SecondFactorTurnedOff', Obj({ admin_id: Id, factor_id: Id }))
/** Somebody knew the password and not the code: as many times as a log-in allows. */
export const SecondStepFailed = event('SecondStepFailed', Obj({ admin_id: Id, tries: Count }))

/** Who decided it: somebody of the staff, null for the command line. */
const decided = { admin_id: Id, by: Nullable(Id), reason: Text(REASON_MAX) }

/** Somebody else turned it off: for whoever lost their device and their recovery codes. */
export const SecondFactorReset = event('SecondFactorReset', Obj({ ...decided, factor_id: Id }))

/** Stream `staff-house`: all roles are decided in one place, so that there is always an owner left. */
export const StaffRoleChanged = event(
  'StaffRoleChanged',
  Obj({ ...decided, was: OneOf(STAFF_ROLES), role: OneOf(STAFF_ROLES) }),
)
/** Somebody is of the staff no longer: for good, their name stays in the log. */
export const StaffAccessEnded = event('StaffAccessEnded', Obj({ ...decided, was: OneOf(STAFF_ROLES) }))

/** What an owner demands of all staff (ADM-08). */
export const StaffSecondFactorDemanded = event('StaffSecondFactorDemanded', Obj({ by: Id, reason: Text(REASON_MAX) }))
export const StaffSecondFactorDemandEnded = event(
  'StaffSecondFactorDemandEnded',
  Obj({ by: Id, reason: Text(REASON_MAX) }),
)

/** Stream `projectioncontrol-{name}`: what an admin did with a read model. */
const steered = { projection: Text(60), action: OneOf(['rebuild', 'resume']), admin_id: Id }
export const ProjectionSteered = event(
  'ProjectionSteered',
  // nobody was asked why at first
  Obj({ ...steered, reason: Nullable(Text(REASON_MAX)) }),
  [{ schema: Obj(steered), upcast: (data) => ({ ...data, reason: null }) }],
)

const ofRunner = { runner: Text(80), reason: Text(REASON_MAX), admin_id: Id }
const Runner = Obj({ kind: OneOf(STOPPABLE_RUNNERS), ...ofRunner })
/** At first policies and alarms alone could be stopped. */
const firstRunners = narrowerVersion(Obj({ kind: OneOf(['policy', 'alarm']), ...ofRunner }))
/**
 * Stream `runnercontrol-{name}`: staff stopped a policy, the firing of an alarm, a read model or the sending of mails,
 * or had it go on (ADM-03). What concerns it meanwhile waits.
 */
export const RunnerStopped = event('RunnerStopped', Runner, [firstRunners])
export const RunnerStarted = event('RunnerStarted', Runner, [firstRunners])

const looked = { impersonation_id: Id, user_id: Id, admin_id: Id }

/**
 * Stream `impersonation-{impersonation_id}`. Staff looked at the site through the eyes of a person, and why (ADM-03):
 * written before any of it is shown.
 */
export const ImpersonationBegan = event(
  'ImpersonationBegan',
  Obj({ ...looked, reason: Text(REASON_MAX), ends_at: Instant }),
)
export const ImpersonationEnded = event('ImpersonationEnded', Obj({ ...looked, how: OneOf(IMPERSONATION_ENDS) }))

export const adminEvents = {
  AdminCreated,
  AdminEntered,
  AdminLeft,
  AdminPasswordChanged,
  SecondFactorTurnedOn,
  SecondFactorUsed,
  RecoveryCodeUsed,
  RecoveryCodesMade,
  SecondFactorTurnedOff,
  SecondStepFailed,
  SecondFactorReset,
  StaffRoleChanged,
  StaffAccessEnded,
  StaffSecondFactorDemanded,
  StaffSecondFactorDemandEnded,
  ImpersonationBegan,
  ImpersonationEnded,
  ProjectionSteered,
  RunnerStopped,
  RunnerStarted,
}
export type AdminEvent = EventsOf<typeof adminEvents>
