import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'

export interface Credential {
  readonly credential_id: string
  readonly user_id: string
  /** Argon2id in PHC form. */
  readonly hash: string
  readonly changed_at: string
}

/**
 * Password hashes. A change puts the new one under a new id, then an event names it, then `keepOnly` removes the old
 * one; what a crash leaves behind is found by `recent`.
 */
export interface Credentials {
  /** A known id stays as it is: the repeat of a command brings the same password. */
  put(credential: Omit<Credential, 'changed_at'>): Promise<void>
  find(credentialId: string): Promise<Credential | null>
  /** Removes the user's other credentials. */
  keepOnly(userId: string, credentialId: string): Promise<void>
  remove(credentialId: string): Promise<void>
  removeAllOf(userId: string): Promise<void>
  /** Those put between two instants (ms), for the sweeper. */
  recent(from: number, to: number): Promise<readonly Credential[]>
}

const COLUMNS = 'credential_id, user_id, hash, changed_at'

export function createCredentials(sql: Sql, clock: Clock): Credentials {
  return {
    async put({ credential_id, user_id, hash }) {
      await sql(`insert into vault.credentials (${COLUMNS}) values ($1, $2, $3, $4) on conflict do nothing`, [
        credential_id,
        user_id,
        hash,
        new Date(clock.now()),
      ])
    },
    async find(credentialId) {
      const rows = await sql<Credential>(`select ${COLUMNS} from vault.credentials where credential_id = $1`, [
        credentialId,
      ])
      return rows[0] ?? null
    },
    async keepOnly(userId, credentialId) {
      await sql('delete from vault.credentials where user_id = $1 and credential_id <> $2', [userId, credentialId])
    },
    async remove(credentialId) {
      await sql('delete from vault.credentials where credential_id = $1', [credentialId])
    },
    async removeAllOf(userId) {
      await sql('delete from vault.credentials where user_id = $1', [userId])
    },
    async recent(from, to) {
      return sql<Credential>(`select ${COLUMNS} from vault.credentials where changed_at >= $1 and changed_at < $2`, [
        new Date(from),
        new Date(to),
      ])
    },
  }
}
