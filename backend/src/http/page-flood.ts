import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait, visitorKey } from './api/flood.ts'
import type { EdgeContext, EdgeMiddleware } from './edge.ts'
import { sendBusy } from './pages/busy.ts'
import { PROBES } from './probes/probes.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import { cookieOf } from './sessions/cookies.ts'

export interface PageFloodDeps {
  /** Pages a minute, of one person or of one address for visitors, in this process. */
  readonly limit: number
  readonly apiBase: string
  readonly brand: string
  readonly tokens: AccessTokens
  /** Name of the cookie with the access token. */
  readonly access: string
}

/** A page asks the database and draws HTML, a file is read and sent: so many files cost as much as one page. */
const FILES_PER_PAGE = 20

/**
 * The flood limit of what lies outside the API: pages, documentation, sitemaps, probes and, lightly, files. People who
 * are logged in are counted each for themselves, so that a school behind one address has room; their token's signature
 * suffices, no question is asked. Probes are counted apart: where a balancer and visitors share an address, a flood of
 * pages does not make the process look dead.
 */
export function createPageFlood(deps: PageFloodDeps) {
  const counter = new RateLimiterMemory({ points: deps.limit * FILES_PER_PAGE, duration: 60 })
  const docs = `${deps.apiBase}/docs`
  const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`)
  const countsItself = (path: string) => isBelow(path, deps.apiBase) && !isBelow(path, docs)

  const layer = (points: number): EdgeMiddleware => {
    return async (ctx, next) => {
      if (countsItself(ctx.path)) return next()
      const seconds = await secondsToWait(counter, await keyOf(ctx, deps), points)
      if (seconds === 0) return next()
      ctx.state.label = 'page'
      sendBusy(ctx, seconds, deps.brand)
    }
  }
  return {
    /** Before files are looked for. */
    first: layer(1),
    /** Behind the files: what comes here is drawn for the request. */
    drawn: layer(FILES_PER_PAGE - 1),
  }
}

async function keyOf(ctx: EdgeContext, { tokens, access }: PageFloodDeps): Promise<string> {
  if (PROBES.has(ctx.path)) return `probe:${visitorKey(ctx)}`
  const token = cookieOf(ctx, access)
  const claims = token === undefined ? 'invalid' : await tokens.read(token)
  return typeof claims === 'string' ? visitorKey(ctx) : `user:${claims.user_id}`
}
