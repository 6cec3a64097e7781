import { fileURLToPath } from 'node:url'
import type { Clock, FileStore, Ids, Keyring, Log } from '@kredka/contracts/kernel/ports'
import { migrate } from '@kredka/projections/postgres/migrations'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { type AdminCredentials, type AdminSessions, createAdminCredentials, createAdminSessions } from './admins.ts'
import { createRawCounters, type RawCounters } from './counters.ts'
import { type Credentials, createCredentials } from './credentials.ts'
import { createDayLimits, type DayLimits } from './day-limits.ts'
import { createErrorLog, type ErrorLog } from './error-log.ts'
import { createFileStore } from './files.ts'
import { createFormLimits, type FormLimits, type FormRules } from './form-limits.ts'
import { createHalfLogins, type HalfLogins } from './half-logins.ts'
import { createIdempotencyAnswers, type IdempotencyAnswers } from './idempotency.ts'
import { createImpersonations, type Impersonations } from './impersonations.ts'
import { createKeyring } from './keyring.ts'
import { createLoginLimits, type LimitRule, type LoginLimits, type LoginRules } from './login-limits.ts'
import { createLuck, type Luck } from './luck.ts'
import { createMailLimits, type MailLimits } from './mail-limits.ts'
import { checkMasterKey, masterKeys } from './master-key.ts'
import { loadPepper, type StreamKeys } from './pepper.ts'
import { createPushDevices, type PushDevices } from './push-devices.ts'
import { createSecondFactors, type SecondFactors } from './second-factors.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { sweepVault } from './sweep.ts'
import { createTokens, type Tokens } from './tokens.ts'

/**
 * Secrets and operational records in plain Postgres tables, outside the events (EVT-01). Nothing spans vault and event
 * store in one transaction: the secret goes first under a new id, then the event that names it, then the old secret
 * goes.
 */
export interface Vault extends StreamKeys {
  readonly keyring: Keyring
  readonly credentials: Credentials
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly adminCredentials: AdminCredentials
  readonly adminSessions: AdminSessions
  readonly secondFactors: SecondFactors
  readonly halfLogins: HalfLogins
  readonly impersonations: Impersonations
  readonly idempotency: IdempotencyAnswers
  readonly loginLimits: LoginLimits
  readonly formLimits: FormLimits
  readonly mailLimits: MailLimits
  readonly dayLimits: DayLimits
  readonly luck: Luck
  readonly errorLog: ErrorLog
  readonly counters: RawCounters
  readonly files: FileStore
  readonly pushDevices: PushDevices
  /** Removes all that the vault holds of a person, their key first (EVT-10). Idempotent. */
  forgetPerson(subjectId: string): Promise<void>
  /** What only the person's own words lead to, such as counts of logins: asked for while their key still opens them. */
  forgetTraces(person: { readonly email: string; readonly name: string }): Promise<void>
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
  /** Default: those of a fresh configuration. */
  readonly loginRules?: LoginRules
  readonly formRules?: FormRules
  /** The log lies outside the vault's Postgres. Default: inside. */
  readonly logIsElsewhere?: boolean
  readonly mailRule?: LimitRule
}

/** Makes or updates the vault's tables. */
export function migrateVault(pool: pg.Pool): Promise<readonly string[]> {
  return migrate(pool, 'vault', fileURLToPath(new URL('./migrations', import.meta.url)))
}

/** @throws WrongMasterKeyError when the vault was written with another master key */
export async function openVault({
  pool,
  masterKey,
  clock,
  ids,
  log,
  loginRules,
  formRules,
  logIsElsewhere = false,
  mailRule,
}: VaultParts): Promise<Vault> {
  const sql = sqlOf(pool)
  const keys = masterKeys(masterKey)
  await checkMasterKey(sql, keys, clock)
  const keyring = createKeyring(sql, keys, clock)
  const credentials = createCredentials(sql, clock)
  const tokens = createTokens(sql, keys, clock, ids)
  const sessions = createSessions(pool, keys, clock, ids)
  const files = createFileStore(sql, clock)
  const pushDevices = createPushDevices(sql, keyring, clock)
  const impersonations = createImpersonations(sql, clock, ids)
  const errorLog = createErrorLog(sql, clock, log)
  const loginLimits = createLoginLimits(pool, keys, clock, loginRules)
  const idempotency = createIdempotencyAnswers({ sql, keys, clock, ids, durable: logIsElsewhere })
  return {
    keyring,
    ...(await loadPepper(sql, keys, clock)),
    credentials,
    tokens,
    sessions,
    adminCredentials: createAdminCredentials(sql, clock),
    adminSessions: createAdminSessions(sql, clock, ids),
    secondFactors: createSecondFactors(sql, keyring, keys, clock),
    halfLogins: createHalfLogins(sql, clock, ids),
    impersonations,
    idempotency,
    loginLimits,
    formLimits: createFormLimits(pool, keys, clock, formRules),
    mailLimits: createMailLimits(pool, keys, clock, mailRule),
    dayLimits: createDayLimits(pool, keys),
    luck: createLuck(keys),
    errorLog,
    counters: createRawCounters(sql, keys),
    files,
    pushDevices,
    async forgetPerson(subjectId) {
      await keyring.forget(subjectId)
      await sessions.removeAllOf(subjectId)
      await credentials.removeAllOf(subjectId)
      await tokens.removeAllOf(subjectId)
      await files.removeAllOf(subjectId)
      await pushDevices.removeAllOf(subjectId)
      await impersonations.removeAllOf(subjectId)
      await idempotency.removeAllOf(subjectId)
    },
    async forgetTraces({ email, name }) {
      await loginLimits.forget(email)
      await errorLog.blot([email, name])
    },
    sweep: () => sweepVault(pool, clock.now()),
  }
}
