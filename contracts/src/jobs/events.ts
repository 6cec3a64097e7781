import { event } from '../kernel/events.ts'
import { DateOnly, Id, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'

/** Name of a job: `module.what-it-does`. */
export const JobName = Text(60)

/**
 * Stream `day-{yyyymmdd}`. A day of Europe/Warsaw began: once per midnight, later where the site was down then. What
 * changes by date alone is driven by it.
 */
export const DayBegan = event('DayBegan', Obj({ date: DateOnly }))

/** Stream `job-{name}`. Runs themselves are operational records (EVT-01); what an admin does with a job is not. */
export const JobStartedByHand = event('JobStartedByHand', Obj({ job: JobName, run_id: Id, admin_id: Id }))
export const JobStoppedByHand = event('JobStoppedByHand', Obj({ job: JobName, run_id: Id, admin_id: Id }))

/**
 * Stream `policycontrol-{policy}`. An admin had an event tried again that a policy failed on, or gave up on it with a
 * reason (EVT-06).
 */
export const PolicySteered = event(
  'PolicySteered',
  Obj({
    policy: Text(80),
    /** Whose first waiting event it was. */
    stream: Text(200),
    action: OneOf(['retry', 'drop']),
    reason: Nullable(Text(500)),
    admin_id: Id,
  }),
)

/**
 * Stream `alarmcontrol-{alarm}`. An admin had an alarm fired at once that was due and failed, or gave up on it with a
 * reason.
 */
export const AlarmSteered = event(
  'AlarmSteered',
  Obj({
    alarm: Text(80),
    /** Whose alarm it was. */
    key: Text(200),
    action: OneOf(['run', 'drop']),
    reason: Nullable(Text(500)),
    admin_id: Id,
  }),
)

export const jobEvents = { AlarmSteered, DayBegan, JobStartedByHand, JobStoppedByHand, PolicySteered }
