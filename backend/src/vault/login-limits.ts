import type { Clock } from '@kredka/contracts/kernel/ports'
import { inTransaction, sqlOf } from '@kredka/projections/kernel/postgres'
import type { Sql } from '@kredka/projections/kernel/query'
import type pg from 'pg'
import { addressKey } from '../kernel/address-key.ts'
import { blind, type MasterKeys } from './master-key.ts'

/**
 * Tries at logging in, counted for all processes (ACC-10). What is refused is this address, with this account or altogether: a
 * stranger elsewhere can never lock a person out of their account.
 */
export interface LoginLimits {
  /**
   * Counts a try for the address alone and for the pair with the account. A try that comes too early is not counted.
   * @param account e-mail or admin name as typed, null where the call names none
   * @returns seconds to wait, 0 where the try is free
   */
  count(ip: string, account: string | null): Promise<number>
  /** The account was entered from here: the pair begins anew, and so does the count of failures in a row. */
  succeeded(ip: string, account: string): Promise<void>
  /** A wrong password. @returns failures of this account in a row, from all addresses: when to tell its owner */
  failed(account: string): Promise<number>
  /** Counts no more failures of this account (EVT-10). What is counted per address holds no account's name and ends within hours. */
  forget(account: string): Promise<void>
}

/** So many tries are free; each later one makes the next wait twice as long. All is forgotten a while after the last try. */
export interface LimitRule {
  readonly free: number
  readonly first_wait_ms: number
  readonly longest_wait_ms: number
  readonly forget_ms: number
}

export interface LoginRules {
  /** For one account from one address. */
  readonly pair: LimitRule
  /** For one address, which many people may share. */
  readonly address: LimitRule
}

const MINUTE = 60_000
const FIRST_WAIT_MS = 2_000
const FORGET_MS = 60 * MINUTE

/** @param longest_wait_s of a pair; an address that others share waits a third of it at most */
export function loginRules(per_account: number, per_address: number, longest_wait_s: number): LoginRules {
  const longest_wait_ms = longest_wait_s * 1000
  const common = { first_wait_ms: FIRST_WAIT_MS, forget_ms: Math.max(FORGET_MS, 2 * longest_wait_ms) }
  return {
    pair: { ...common, free: per_account, longest_wait_ms },
    address: { ...common, free: per_address, longest_wait_ms: Math.ceil(longest_wait_ms / 3) },
  }
}
export const LOGIN_RULES = loginRules(5, 50, 15 * 60)
/** How long failures in a row are remembered. */
const FAILURES_MS = 24 * 60 * MINUTE

export interface Bucket {
  readonly hash: Buffer
  readonly rule: LimitRule
}

export function createLoginLimits(pool: pg.Pool, keys: MasterKeys, clock: Clock, rules = LOGIN_RULES): LoginLimits {
  const normal = (account: string) => account.trim().toLowerCase()
  const pair = (ip: string, account: string) => blind(keys, 'login pair', addressKey(ip), normal(account))
  const failures = (account: string) => blind(keys, 'login failures', normal(account))

  return {
    count(ip, account) {
      const buckets: Bucket[] = [{ hash: blind(keys, 'login address', addressKey(ip)), rule: rules.address }]
      if (account !== null) buckets.push({ hash: pair(ip, account), rule: rules.pair })
      return inTransaction(pool, (client) => countTry(sqlOf(client), buckets, clock.now()))
    },
    async succeeded(ip, account) {
      await sqlOf(pool)('delete from vault.login_limits where bucket = any($1)', [
        [pair(ip, account), failures(account)],
      ])
    },
    async failed(account) {
      const now = clock.now()
      const [row] = await sqlOf(pool)<{ tries: number }>(
        `insert into vault.login_limits as known (bucket, tries, next_at, forgotten_at) values ($1, 1, $2, $3)
         on conflict (bucket) do update
         set tries = case when known.forgotten_at <= $2 then 1 else known.tries + 1 end, forgotten_at = $3
         returning tries`,
        [failures(account), new Date(now), new Date(now + FAILURES_MS)],
      )
      return row?.tries ?? 1
    },
    async forget(account) {
      await sqlOf(pool)('delete from vault.login_limits where bucket = $1', [failures(account)])
    },
  }
}

interface Row {
  readonly bucket: Buffer
  readonly tries: number
  readonly next_at: string
  readonly forgotten_at: string
}

/** Counts a try in each bucket, unless one of them says to wait. @returns seconds to wait, 0 where the try is free */
export async function countTry(sql: Sql, buckets: readonly Bucket[], now: number): Promise<number> {
  // Always in one order, so that two tries cannot wait for each other.
  const sorted = buckets.toSorted((a, b) => Buffer.compare(a.hash, b.hash))
  const known = new Map<string, Row>()
  for (const { hash } of sorted) {
    const [row] = await sql<Row>(
      `insert into vault.login_limits as known (bucket, tries, next_at, forgotten_at) values ($1, 0, $2, $2)
       on conflict (bucket) do update set tries = case when known.forgotten_at <= $2 then 0 else known.tries end,
         next_at = case when known.forgotten_at <= $2 then $2 else known.next_at end
       returning bucket, tries, next_at, forgotten_at`,
      [hash, new Date(now)],
    )
    if (row !== undefined) known.set(hash.toString('hex'), row)
  }
  const wait = Math.max(0, ...[...known.values()].map((row) => Date.parse(row.next_at) - now))
  if (wait > 0) return Math.ceil(wait / 1000)
  for (const { hash, rule } of sorted) {
    const tries = (known.get(hash.toString('hex'))?.tries ?? 0) + 1
    await sql('update vault.login_limits set tries = $2, next_at = $3, forgotten_at = $4 where bucket = $1', [
      hash,
      tries,
      new Date(now + waitAfter(tries, rule)),
      new Date(now + rule.forget_ms),
    ])
  }
  return 0
}

/** Milliseconds to wait after so many tries. */
export function waitAfter(tries: number, rule: LimitRule): number {
  if (tries < rule.free) return 0
  return Math.min(rule.longest_wait_ms, rule.first_wait_ms * 2 ** Math.min(30, tries - rule.free))
}
