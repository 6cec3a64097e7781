import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import { type CookieNames, cookieOf } from '../sessions/cookies.ts'
import { bearerOf } from './authenticate.ts'

/**
 * Refuses a POST that another site makes a browser send. Browsers name the origin of every POST; a client without one
 * passes where no cookie of ours comes along, so that there is nothing to misuse.
 */
export function ownOrigin(publicUrl: string, names: CookieNames): EdgeMiddleware {
  return async (ctx, next) => {
    if (ctx.method === 'POST' && !isOwn(ctx, publicUrl, names)) throw new RejectionError(reject('ORIGIN_REFUSED'))
    await next()
  }
}

function isOwn(ctx: EdgeContext, publicUrl: string, names: CookieNames): boolean {
  const origin = ctx.get('origin')
  if (origin === '') return bearerOf(ctx.get('authorization')) !== undefined || !carriesCookies(ctx, names)
  return isSiteOrigin(origin, ctx.host, publicUrl)
}

/**
 * True for the configured address, and for the host under which the request came where it is asked for in the same way:
 * over https, a page that somebody slipped in over http is another site. Also asked by the socket's handshake.
 */
export function isSiteOrigin(origin: string, host: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true
  if (!URL.canParse(origin) || host === '') return false
  const asked = new URL(origin)
  return asked.host === host.toLowerCase() && asked.protocol === new URL(publicUrl).protocol
}

function carriesCookies(ctx: EdgeContext, names: CookieNames): boolean {
  return Object.values(names).some((name: string) => cookieOf(ctx, name) !== undefined)
}
