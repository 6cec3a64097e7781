import { posix } from 'node:path'
import type { EdgeMiddleware } from '../edge.ts'
import { serveAssets } from './assets.ts'

export interface WeddingDeps {
  /** The one host on which the invitation exists; null: nowhere. */
  readonly host: string | null
  /** Folder of its files, `index.html` among them; null: there is none. */
  readonly folder: string | null
}

const ROOT = '/wedding'
/** A page of its own, which knows nothing of ours: its files and what stands in them, nothing from elsewhere. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * NAV-03: paths from `/wedding` on are a private invitation on the production host, kept out of search engines.
 * Elsewhere, and for files that are not there, the request goes on to the 404 page.
 */
export async function serveWedding({ host, folder }: WeddingDeps): Promise<EdgeMiddleware> {
  if (host === null || folder === null) return (_, next) => next()
  const serve = await serveAssets(folder, { html: true })
  return async (ctx, next) => {
    const asked = ctx.path
    if (!belongs(asked) || ![ctx.host, ctx.hostname].some((name) => name.toLowerCase() === host)) return next()
    // Only what stood in the folder at the start can be asked for, so no path leads out of it.
    const inside = asked.slice(ROOT.length)
    ctx.path = posix.extname(inside) === '' ? posix.join('/', inside, 'index.html') : inside
    let found = true
    await serve(ctx, async () => {
      found = false
    })
    ctx.path = asked
    if (!found) return next()
    ctx.set('x-robots-tag', 'noindex, nofollow')
    ctx.set('content-security-policy', POLICY)
  }
}

function belongs(path: string): boolean {
  return path === ROOT || path.startsWith(`${ROOT}/`)
}
