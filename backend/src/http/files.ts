import type { FilePurpose, FileStore } from '@kredka/contracts/kernel/ports'
import type { EdgeContext, EdgeMiddleware } from './edge.ts'

const PATH = /^\/files\/([0-9a-hjkmnp-tv-z]{26})$/
/** Shown to everybody who may see the page, so nobody is asked who they are. */
const PUBLIC: readonly FilePurpose[] = ['profile_picture']

/**
 * Serves pictures at `/files/{id}`, the address that views give as `picture_url`. The content of an id never changes,
 * so browsers and caches keep it; a new picture has a new address. Where FILES_URL is set, another host serves the same
 * paths.
 */
export function serveFiles(files: Pick<FileStore, 'find'>): EdgeMiddleware {
  return async (ctx, next) => {
    const id = ctx.method === 'GET' || ctx.method === 'HEAD' ? fileIdIn(ctx.path) : null
    if (id === null) return next()
    ctx.state.label = 'file'
    keepPictureApart(ctx)
    const file = await files.find(id)
    if (file === null || !PUBLIC.includes(file.purpose)) {
      ctx.status = 404
      ctx.set('cache-control', 'no-store')
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = 'Not found\n'
      return
    }
    ctx.status = 200
    ctx.set('cache-control', 'public, max-age=31536000, immutable')
    ctx.etag = id
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    ctx.type = file.type
    ctx.attachment(`${id}.jpg`, { type: 'inline' })
    ctx.body = Buffer.from(file.bytes)
  }
}

/** The id in `/files/{id}`, null where the path is of something else. */
export function fileIdIn(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}

/**
 * What a person sent is a picture and nothing else, even for somebody who opens it alone; other hosts of ours may show
 * it.
 */
export function keepPictureApart(ctx: EdgeContext): void {
  ctx.set('content-security-policy', "default-src 'none'; sandbox")
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('cross-origin-resource-policy', 'cross-origin')
}
