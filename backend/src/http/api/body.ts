import { bodyParser } from '@koa/bodyparser'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'

/**
 * Reads a JSON body of at most `limit` bytes. No body is an empty object.
 * @param one_click also takes the form of RFC 8058, which says nothing and is thrown away
 */
export function jsonBody(limit: number, one_click = false): EdgeMiddleware {
  const parse = bodyParser({
    enableTypes: ['json'],
    jsonLimit: limit,
    jsonStrict: true,
    onError: (error) => {
      throw new RejectionError(reject(codeOf(error)))
    },
  })
  return async (ctx, next) => {
    if (one_click && ctx.is('application/x-www-form-urlencoded', 'multipart/form-data')) {
      ctx.req.resume()
      return next()
    }
    if (hasBody(ctx) && !isUtf8Json(ctx)) throw new RejectionError(reject('UNSUPPORTED_MEDIA_TYPE'))
    await parse(ctx, next)
  }
}

function hasBody(ctx: EdgeContext): boolean {
  return ctx.get('transfer-encoding') !== '' || (ctx.request.length ?? 0) > 0
}

function isUtf8Json(ctx: EdgeContext): boolean {
  const { charset } = ctx.request
  return ctx.is('application/json') !== false && (charset === '' || /^utf-?8$/i.test(charset))
}

/** The parser's errors carry a status: 413 too large, 415 compressed in an unknown way, else the text is not JSON. */
function codeOf(error: Error): 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'MALFORMED_REQUEST' {
  const status: unknown = 'status' in error ? error.status : undefined
  if (status === 413) return 'TOO_LARGE'
  return status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'MALFORMED_REQUEST'
}
