import type { Endpoint, Limit } from '@kredka/contracts/kernel/endpoints'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config/config.ts'
import { addressKey } from '../../kernel/address-key.ts'
import type { EdgeContext, EdgeMiddleware, EdgeState } from '../edge.ts'
import type { LoginLimits } from '../ports.ts'

export interface FloodLimits {
  /** Calls a minute, of one person or of one address for visitors, in this process. */
  readonly write: number
  readonly costly: number
  readonly read: number
  /** Of one person or one visitor. */
  readonly play: number
  /** Of all visitors of one address. */
  readonly play_address: number
}

/** As the settings have them. */
export function floodLimitsOf({
  limit_write: write,
  limit_costly: costly,
  limit_read: read,
  limit_play: play,
  limit_play_address: play_address,
}: Config): FloodLimits {
  return { write, costly, read, play, play_address }
}

/** One counter per kind of work, kept by this process alone. */
export function createFlood(limits: FloodLimits, logins: LoginLimits) {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })
  const counters = { write: perMinute(limits.write), costly: perMinute(limits.costly), read: perMinute(limits.read) }
  const players = { play: perMinute(limits.play), address: perMinute(limits.play_address) }
  return {
    /** Before anything is read: by address, or by person once authenticated. */
    check: (endpoint: Endpoint): EdgeMiddleware => {
      const kind = kindOf(endpoint)
      if (kind === 'play') return playersCheck(players)
      const counter = kind === 'none' ? null : counters[kind === 'login' || kind === 'password' ? 'write' : kind]
      return async (ctx, next) => {
        if (counter !== null) await consume(counter, ctx)
        await next()
      }
    },
    /** An address of the API that is none costs as much as a read. */
    unknown: (ctx: EdgeContext) => consume(counters.read, ctx),
    /** After the input is checked: tries at logging in, by account and address (ACC-10). */
    checkLogin: (endpoint: Endpoint): EdgeMiddleware => {
      const limit = kindOf(endpoint)
      const tried = limit === 'password' ? 'password' : 'token'
      const limited = limit === 'password' || limit === 'login'
      return async (ctx, next) => {
        if (limited) refuseFor(ctx, await logins.count(addressKey(ctx.ip), accountOf(ctx.state), tried))
        await next()
      }
    },
  }
}

function kindOf(endpoint: Endpoint): Limit | 'read' {
  if (endpoint.kind === 'command') return endpoint.limit
  return endpoint.limit ?? (endpoint.kind === 'document' && endpoint.costly ? 'costly' : 'read')
}

interface Players {
  readonly play: RateLimiterMemory
  readonly address: RateLimiterMemory
}

/**
 * A class plays behind one address: visitors are counted by their cookie, and by their address only up to a ceiling
 * that a school does not reach. The ceiling comes first, since anybody can make up cookies or send none.
 */
function playersCheck({ play, address }: Players): EdgeMiddleware {
  return async (ctx, next) => {
    const { caller, visitor_id } = ctx.state
    if (caller.viewer.kind === 'visitor') {
      refuseFor(ctx, await secondsToWait(address, addressKey(ctx.ip)))
      if (visitor_id !== undefined) refuseFor(ctx, await secondsToWait(play, `visitor:${visitor_id}`))
    } else {
      await consume(play, ctx)
    }
    await next()
  }
}

async function consume(counter: RateLimiterMemory, ctx: EdgeContext): Promise<void> {
  refuseFor(ctx, await secondsToWait(counter, callerKey(ctx)))
}

/** What staff read through the eyes of a person counts as theirs, not as the person's. */
function callerKey(ctx: EdgeContext): string {
  const { viewer, seen_by } = ctx.state.caller
  if (seen_by !== undefined) return `admin:${seen_by}`
  return viewer.kind === 'visitor' ? visitorKey(ctx) : `${viewer.kind}:${viewer.id}`
}

/** Visitors are counted by their address. */
export function visitorKey(ctx: EdgeContext): string {
  return addressKey(ctx.ip)
}

/** Counts so much work. @returns seconds to wait, 0 where it may be done */
export async function secondsToWait(counter: RateLimiterMemory, key: string, points = 1): Promise<number> {
  try {
    await counter.consume(key, points)
    return 0
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}

function refuseFor(ctx: EdgeContext, seconds: number): void {
  if (seconds <= 0) return
  ctx.set('retry-after', String(seconds))
  throw new RejectionError(reject('TOO_MANY_REQUESTS', { params: { seconds } }))
}

/** Whose password is tried: the address or name that was typed, else the own one of whoever is logged in. */
function accountOf({ input, caller }: Pick<EdgeState, 'input' | 'caller'>): string | null {
  const account = input.email ?? input.name
  if (typeof account === 'string') return account.trim().toLowerCase()
  return caller.viewer.kind === 'visitor' ? null : caller.viewer.id
}
