import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import type { Queryable } from './postgres.ts'

export const HEARTBEAT_MS = 1_000
export const EXPIRY_MS = 4_000

export interface LeaseOptions {
  readonly pool: pg.Pool
  /** What is led, such as `runner`. */
  readonly name: string
  /** Who asks: unique per process and start. */
  readonly holder: string
  readonly clock: Clock
  readonly log: Log
  readonly heartbeatMs?: number
  readonly expiryMs?: number
}

/** Leadership while it lasts. */
export interface Lease {
  /** Higher than that of every earlier holder. */
  readonly token: number
  /** Aborts when the lease was lost or released: what it covers must stop. */
  readonly signal: AbortSignal
  /** Gives the lease to whoever waits. Idempotent. */
  release(): Promise<void>
}

/** Tries once. @returns undefined while another holder's lease has not expired */
export async function tryLease(options: LeaseOptions): Promise<Lease | undefined> {
  const { pool, name, holder, clock } = options
  const now = clock.now()
  const taken = await pool.query<{ token: number }>(
    `insert into read_side.leases as held (name, holder, token, expires_at) values ($1, $2, 1, $3)
     on conflict (name) do update set holder = excluded.holder, token = held.token + 1, expires_at = excluded.expires_at
       where held.holder is null or held.holder = excluded.holder or held.expires_at <= $4
     returning token`,
    [name, holder, instant(now + expiryOf(options)), instant(now)],
  )
  const token = taken.rows[0]?.token
  return token === undefined ? undefined : keep(options, token, now + expiryOf(options))
}

/** Begins the names of leases that lead nothing: each says that a process runs. */
const PRESENT = 'process:'

/**
 * Says until `signal` aborts that this process runs, by a lease that nobody else asks for: whoever must not work beside
 * it can see it. Resolves once it is said, with a promise of its end.
 */
export async function announce(
  options: Omit<LeaseOptions, 'name'>,
  signal: AbortSignal,
): Promise<{ readonly ended: Promise<void> }> {
  const own = { ...options, name: PRESENT + options.holder }
  await forgetProcesses(options)
  const first = await takeLease(own, signal)
  const rest = async () => {
    for (let lease = first; lease !== undefined; lease = await takeLease(own, signal)) {
      await waitForAbort(AbortSignal.any([signal, lease.signal]))
      await lease.release()
    }
  }
  return { ended: rest() }
}

/**
 * Drops what processes said that run no more. Those that start do so: whoever ends may have no database left to wait
 * for.
 */
async function forgetProcesses({ pool, clock, log }: Omit<LeaseOptions, 'name'>): Promise<void> {
  const gone = 'delete from read_side.leases where name like $1 and (holder is null or expires_at <= $2)'
  await pool
    .query(gone, [`${PRESENT}%`, instant(clock.now())])
    .catch((error) => log.warn({ error: String(error) }, 'cannot forget processes that ended'))
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** True while some process runs, or leads anything. */
export async function isAlive(queryable: Queryable, now: number): Promise<boolean> {
  const { rows } = await queryable.query(
    'select 1 from read_side.leases where holder is not null and expires_at > $1 limit 1',
    [instant(now)],
  )
  return rows.length > 0
}

/**
 * Waits until the lease is ours: asks at every heartbeat, and at the moment when the holder's runs out, so that whoever
 * follows a holder that died does not lose another heartbeat.
 * @returns undefined when `signal` aborted first
 */
export async function takeLease(options: LeaseOptions, signal: AbortSignal): Promise<Lease | undefined> {
  while (!signal.aborted) {
    let pause = heartbeatOf(options)
    try {
      const lease = await tryLease(options)
      if (lease) return lease
      pause = Math.min(pause, await msUntilExpiry(options))
    } catch (error) {
      options.log.warn({ lease: options.name, error: String(error) }, 'cannot ask for the lease')
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

/** Milliseconds until the holder's lease runs out, unless it is renewed. At least 10. */
async function msUntilExpiry({ pool, name, clock }: LeaseOptions): Promise<number> {
  const { rows } = await pool.query<{ expires_at: string }>('select expires_at from read_side.leases where name = $1', [
    name,
  ])
  return Math.max(10, Date.parse(rows[0]?.expires_at ?? '') - clock.now() || 0)
}

function keep(options: LeaseOptions, token: number, firstExpiry: number): Lease {
  const { pool, name, holder, clock, log } = options
  const ended = new AbortController()
  let expiresAt = firstExpiry
  let beating: Promise<void> = Promise.resolve()
  const beat = async () => {
    const until = clock.now() + expiryOf(options)
    try {
      const kept = await pool.query(
        'update read_side.leases set expires_at = $4 where name = $1 and holder = $2 and token = $3',
        [name, holder, token, instant(until)],
      )
      if (kept.rowCount === 1) expiresAt = until
      else end('another holder took the lease')
    } catch (error) {
      log.warn({ lease: name, error: String(error) }, 'cannot renew the lease')
    }
  }
  const timer = setInterval(() => {
    // Checked here and not in beat(): a database that does not answer must not make us believe that we still lead.
    if (clock.now() >= expiresAt) end('the lease expired')
    else beating = beating.then(beat)
  }, heartbeatOf(options))
  timer.unref()
  const end = (reason: string) => {
    clearInterval(timer)
    if (ended.signal.aborted) return
    log.warn({ lease: name, token, reason }, 'lost the lease')
    ended.abort()
  }
  return {
    token,
    signal: ended.signal,
    release: async () => {
      clearInterval(timer)
      if (ended.signal.aborted) return
      ended.abort()
      await beating
      await pool
        .query('update read_side.leases set holder = null where name = $1 and holder = $2 and token = $3', [
          name,
          holder,
          token,
        ])
        .catch((error) => log.warn({ lease: name, error: String(error) }, 'cannot release the lease, it will expire'))
    },
  }
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

function heartbeatOf(options: LeaseOptions): number {
  return options.heartbeatMs ?? HEARTBEAT_MS
}

function expiryOf(options: LeaseOptions): number {
  return options.expiryMs ?? EXPIRY_MS
}
