import { ActorName, Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { STAFF_ROLES } from '../kernel/staff.ts'

export const StaffRoleName = OneOf(STAFF_ROLES)

/**
 * What stands between an admin and their work: `due` is one that the owners demand and they lack, `reset` one that an
 * owner took away (ADM-08).
 */
export const SECOND_FACTOR_STATES = ['on', 'off', 'reset', 'due'] as const

export const AdminIdView = Obj({
  id: Id,
  name: Type.String(),
  role: StaffRoleName,
  second_factor: OneOf(SECOND_FACTOR_STATES),
})
export type AdminIdView = Static<typeof AdminIdView>

/** One place where the admin is logged in. */
export const AdminSessionView = Obj({
  id: Id,
  user_agent: Type.String(),
  created_at: Instant,
  last_used_at: Instant,
})
export type AdminSessionView = Static<typeof AdminSessionView>

/** The second factor of the own account (ADM-08). */
export const SecondFactorView = Obj({
  /** Null while it is off. */
  on_since: Nullable(Instant),
  /** Recovery codes that are not used yet. */
  codes_left: Count,
  /** The owners demand one of everybody. */
  demanded: Type.Boolean(),
  /** An owner turned it off, and it was not turned on since. */
  reset: Nullable(Obj({ at: Instant, by: Nullable(ActorName), reason: Type.String() })),
})
export type SecondFactorView = Static<typeof SecondFactorView>

/** Shown once: for an app, as a QR code of `uri` or typed. */
export const SecondFactorSecretView = Obj({ secret: Type.String(), uri: Type.String() })
export type SecondFactorSecretView = Static<typeof SecondFactorSecretView>

/** Shown once: each opens the back office one time. */
export const RecoveryCodesView = Obj({ codes: Type.Array(Type.String()) })
export type RecoveryCodesView = Static<typeof RecoveryCodesView>

/** Whether the owners demand a second factor of all staff, since when and why. */
export const SecondFactorDemandView = Obj({
  since: Nullable(Instant),
  by: Nullable(ActorName),
  reason: Nullable(Type.String()),
})
export type SecondFactorDemandView = Static<typeof SecondFactorDemandView>

/** Somebody of the staff as owners see them (ADM-07). */
export const StaffMemberView = Obj({
  id: Id,
  name: Type.String(),
  /** The last one they had, where their access has ended. */
  role: StaffRoleName,
  /** They have this role since. */
  since: Instant,
  created_at: Instant,
  /** Of their open sessions the last use, else when they last logged in; null for never. */
  seen_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  /** Their second factor is on since; null while it is off. */
  second_factor_since: Nullable(Instant),
})
export type StaffMemberView = Static<typeof StaffMemberView>

/** One read model as the back office shows it (ADM-03). */
export const ProjectionStatusView = Obj({
  name: Type.String(),
  version: Type.String(),
  status: OneOf(['live', 'rebuilding', 'parked']),
  /** Opaque; shown so that it can be found in the log. */
  position: Type.String(),
  /** Position of the log's end. */
  head: Type.String(),
  /** Events read in all. */
  events: Count,
  /** Events behind the log's head. */
  lag: Count,
  /** It stands at the log's end. */
  up_to_date: Type.Boolean(),
  updated_at: Instant,
  error: Nullable(
    Obj({
      message: Type.String(),
      event_type: Nullable(Type.String()),
      stream: Nullable(Type.String()),
      revision: Nullable(Count),
      failures: Count,
    }),
  ),
  /** The new version that fills beside the old one (EVT-07). */
  rebuild: Nullable(
    Obj({
      status: OneOf(['live', 'rebuilding', 'parked']),
      events: Count,
      total: Nullable(Count),
      /** Events a second. */
      rate: Nullable(Type.Number({ minimum: 0 })),
      seconds_left: Nullable(Type.Number({ minimum: 0 })),
    }),
  ),
})
export type ProjectionStatusView = Static<typeof ProjectionStatusView>

/** Who works through the log or a queue by itself, and how far it is (EVT-06). */
export const RUNNER_KINDS = ['read_model', 'policy', 'alarm', 'mail'] as const
export const RUNNER_STATES = ['live', 'behind', 'stalled', 'stopped'] as const
export const RunnerView = Obj({
  kind: OneOf(RUNNER_KINDS),
  name: Type.String(),
  /** `behind` by some seconds; `stalled` when it does not move either, or is parked; `stopped` by staff. */
  state: OneOf(RUNNER_STATES),
  /** Opaque; null for a queue. */
  position: Nullable(Type.String()),
  /** Events behind the log's head; of a queue what is due. */
  lag: Count,
  /** There are more than were counted. */
  is_at_least: Type.Boolean(),
  /** Age of the first event that waits, or how long the oldest entry of the queue is overdue. */
  seconds: Count,
  /** Events dead-lettered by a policy, alarms or mails that are due. */
  waiting: Count,
  /** Events that a policy or alarm took within the last minute; null for what is not counted so. */
  per_minute: Nullable(Count),
  moved_at: Nullable(Instant),
  /** Staff stopped it. */
  stopped_since: Nullable(Instant),
})
export type RunnerView = Static<typeof RunnerView>

/** What one process leads: nobody else does that work meanwhile (OPS-08). */
export const LeadView = Obj({
  /** Names the process until it ends. */
  process: Type.String(),
  /** `policies`, `alarms`, `jobs`, `mail` …, in the order of their names. */
  leads: Type.Array(Type.String()),
})
export type LeadView = Static<typeof LeadView>

/** Who did what with a thing that staff look after, when and why: a step of its history in the back office (EVT-11). */
export const ActView = Obj({
  id: Type.String(),
  /** The event's name. */
  type: Type.String(),
  at: Instant,
  actor: ActorName,
  reason: Nullable(Type.String()),
})
export type ActView = Static<typeof ActView>
