import { createHash, createHmac } from 'node:crypto'
import { REFRESH_GRACE_MS, REFRESH_IDLE_MS } from '@kredka/contracts/accounts/rules'
import type { Sql } from '@kredka/projections/kernel/query'
import { secretKey } from '../kernel/secret-key.ts'
import type { MasterKeys } from './master-key.ts'

/** A session with the refresh token that is good now. */
export interface Refreshed {
  readonly session_id: string
  readonly user_id: string
  readonly refresh_token: string
  /** How long the token is good unless it is used. */
  readonly refresh_max_age_s: number
}

interface Row {
  readonly session_id: string
  readonly user_id: string
  readonly lives_until: string
  readonly open: boolean
  readonly expired: boolean
  readonly replaced_at: string | null
  readonly repeated_at: string | null
}

/** Kept instead of the token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** One exchange, inside a transaction: two at once with one token are decided one after the other. */
export async function refresh(
  sql: Sql,
  keys: MasterKeys,
  now: number,
  token: string,
): Promise<Refreshed | 'reused' | null> {
  const hash = tokenHash(token)
  const [row] = await sql<Row>(
    `select s.session_id, s.user_id, s.lives_until, t.replaced_at, t.repeated_at, t.expires_at <= $2 as expired,
       s.ended_at is null and s.idle_until > $2 and s.lives_until > $2 as open
     from vault.refresh_tokens t join vault.sessions s using (session_id) where t.token_hash = $1 for update`,
    [hash, new Date(now)],
  )
  if (row === undefined || !row.open) return null
  const successor = successorOf(keys, token)
  const idleUntil = Math.min(now + REFRESH_IDLE_MS, Date.parse(row.lives_until))
  const refreshed: Refreshed = {
    session_id: row.session_id,
    user_id: row.user_id,
    refresh_token: successor,
    refresh_max_age_s: Math.floor((idleUntil - now) / 1000),
  }
  if (row.replaced_at === null) {
    if (row.expired) return null
    await replace(sql, { hash, successor: tokenHash(successor), session_id: row.session_id, now, idleUntil })
    return refreshed
  }
  if (await mayRepeat(sql, row, tokenHash(successor), now)) {
    await sql('update vault.refresh_tokens set repeated_at = $2 where token_hash = $1', [hash, new Date(now)])
    return refreshed
  }
  await sql('update vault.sessions set ended_at = $2 where session_id = $1', [row.session_id, new Date(now)])
  return 'reused'
}

interface Replacement {
  readonly hash: Buffer
  readonly successor: Buffer
  readonly session_id: string
  readonly now: number
  readonly idleUntil: number
}

async function replace(sql: Sql, { hash, successor, session_id, now, idleUntil }: Replacement): Promise<void> {
  const until = new Date(idleUntil)
  await sql('update vault.refresh_tokens set replaced_at = $2 where token_hash = $1', [hash, new Date(now)])
  await sql('insert into vault.refresh_tokens (token_hash, session_id, expires_at) values ($1, $2, $3)', [
    successor,
    session_id,
    until,
  ])
  await sql('update vault.sessions set last_used_at = $2, idle_until = $3 where session_id = $1', [
    session_id,
    new Date(now),
    until,
  ])
}

/** The answer may have been lost: the old token is good once more, as long as nobody has used the new one. */
async function mayRepeat(sql: Sql, row: Row, successor: Buffer, now: number): Promise<boolean> {
  if (row.replaced_at === null || row.repeated_at !== null) return false
  if (now - Date.parse(row.replaced_at) > REFRESH_GRACE_MS) return false
  const unused = await sql(
    'select 1 as unused from vault.refresh_tokens where token_hash = $1 and replaced_at is null',
    [successor],
  )
  return unused.length > 0
}

/** Follows from the token itself, so that a lost answer can be given again although only hashes are kept. */
function successorOf({ successors }: MasterKeys, token: string): string {
  return createHmac('sha256', secretKey(successors)).update(token).digest('hex')
}
