import { DAY } from '@kredka/contracts/kernel/durations'
import { deleteInSlices } from '../kernel/delete-in-slices.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { Credentials } from './credentials.ts'

/** Rows that no one asks for any more, by table. `$1` is now, `$2` a day ago, `$3` a month ago. */
const SPENT: Readonly<Record<string, string>> = {
  tokens: 'expires_at < $2',
  refresh_tokens: 'expires_at < $1',
  // A day longer, so that every process hears of a session's end.
  sessions: 'ended_at < $2 or idle_until < $2 or lives_until < $2',
  admin_sessions: 'idle_until < $1 or lives_until < $1',
  half_logins: 'expires_at < $1',
  // The alarm that notes their end has had a day.
  impersonations: 'ends_at < $2',
  // Set-ups that nobody confirmed.
  second_factors: 'pending_until < $1',
  // Of logins that are over; their messages go with them.
  push_devices:
    'not exists (select from vault.sessions s where s.session_id = push_devices.session_id and s.ended_at is null and s.idle_until > $1 and s.lives_until > $1)',
  push_messages: 'expires_at < $1',
  idempotency_answers: 'expires_at < $1',
  login_limits: 'forgotten_at < $1',
  error_log: `last_at < $3 and state = 'resolved' or last_at < $3::timestamptz - interval '5 months'`,
  // As long as figures go back: a year, and the one before it (ADM-06).
  error_days: "day < $2::timestamptz::date - interval '25 months'",
  day_limits: 'day < $2::timestamptz::date',
  raw_counters: 'day < $3::timestamptz::date',
}

/** Names every parameter, whichever of them a table needs: Postgres wants to know the type of each. */
const TYPED = '($1::timestamptz, $2::timestamptz, $3::timestamptz) is not null'

/** Deletes what is out of date, some thousand rows at a time. @returns how many rows of which table */
export async function sweepVault(sql: Queryable, now: number): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {}
  const times = [new Date(now), new Date(now - DAY), new Date(now - 30 * DAY)]
  for (const [table, where] of Object.entries(SPENT)) {
    swept[table] = await deleteInSlices(sql, `vault.${table}`, `${TYPED} and (${where})`, times)
  }
  return swept
}

/**
 * Removes password hashes that no event names: a process that died between vault and log leaves one behind. Looks at
 * those put in the last week, but for the last hour, whose events may be under way.
 * @param namedBy the credential that the user's account names, null for none
 * @returns how many were removed
 */
export async function sweepCredentials(
  credentials: Credentials,
  now: number,
  namedBy: (userId: string) => Promise<string | null>,
): Promise<number> {
  let removed = 0
  for (const { credential_id, user_id } of await credentials.recent(now - 7 * DAY, now - DAY / 24)) {
    if ((await namedBy(user_id)) === credential_id) continue
    await credentials.remove(credential_id)
    removed += 1
  }
  return removed
}
