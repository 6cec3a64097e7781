/**
 * What stands in Postgres, is not made from the log, and comes along in a backup, in the order in which it goes back in
 * (EVT-01). Policies' places have a form of their own (`places.ts`), and so have files (`stored-files.ts`).
 */
export const KEPT_TABLES = [
  'vault.master_key',
  'vault.secrets',
  'vault.subject_keys',
  'vault.credentials',
  'vault.tokens',
  'vault.admin_credentials',
  'vault.second_factors',
  'vault.recovery_codes',
  'vault.error_log',
  'vault.error_times',
  'vault.error_days',
  'vault.raw_counters',
  'reactions.dead_letters',
  'reactions.stopped',
  'outbox.deliveries',
  'outbox.parts',
  'jobs.jobs',
  'jobs.runs',
] as const

export type KeptTable = (typeof KEPT_TABLES)[number]

/**
 * What no backup holds, and why: it is made from the log, holds for a moment only, or would open again what was closed
 * since, as logins do.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'vault.files': 'kept, by itself: each file once',
  'vault.sessions': 'everybody logs in again: a login that was ended since must not come back',
  'vault.refresh_tokens': 'with the sessions',
  'vault.admin_sessions': 'with the sessions',
  'vault.half_logins': 'with the sessions',
  'vault.impersonations': 'with the sessions',
  'vault.push_devices': 'with the sessions: a device hears as long as its login lasts',
  'vault.push_messages': 'with the devices',
  'vault.idempotency_answers': 'holds for a day',
  'vault.login_limits': 'begin anew',
  'vault.day_limits': 'hold for a day',
  'reactions.checkpoints': 'kept, by the event that stands there',
  'reactions.alarms': 'made from the log',
  'event_store.events': 'the log itself',
  'event_store.log': 'the log itself',
  'read_side.checkpoints': 'made from the log',
  'read_side.versions': 'of the processes that run',
  'read_side.leases': 'of the processes that run',
  'read_side.fed': 'of the processes that run',
  'read_side.log': 'made from the log',
  'read_side.restoring': 'of a restore',
  'live.processes': 'of the processes that run',
  'live.online': 'of the processes that run',
  'live.attendance': 'of the processes that run',
}
