import { constants } from 'node:zlib'
import compress from 'koa-compress'
import type { EdgeMiddleware } from './edge.ts'

/**
 * Light levels: an answer is packed while somebody waits for it. Files of the build are packed ahead, see `assets.ts`.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }
const MIN_BYTES = 1024

/**
 * Packs pages and JSON. What carries a secret beside words of the caller must not be packed, since its length would
 * tell of it (BREACH): that is everything below `/auth` and `/admin`.
 */
export function compression(apiBase: string): EdgeMiddleware {
  const secret = [`${apiBase}/auth/`, `${apiBase}/admin/`]
  const pack = compress({
    filter: (type) => /^(text\/html|application\/json|application\/xml)/.test(type),
    threshold: MIN_BYTES,
    br: BROTLI,
    gzip: GZIP,
    deflate: false,
  })
  return (ctx, next) => (secret.some((path) => ctx.path.startsWith(path)) ? next() : pack(ctx, next))
}
