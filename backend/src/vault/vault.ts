import { fileURLToPath } from 'node:url'
import type { Clock, Ids, Keyring, Log } from '@kredka/contracts/kernel/ports'
import { migrate } from '@kredka/projections/kernel/migrations'
import { sqlOf } from '@kredka/projections/kernel/postgres'
import type pg from 'pg'
import { type AdminCredentials, type AdminSessions, createAdminCredentials, createAdminSessions } from './admins.ts'
import { createRawCounters, type RawCounters } from './counters.ts'
import { type Credentials, createCredentials } from './credentials.ts'
import { createErrorLog, type ErrorLog } from './error-log.ts'
import { createIdempotencyAnswers, type IdempotencyAnswers } from './idempotency.ts'
import { createKeyring } from './keyring.ts'
import { createLoginLimits, type LoginLimits } from './login-limits.ts'
import { checkMasterKey, masterKeys } from './master-key.ts'
import { type EmailKeyOf, loadPepper } from './pepper.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { sweepVault } from './sweep.ts'
import { createTokens, type Tokens } from './tokens.ts'

/**
 * Secrets and operational records in plain Postgres tables, outside the events (EVT-01). Nothing spans vault and event store in one
 * transaction: the secret goes first under a new id, then the event that names it, then the old secret goes.
 */
export interface Vault {
  readonly keyring: Keyring
  readonly emailKey: EmailKeyOf
  readonly credentials: Credentials
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly adminCredentials: AdminCredentials
  readonly adminSessions: AdminSessions
  readonly idempotency: IdempotencyAnswers
  readonly loginLimits: LoginLimits
  readonly errorLog: ErrorLog
  readonly counters: RawCounters
  /** Removes all that the vault holds of a person, their key first (EVT-10). Idempotent. */
  forgetPerson(subjectId: string): Promise<void>
  /** Deletes what is out of date. @returns how many rows of which table */
  sweep(): Promise<Readonly<Record<string, number>>>
}

export interface VaultParts {
  readonly pool: pg.Pool
  /** 32 bytes. */
  readonly masterKey: Uint8Array
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
}

/** Makes or updates the vault's tables. */
export function migrateVault(pool: pg.Pool): Promise<readonly string[]> {
  return migrate(pool, 'vault', fileURLToPath(new URL('./migrations', import.meta.url)))
}

/** @throws WrongMasterKeyError when the vault was written with another master key */
export async function openVault({ pool, masterKey, clock, ids, log }: VaultParts): Promise<Vault> {
  const sql = sqlOf(pool)
  const keys = masterKeys(masterKey)
  await checkMasterKey(sql, keys, clock)
  const keyring = createKeyring(sql, keys, clock)
  const credentials = createCredentials(sql, clock)
  const tokens = createTokens(sql, keys, clock, ids)
  const sessions = createSessions(pool, keys, clock, ids)
  return {
    keyring,
    emailKey: await loadPepper(sql, keys, clock),
    credentials,
    tokens,
    sessions,
    adminCredentials: createAdminCredentials(sql, clock),
    adminSessions: createAdminSessions(sql, clock, ids),
    idempotency: createIdempotencyAnswers(sql, keys, clock),
    loginLimits: createLoginLimits(pool, keys, clock),
    errorLog: createErrorLog(sql, clock, log),
    counters: createRawCounters(sql, keys),
    async forgetPerson(subjectId) {
      await keyring.forget(subjectId)
      await sessions.removeAllOf(subjectId)
      await credentials.removeAllOf(subjectId)
      await tokens.removeAllOf(subjectId)
    },
    sweep: () => sweepVault(sql, clock.now()),
  }
}
