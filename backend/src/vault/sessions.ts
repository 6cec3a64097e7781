import { REFRESH_IDLE_MS, REFRESH_MAX_MS } from '@kredka/contracts/accounts/rules'
import type { Clock, Ids } from '@kredka/contracts/kernel/ports'
import { inTransaction, sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { gatherCalls } from '../kernel/gather-calls.ts'
import type { MasterKeys } from './master-key.ts'
import { type Refreshed, refresh, tokenHash } from './refresh.ts'

export interface NewSession {
  readonly user_id: string
  readonly user_agent: string
}

export interface SessionEntry {
  readonly session_id: string
  readonly user_agent: string
  readonly created_at: string
  readonly last_used_at: string
}

/** A session that began, or has ended since. */
export interface SessionChange {
  readonly session_id: string
  readonly user_id: string
  readonly ended: boolean
}

/** Logins of people: each is a family of refresh tokens, of which one is good (ACC-02). */
export interface Sessions {
  begin(session: NewSession): Promise<Refreshed>
  /**
   * Exchanges a refresh token. The one just replaced is taken once more for 30 s and gives the same successor; any
   * other old one ends the whole family.
   * @returns null for a token that is unknown, out of date or of an ended session; `reused` when it ended the family
   * just now
   */
  refresh(token: string): Promise<Refreshed | 'reused' | null>
  /** Open sessions, the one used last first. */
  list(userId: string): Promise<readonly SessionEntry[]>
  isOpen(sessionId: string): Promise<boolean>
  /** Whoever holds the session has just shown that they are its person. */
  prove(sessionId: string): Promise<void>
  /** @returns milliseconds since then, null where it never was shown, or the session is over */
  msSinceProof(sessionId: string): Promise<number | null>
  /** @returns false when the person has no such open session */
  end(sessionId: string, userId: string): Promise<boolean>
  /** @returns ids of the sessions ended now */
  endAllOf(userId: string): Promise<readonly string[]>
  /** Ends those that began before an instant. @param before ISO 8601 */
  endEarlierOf(userId: string, before: string): Promise<void>
  /** Ends all but this one. @returns ids of the sessions ended now */
  endOthersOf(userId: string, sessionId: string | null): Promise<readonly string[]>
  /** Sessions that began or ended since an instant (ms): how a process learns of what another did. */
  readChangesSince(instant: number): Promise<readonly SessionChange[]>
  removeAllOf(userId: string): Promise<void>
}

const TOKEN_BYTES = 32
/** Statements under way at once that ask whether sessions are open: every call asks. */
const LOOKS = 2
const OPEN = 'ended_at is null and idle_until > $2 and lives_until > $2'

export function createSessions(pool: pg.Pool, keys: MasterKeys, clock: Clock, ids: Ids): Sessions {
  const sql = sqlOf(pool)
  const at = (offset = 0) => new Date(clock.now() + offset)

  return {
    async begin({ user_id, user_agent }) {
      const session_id = ids.entity()
      const refresh_token = ids.secret(TOKEN_BYTES)
      await sql(
        `with session as (
           insert into vault.sessions
             (session_id, user_id, user_agent, created_at, last_used_at, idle_until, lives_until)
           values ($1, $2, $3, $4, $4, $5, $6) returning session_id)
         insert into vault.refresh_tokens (token_hash, session_id, expires_at) select $7, session_id, $5 from session`,
        [session_id, user_id, user_agent, at(), at(REFRESH_IDLE_MS), at(REFRESH_MAX_MS), tokenHash(refresh_token)],
      )
      return { session_id, user_id, refresh_token, refresh_max_age_s: REFRESH_IDLE_MS / 1000 }
    },
    refresh: (token) => inTransaction(pool, (client) => refresh(sqlOf(client), keys, clock.now(), token)),
    list: (userId) =>
      sql<SessionEntry>(
        `select session_id, user_agent, created_at, last_used_at from vault.sessions
         where user_id = $1 and ${OPEN} order by last_used_at desc, session_id desc`,
        [userId, at()],
      ),
    isOpen: gatherCalls<string, boolean>(async (session_ids) => {
      const rows = await sql<{ session_id: string }>(
        `select session_id from vault.sessions where session_id = any($1) and ${OPEN}`,
        [session_ids, at()],
      )
      const open = new Set(rows.map(({ session_id }) => session_id))
      return session_ids.map((session_id) => open.has(session_id))
    }, LOOKS),
    async prove(sessionId) {
      await sql('update vault.sessions set proved_at = $2 where session_id = $1', [sessionId, at()])
    },
    async msSinceProof(sessionId) {
      const [proved] = await sql<{ proved_at: string }>(
        `select proved_at from vault.sessions where session_id = $1 and proved_at is not null and ${OPEN}`,
        [sessionId, at()],
      )
      return proved === undefined ? null : clock.now() - Date.parse(proved.proved_at)
    },
    async end(sessionId, userId) {
      const rows = await sql(
        `update vault.sessions set ended_at = $2 where session_id = $1 and user_id = $3 and ${OPEN}
            returning session_id`,
        [sessionId, at(), userId],
      )
      return rows.length > 0
    },
    async endAllOf(userId) {
      const rows = await sql<{ session_id: string }>(
        `update vault.sessions set ended_at = $2 where user_id = $1 and ${OPEN} returning session_id`,
        [userId, at()],
      )
      return rows.map((row) => row.session_id)
    },
    async endEarlierOf(userId, before) {
      await sql(`update vault.sessions set ended_at = $2 where user_id = $1 and created_at < $3 and ${OPEN}`, [
        userId,
        at(),
        before,
      ])
    },
    async endOthersOf(userId, sessionId) {
      const rows = await sql<{ session_id: string }>(
        `update vault.sessions set ended_at = $2
         where user_id = $1 and session_id is distinct from $3 and ${OPEN} returning session_id`,
        [userId, at(), sessionId],
      )
      return rows.map((row) => row.session_id)
    },
    readChangesSince: (instant) =>
      sql<SessionChange>(
        `select session_id, user_id, ended_at is not null as ended
           from vault.sessions where ended_at >= $1 or created_at >= $1`,
        [new Date(instant)],
      ),
    async removeAllOf(userId) {
      await sql('delete from vault.sessions where user_id = $1', [userId])
    },
  }
}
