import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'

/**
 * Section 3's states of a job: `created` never ran, `idle` waits for its next time, `running`, `errored` and `stopped`
 * tell how the last run ended, `finished` ran and has no next time.
 */
export const JOB_STATES = ['created', 'idle', 'running', 'errored', 'stopped', 'finished'] as const
export type JobState = (typeof JOB_STATES)[number]

const Progress = Type.Number({ minimum: 0, maximum: 1 })

const job = {
  name: Type.String(),
  state: OneOf(JOB_STATES),
  /** Five-field cron expression in Europe/Warsaw; null for a job that only runs by hand. */
  cron: Nullable(Type.String()),
  last_run_at: Nullable(Instant),
  next_run_at: Nullable(Instant),
  /** Of the last run, where it failed. */
  error: Nullable(Type.String()),
  /** Share done of the run under way, 0 to 1. */
  progress: Nullable(Progress),
  progress_text: Nullable(Type.String()),
}
/** A row of 'crons' and 'background jobs' (ADM-04). */
export const JobView = Obj(job)
export type JobView = Static<typeof JobView>

export const RUN_STATES = ['waiting', 'running', 'finished', 'errored', 'stopped'] as const
export const JobRunView = Obj({
  id: Id,
  state: OneOf(RUN_STATES),
  /** `cron`, `start` (the site began), `hand` (an admin) or `retry`. */
  cause: OneOf(['cron', 'start', 'hand', 'retry']),
  admin_id: Nullable(Id),
  requested_at: Instant,
  started_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  duration_ms: Nullable(Count),
  error: Nullable(Type.String()),
  progress: Progress,
  progress_text: Type.String(),
})
export type JobRunView = Static<typeof JobRunView>

/** With its last runs, newest first. */
export const JobDetailView = Obj({ ...job, runs: Type.Array(JobRunView) })
export type JobDetailView = Static<typeof JobDetailView>

/** `failing`: it was due and failed, and fires again by itself; `due` since a moment; `set` for a time to come. */
export const ALARM_STATES = ['failing', 'due', 'set'] as const
export type AlarmState = (typeof ALARM_STATES)[number]

/** By their state, what fails first and then by their time, or by their time alone. */
export const ALARM_SORTS = ['state', '-state', 'due', '-due'] as const

/** A command at a time. */
export const AlarmView = Obj({
  alarm: Type.String(),
  /** Whose alarm it is: an id of what it is about. */
  key: Type.String(),
  state: OneOf(ALARM_STATES),
  due_at: Instant,
  next_attempt_at: Instant,
  attempts: Count,
  error: Nullable(Type.String()),
  /** Of the event that set it. */
  event_id: Type.String(),
  event_type: Type.String(),
  stream: Type.String(),
})
export type AlarmView = Static<typeof AlarmView>

/** By policy and stream, by state, what is dead first, or by how long they wait. */
export const DEAD_LETTER_SORTS = ['policy', '-policy', 'state', '-state', 'since', '-since'] as const

/** An event that a policy could not handle, or one of the same stream that waits behind it (EVT-06). */
export const DeadLetterView = Obj({
  policy: Type.String(),
  stream: Type.String(),
  revision: Count,
  event_id: Type.String(),
  event_type: Type.String(),
  /**
   * `retrying` by itself after a failure; `postponed` until what it waits for is there; `dead` until somebody retries
   * or drops it; `waiting` behind one of these.
   */
  state: OneOf(['retrying', 'postponed', 'dead', 'waiting']),
  attempts: Count,
  error: Nullable(Type.String()),
  next_attempt_at: Instant,
  since: Instant,
})
export type DeadLetterView = Static<typeof DeadLetterView>
