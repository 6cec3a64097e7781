import { readAvatarCode } from '@kredka/contracts/locker/parts'
import { drawAvatar } from '../locker/drawing/avatar.ts'
import type { EdgeContext } from './edge.ts'
import { keepPictureApart } from './files.ts'

const PATH = /^\/avatars\/([^/]*)\.svg$/

/**
 * Draws avatars at `/avatars/{code}.svg` (GAM-05). All of the picture follows from its code, so that browsers and caches
 * keep it; nothing of an address gets into a picture but which parts are drawn.
 */
export async function serveAvatars(ctx: EdgeContext, next: () => Promise<unknown>): Promise<unknown> {
  const code = ctx.method === 'GET' || ctx.method === 'HEAD' ? avatarCodeIn(ctx.path) : null
  if (code === null) return next()
  ctx.state.label = 'avatar'
  keepPictureApart(ctx)
  const parts = readAvatarCode(code)
  if (parts === null) {
    ctx.status = 404
    ctx.set('cache-control', 'no-store')
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = 'Not found\n'
    return undefined
  }
  ctx.status = 200
  ctx.set('cache-control', 'public, max-age=31536000, immutable')
  ctx.type = 'image/svg+xml'
  ctx.body = drawAvatar(parts)
  return undefined
}

/** What stands for the code in `/avatars/{code}.svg`, null where the path is of something else. */
export function avatarCodeIn(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}
