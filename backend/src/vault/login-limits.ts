import { SECOND_STEP_TRIES } from '@kredka/contracts/admin/rules'
import { DAY, MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { inTransaction, sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { addressKey } from '../kernel/address-key.ts'
import { blind, type MasterKeys } from './master-key.ts'

/**
 * Tries at logging in, counted for all processes (ACC-10). What is refused is this address, with this account or
 * altogether: a stranger elsewhere can never lock a person out of their account.
 */
export interface LoginLimits {
  /**
   * Counts a try for the address alone and for the pair with the account; a try at a password for the account too. A
   * try that comes too early is not counted.
   * @param account e-mail or admin name as typed, null where the call names none
   * @returns seconds to wait, 0 where the try is free
   */
  count(ip: string, account: string | null, tried?: Tried): Promise<number>
  /**
   * Counts a try at the code of a second factor, from whatever address: six digits can be guessed from many (ADM-08).
   * Whoever gets as far has the password, so nobody else can keep the owner waiting.
   * @returns seconds to wait, 0 where the try is free
   */
  countCode(account: string): Promise<number>
  /** A code was right. */
  clearCodes(account: string): Promise<void>
  /** A password was right: the pair begins anew, and so does the count of failures in a row. */
  clearFailures(ip: string, account: string): Promise<void>
  /** Somebody logged in: as `clearFailures`, and for a month this address does not wait for what others try. */
  trustAddress(ip: string, account: string): Promise<void>
  /** A wrong password. @returns failures of this account in a row, from all addresses: when to tell its owner */
  countFailure(account: string): Promise<number>
  /**
   * Counts no more failures of this account and forgets from where it was entered (EVT-10); the other counts name no
   * account and end within hours.
   */
  forget(account: string): Promise<void>
}

/** A password can be guessed from many addresses, a token of a mail cannot. */
export type Tried = 'password' | 'token'

/**
 * So many tries are free; each later one makes the next wait twice as long. All is forgotten a while after the last
 * try.
 */
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
  /** Free tries at the password of one account from addresses it was not entered from lately, all together. */
  readonly anywhere: number
  /** At the code of one account, from all addresses together. */
  readonly codes: LimitRule
}

/** Two log-ins full of wrong codes are free; after that some hundred tries a day are left of the million codes. */
const CODES: LimitRule = {
  free: 2 * SECOND_STEP_TRIES,
  first_wait_ms: 30 * SECOND,
  longest_wait_ms: 15 * MINUTE,
  forget_ms: DAY,
}

const FIRST_WAIT_MS = 2_000
const FORGET_MS = 60 * MINUTE

/** @param longest_wait_s of a pair; an address that others share waits a third of it at most */
export function loginRules(
  per_account: number,
  per_address: number,
  longest_wait_s: number,
  anywhere = 10,
): LoginRules {
  const longest_wait_ms = longest_wait_s * 1000
  const common = { first_wait_ms: FIRST_WAIT_MS, forget_ms: Math.max(FORGET_MS, 2 * longest_wait_ms) }
  return {
    pair: { ...common, free: per_account, longest_wait_ms },
    address: { ...common, free: per_address, longest_wait_ms: Math.ceil(longest_wait_ms / 3) },
    anywhere,
    codes: CODES,
  }
}
export const LOGIN_RULES = loginRules(5, 50, 15 * 60)
/** How long failures in a row are remembered. */
const FAILURES_MS = 24 * 60 * MINUTE
/** How long an address counts as its owner's after the account was entered from it. */
const PLACE_MS = 30 * 24 * 60 * MINUTE
/** While an account is being guessed, a new address waits 2 s for its first try, then 4, up to 64. */
const MAX_LEVELS = 5

export interface Bucket {
  readonly hash: Buffer
  readonly rule: LimitRule
}

export function createLoginLimits(pool: pg.Pool, keys: MasterKeys, clock: Clock, rules = LOGIN_RULES): LoginLimits {
  const normal = (account: string) => account.trim().toLowerCase()
  const pair = (ip: string, account: string) => blind(keys, 'login pair', addressKey(ip), normal(account))
  const place = (ip: string, account: string) => blind(keys, 'login place', addressKey(ip), normal(account))
  const anywhere = (account: string) => blind(keys, 'login anywhere', normal(account))
  const failures = (account: string) => blind(keys, 'login failures', normal(account))
  const codes = (account: string) => blind(keys, 'login codes', normal(account))
  const sql = sqlOf(pool)

  async function isPlace(ip: string, account: string): Promise<boolean> {
    const known = [place(ip, account), new Date(clock.now())]
    return (await sql('select 1 from vault.login_limits where bucket = $1 and forgotten_at > $2', known)).length > 0
  }

  async function clearFailures(ip: string, account: string): Promise<void> {
    await sql('delete from vault.login_limits where bucket = any($1)', [[pair(ip, account), failures(account)]])
  }

  return {
    clearFailures,
    async count(ip, account, tried = 'token') {
      const address = { hash: blind(keys, 'login address', addressKey(ip)), rule: rules.address }
      if (account === null) return inTransaction(pool, (client) => countTry(sqlOf(client), [address], clock.now()))
      const own = { hash: pair(ip, account), rule: rules.pair }
      const all = tried === 'password' && !(await isPlace(ip, account)) ? anywhere(account) : null
      return inTransaction(pool, async (client) => {
        const within = sqlOf(client)
        if (all !== null) {
          await lockRows(within, [{ hash: all }, address, own], clock.now())
          await guard(within, all, own, rules.anywhere, clock.now())
        }
        return countTry(within, [address, own], clock.now())
      })
    },
    countCode: (account) =>
      inTransaction(pool, (client) =>
        countTry(sqlOf(client), [{ hash: codes(account), rule: rules.codes }], clock.now()),
      ),
    async clearCodes(account) {
      await sql('delete from vault.login_limits where bucket = $1', [codes(account)])
    },
    async trustAddress(ip, account) {
      const now = clock.now()
      // a try that was right is no guess
      if (!(await isPlace(ip, account)))
        await sql('update vault.login_limits set tries = greatest(tries - 1, 0) where bucket = $1', [anywhere(account)])
      await clearFailures(ip, account)
      await sql(
        `insert into vault.login_limits (bucket, tries, next_at, forgotten_at, account) values ($1, 0, $2, $3, $4)
         on conflict (bucket) do update set forgotten_at = excluded.forgotten_at`,
        [place(ip, account), new Date(now), new Date(now + PLACE_MS), failures(account)],
      )
    },
    async countFailure(account) {
      const now = clock.now()
      const [row] = await sql<{ tries: number }>(
        `insert into vault.login_limits as known (bucket, tries, next_at, forgotten_at) values ($1, 1, $2, $3)
         on conflict (bucket) do update
         set tries = case when known.forgotten_at <= $2 then 1 else known.tries + 1 end, forgotten_at = $3
         returning tries`,
        [failures(account), new Date(now), new Date(now + FAILURES_MS)],
      )
      return row?.tries ?? 1
    },
    async forget(account) {
      await sql('delete from vault.login_limits where bucket = $1 or account = $1', [failures(account)])
    },
  }
}

/**
 * Counts a try at an account's password from an address that is not known as its owner's. Once there were many, every
 * further address waits before its first try, for itself alone: whoever tries meanwhile takes nobody's turn, so the
 * owner gets in from anywhere. The rows are held already.
 */
async function guard(sql: Sql, account: Buffer, pair: Bucket, free: number, now: number): Promise<void> {
  const { tries } = await lockRow(sql, account, now)
  const begun = await sql('select 1 from vault.login_limits where bucket = $1 and forgotten_at > $2', [
    pair.hash,
    new Date(now),
  ])
  if (tries < free || begun.length > 0) {
    await updateNote(sql, account, { tries: tries + 1, next_at: now, forgotten_at: now + pair.rule.forget_ms })
    return
  }
  const spent = pair.rule.free + Math.min(tries - free, MAX_LEVELS)
  const next_at = now + waitAfter(spent, pair.rule)
  await updateNote(sql, pair.hash, { tries: spent, next_at, forgotten_at: now + pair.rule.forget_ms })
}

interface Row {
  readonly tries: number
  readonly next_at: string
}

/** Counts a try in each bucket, unless one of them says to wait. @returns seconds to wait, 0 where the try is free */
export async function countTry(sql: Sql, buckets: readonly Bucket[], now: number): Promise<number> {
  const known = await lockRows(sql, buckets, now)
  // a free try never waits, also not for one beside it that looked at the clock a moment later
  const waits = known.map(({ rule, row }) => (row.tries < rule.free ? 0 : Date.parse(row.next_at) - now))
  const wait = Math.max(0, ...waits)
  if (wait > 0) return Math.ceil(wait / 1000)
  for (const { hash, rule, row } of known) {
    const tries = row.tries + 1
    await updateNote(sql, hash, { tries, next_at: now + waitAfter(tries, rule), forgotten_at: now + rule.forget_ms })
  }
  return 0
}

/** Rows are held in one order, all of a try's before it is judged, so that two tries cannot wait for each other. */
async function lockRows<T extends Pick<Bucket, 'hash'>>(sql: Sql, buckets: readonly T[], now: number) {
  const known: (T & { readonly row: Row })[] = []
  for (const bucket of buckets.toSorted((a, b) => Buffer.compare(a.hash, b.hash)))
    known.push({ ...bucket, row: await lockRow(sql, bucket.hash, now) })
  return known
}

/** The row of a bucket, held until the transaction ends; what is forgotten begins anew. */
async function lockRow(sql: Sql, hash: Buffer, now: number): Promise<Row> {
  const [row] = await sql<Row>(
    `insert into vault.login_limits as known (bucket, tries, next_at, forgotten_at) values ($1, 0, $2, $2)
     on conflict (bucket) do update set tries = case when known.forgotten_at <= $2 then 0 else known.tries end,
       next_at = case when known.forgotten_at <= $2 then $2 else known.next_at end
     returning tries, next_at`,
    [hash, new Date(now)],
  )
  return row ?? { tries: 0, next_at: new Date(now).toISOString() }
}

interface Note {
  readonly tries: number
  readonly next_at: number
  readonly forgotten_at: number
}

async function updateNote(sql: Sql, hash: Buffer, { tries, next_at, forgotten_at }: Note): Promise<void> {
  await sql('update vault.login_limits set tries = $2, next_at = $3, forgotten_at = $4 where bucket = $1', [
    hash,
    tries,
    new Date(next_at),
    new Date(forgotten_at),
  ])
}

/** Milliseconds to wait after so many tries. */
export function waitAfter(tries: number, rule: LimitRule): number {
  if (tries < rule.free) return 0
  return Math.min(rule.longest_wait_ms, rule.first_wait_ms * 2 ** Math.min(30, tries - rule.free))
}
