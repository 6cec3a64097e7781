import { event, type OlderVersion } from '../kernel/events.ts'
import { DateOnly, Id, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

/** Name of a job: `module.what-it-does`. */
export const JobName = Text(60)

/**
 * Stream `day-{yyyymmdd}`. A day of Europe/Warsaw began: once per midnight, later where the site was down then. What
 * changes by date alone is driven by it.
 */
export const DayBegan = event('DayBegan', Obj({ date: DateOnly }))

/** Stream `job-{name}`. Runs themselves are operational records (EVT-01); what an admin does with a job is not. */
const byHand = { job: JobName, run_id: Id, admin_id: Id }
const ByHand = Obj({ ...byHand, reason: Nullable(Text(REASON_MAX)) })
/** Nobody was asked why at first. */
const unasked: OlderVersion = { schema: Obj(byHand), upcast: (data) => ({ ...data, reason: null }) }
export const JobStartedByHand = event('JobStartedByHand', ByHand, [unasked])
export const JobStoppedByHand = event('JobStoppedByHand', ByHand, [unasked])

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
