import { SECOND_STEP_MS, SECOND_STEP_TRIES } from '@kredka/contracts/admin/rules'
import type { Clock, Ids } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { tokenHash } from './refresh.ts'

/** A half-login whose try has been counted. */
export interface HalfLogin {
  readonly admin_id: string
  /** Tries that remain after this one. */
  readonly left: number
}

/**
 * Log-ins to the back office between the password and the code (ADM-08): an opaque token in a cookie, known here by
 * hash, good for a few minutes and a few tries. It opens nothing by itself.
 */
export interface HalfLogins {
  /** @returns the cookie's token, and how long it is good */
  begin(admin_id: string): Promise<{ readonly token: string; readonly max_age_s: number }>
  /** Whose it is, null for one that is over. */
  find(token: string): Promise<string | null>
  /** Counts a try before it is judged, so that tries side by side are counted too. Null for one that is over. */
  countTry(token: string): Promise<HalfLogin | null>
  end(token: string): Promise<void>
  endAllOf(admin_id: string): Promise<void>
}

export function createHalfLogins(sql: Sql, clock: Clock, ids: Ids): HalfLogins {
  const now = () => new Date(clock.now())
  return {
    async begin(admin_id) {
      const token = ids.secret(32)
      await sql('insert into vault.half_logins (token_hash, admin_id, tries, expires_at) values ($1, $2, 0, $3)', [
        tokenHash(token),
        admin_id,
        new Date(clock.now() + SECOND_STEP_MS),
      ])
      return { token, max_age_s: SECOND_STEP_MS / 1000 }
    },
    async find(token) {
      const [row] = await sql<{ readonly admin_id: string }>(
        'select admin_id from vault.half_logins where token_hash = $1 and expires_at > $2 and tries < $3',
        [tokenHash(token), now(), SECOND_STEP_TRIES],
      )
      return row?.admin_id ?? null
    },
    async countTry(token) {
      const [row] = await sql<{ readonly admin_id: string; readonly tries: number }>(
        `update vault.half_logins set tries = tries + 1
         where token_hash = $1 and expires_at > $2 and tries < $3 returning admin_id, tries`,
        [tokenHash(token), now(), SECOND_STEP_TRIES],
      )
      return row === undefined ? null : { admin_id: row.admin_id, left: SECOND_STEP_TRIES - row.tries }
    },
    async end(token) {
      await sql('delete from vault.half_logins where token_hash = $1', [tokenHash(token)])
    },
    async endAllOf(admin_id) {
      await sql('delete from vault.half_logins where admin_id = $1', [admin_id])
    },
  }
}
