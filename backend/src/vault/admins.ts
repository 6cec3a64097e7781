import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import type { Clock, Ids } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { tokenHash } from './refresh.ts'

export interface AdminCredential {
  readonly admin_id: string
  /** Login name; upper and lower case are the same. */
  readonly name: string
  readonly hash: string
}

/** Login names and password hashes of the back office (ADM-01). */
export interface AdminCredentials {
  /** Puts or replaces. @returns false when another admin has the name */
  put(credential: AdminCredential): Promise<boolean>
  byName(name: string): Promise<AdminCredential | null>
  find(adminId: string): Promise<AdminCredential | null>
  listIds(): Promise<readonly string[]>
  remove(adminId: string): Promise<void>
}

export function createAdminCredentials(sql: Sql, clock: Clock): AdminCredentials {
  const one = async (where: string, value: string) =>
    (
      await sql<AdminCredential>(`select admin_id, name, hash from vault.admin_credentials where ${where}`, [value])
    )[0] ?? null
  return {
    async put({ admin_id, name, hash }) {
      const rows = await sql(
        `insert into vault.admin_credentials (admin_id, name, hash, changed_at)
         select $1, $2, $3, $4
         where not exists (select 1 from vault.admin_credentials where lower(name) = lower($2) and admin_id <> $1)
         on conflict (admin_id) do update set name = excluded.name, hash = excluded.hash,
           changed_at = excluded.changed_at
         returning admin_id`,
        [admin_id, name.trim(), hash, new Date(clock.now())],
      )
      return rows.length > 0
    },
    byName: (name) => one('lower(name) = lower($1)', name.trim()),
    find: (adminId) => one('admin_id = $1', adminId),
    async listIds() {
      const rows = await sql<{ readonly admin_id: string }>('select admin_id from vault.admin_credentials')
      return rows.map(({ admin_id }) => admin_id)
    },
    async remove(adminId) {
      await sql('delete from vault.admin_credentials where admin_id = $1', [adminId])
    },
  }
}

export interface AdminSession {
  readonly session_id: string
  readonly admin_id: string
}

export interface AdminSessionEntry {
  readonly session_id: string
  readonly user_agent: string
  readonly created_at: string
  readonly last_used_at: string
}

/** The back office's own logins: an opaque token in a cookie, known here by hash. */
export interface AdminSessions {
  /** @returns the cookie's token, and how long it is good at most */
  begin(session: { readonly admin_id: string; readonly user_agent: string }): Promise<{
    readonly token: string
    readonly session_id: string
    readonly max_age_s: number
  }>
  /** Whose token this is; using it keeps it alive. */
  find(token: string): Promise<AdminSession | null>
  /** Whether the token is good. Asking does not keep it alive. */
  isOpen(token: string): Promise<boolean>
  list(adminId: string): Promise<readonly AdminSessionEntry[]>
  /** When each of the staff last used one of their open sessions, by id. */
  lastUses(): Promise<ReadonlyMap<string, string>>
  end(token: string): Promise<void>
  /** @returns false when the admin has no such session */
  endOne(sessionId: string, adminId: string): Promise<boolean>
  endAllOf(adminId: string): Promise<void>
}

/** Staff's rights are wide: half a day without a click ends their session, a week does in any case. */
export const ADMIN_IDLE_MS = 12 * HOUR
export const ADMIN_MAX_MS = 7 * DAY

export function createAdminSessions(sql: Sql, clock: Clock, ids: Ids): AdminSessions {
  const at = (offset = 0) => new Date(clock.now() + offset)

  return {
    async begin({ admin_id, user_agent }) {
      const token = ids.secret(32)
      const session_id = ids.entity()
      await sql(
        `insert into vault.admin_sessions
           (token_hash, session_id, admin_id, user_agent, created_at, last_used_at, idle_until, lives_until)
         values ($1, $2, $3, $4, $5, $5, $6, $7)`,
        [tokenHash(token), session_id, admin_id, user_agent, at(), at(ADMIN_IDLE_MS), at(ADMIN_MAX_MS)],
      )
      return { token, session_id, max_age_s: ADMIN_MAX_MS / 1000 }
    },
    async find(token) {
      const [row] = await sql<AdminSession & { readonly stale: boolean }>(
        `select session_id, admin_id, last_used_at < $3 as stale from vault.admin_sessions
         where token_hash = $1 and idle_until > $2 and lives_until > $2`,
        [tokenHash(token), at(), at(-MINUTE)],
      )
      if (row === undefined) return null
      // Once a minute is enough to keep it alive: a read must not become a write each time.
      if (row.stale) {
        await sql('update vault.admin_sessions set last_used_at = $2, idle_until = $3 where token_hash = $1', [
          tokenHash(token),
          at(),
          at(ADMIN_IDLE_MS),
        ])
      }
      return { session_id: row.session_id, admin_id: row.admin_id }
    },
    async isOpen(token) {
      const rows = await sql(
        'select 1 as open from vault.admin_sessions where token_hash = $1 and idle_until > $2 and lives_until > $2',
        [tokenHash(token), at()],
      )
      return rows.length > 0
    },
    list: (adminId) =>
      sql<AdminSessionEntry>(
        `select session_id, user_agent, created_at, last_used_at from vault.admin_sessions
         where admin_id = $1 and idle_until > $2 and lives_until > $2 order by last_used_at desc, session_id desc`,
        [adminId, at()],
      ),
    async lastUses() {
      const rows = await sql<{ readonly admin_id: string; readonly last: Date }>(
        'select admin_id, max(last_used_at) as last from vault.admin_sessions group by admin_id',
      )
      return new Map(rows.map(({ admin_id, last }) => [admin_id, new Date(last).toISOString()]))
    },
    async end(token) {
      await sql('delete from vault.admin_sessions where token_hash = $1', [tokenHash(token)])
    },
    async endOne(sessionId, adminId) {
      const rows = await sql(
        'delete from vault.admin_sessions where session_id = $1 and admin_id = $2 returning session_id',
        [sessionId, adminId],
      )
      return rows.length > 0
    },
    async endAllOf(adminId) {
      await sql('delete from vault.admin_sessions where admin_id = $1', [adminId])
    },
  }
}
