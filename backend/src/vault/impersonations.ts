import type { Clock, Ids } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { tokenHash } from './refresh.ts'

export interface Impersonation {
  readonly impersonation_id: string
  readonly admin_id: string
  /** Login name of whoever looks. */
  readonly admin_name: string
  readonly user_id: string
  readonly ends_at: string
}

/** What is begun: whose eyes, and by which session of the back office. */
export interface NewImpersonation {
  readonly impersonation_id: string
  readonly admin_session_id: string
  readonly admin_id: string
  readonly user_id: string
  /** Milliseconds. */
  readonly ends_at: number
}

/** Whose of those that are noted: of a member of staff, of one whose session is over, or of a person. */
export type ImpersonationsOf =
  | { readonly admin_id: string; readonly without_session?: true }
  | { readonly user_id: string }

/**
 * Staff who look through the eyes of a person (ADM-03): an opaque token in a cookie of its own, known here by hash. It
 * lives as long as its time and the back office's session from which it was begun.
 */
export interface Impersonations {
  /** @returns the cookie's token; begun again, the token before is worth nothing */
  begin(begun: NewImpersonation): Promise<string>
  find(token: string): Promise<Impersonation | null>
  /** Ids of those that are noted, whether or not their time is over. */
  listOf(whose: ImpersonationsOf): Promise<readonly string[]>
  remove(impersonation_id: string): Promise<void>
  removeAllOf(user_id: string): Promise<void>
}

const SESSION = `select 1 from vault.admin_sessions s
  where s.session_id = i.admin_session_id and s.admin_id = i.admin_id and s.idle_until > $2 and s.lives_until > $2`

export function createImpersonations(sql: Sql, clock: Clock, ids: Ids): Impersonations {
  const now = () => new Date(clock.now())
  return {
    async begin({ impersonation_id, admin_session_id, admin_id, user_id, ends_at }) {
      const token = ids.secret(32)
      await sql(
        `insert into vault.impersonations (impersonation_id, token_hash, admin_session_id, admin_id, user_id, ends_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (impersonation_id) do update set token_hash = excluded.token_hash`,
        [impersonation_id, tokenHash(token), admin_session_id, admin_id, user_id, new Date(ends_at)],
      )
      return token
    },
    async find(token) {
      const [row] = await sql<Omit<Impersonation, 'ends_at'> & { readonly ends_at: Date }>(
        `select i.impersonation_id, i.admin_id, c.name as admin_name, i.user_id, i.ends_at
           from vault.impersonations i join vault.admin_credentials c using (admin_id)
          where i.token_hash = $1 and i.ends_at > $2 and exists (${SESSION})`,
        [tokenHash(token), now()],
      )
      return row === undefined ? null : { ...row, ends_at: new Date(row.ends_at).toISOString() }
    },
    async listOf(whose) {
      const [column, id] = 'admin_id' in whose ? ['admin_id', whose.admin_id] : ['user_id', whose.user_id]
      const orphaned = 'admin_id' in whose && whose.without_session === true ? `and not exists (${SESSION})` : ''
      const rows = await sql<{ readonly impersonation_id: string }>(
        `select impersonation_id from vault.impersonations i where i.${column} = $1 and $2::timestamptz is not null ${orphaned}`,
        [id, now()],
      )
      return rows.map(({ impersonation_id }) => impersonation_id)
    },
    async remove(impersonation_id) {
      await sql('delete from vault.impersonations where impersonation_id = $1', [impersonation_id])
    },
    async removeAllOf(user_id) {
      await sql('delete from vault.impersonations where user_id = $1', [user_id])
    },
  }
}
