import type pg from 'pg'
import { encryptEnvelope } from '../kernel/envelope.ts'
import { KEY_PLACE } from './keyring.ts'
import { masterKeys } from './master-key.ts'

/** What the vault keeps of many people at once. */
export interface BulkSecrets {
  /** Data keys by person, 32 bytes each. */
  readonly keys: ReadonlyMap<string, Uint8Array>
  /** They all have the one password. */
  readonly credentials: readonly { readonly credential_id: string; readonly user_id: string }[]
  /** Of that password: Argon2id in PHC form. */
  readonly hash: string
}

/**
 * Puts the secrets of new people, in the transaction of the events that name them. For logs of real size to measure on.
 * @param now milliseconds
 */
export async function putSecretsInBulk(
  client: pg.ClientBase,
  masterKey: Uint8Array,
  { keys, credentials, hash }: BulkSecrets,
  now: number,
): Promise<void> {
  const { envelopes } = masterKeys(masterKey)
  const at = new Date(now)
  await client.query(
    `insert into vault.subject_keys (subject_id, envelope, created_at)
     select subject_id, envelope, $3 from unnest($1::text[], $2::bytea[]) as given (subject_id, envelope)`,
    [[...keys.keys()], [...keys].map(([subject, key]) => encryptEnvelope(envelopes, key, [KEY_PLACE, subject])), at],
  )
  await client.query(
    `insert into vault.credentials (credential_id, user_id, hash, changed_at)
     select credential_id, user_id, $3, $4 from unnest($1::text[], $2::text[]) as given (credential_id, user_id)`,
    [credentials.map(({ credential_id }) => credential_id), credentials.map(({ user_id }) => user_id), hash, at],
  )
}
