import type { SharedPicture } from '@kredka/contracts/kernel/head'
import type { FileStore } from '@kredka/contracts/kernel/ports'
import { matchRoute } from '@kredka/contracts/kernel/routes'
import { readAvatarCode } from '@kredka/contracts/locker/parts'
import { drawAvatar } from '../../locker/drawing/avatar.ts'
import { avatarCodeIn } from '../avatars.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import { fileIdIn, keepPictureApart } from '../files.ts'
import { createHeads, type HeadsDeps } from '../pages/heads.ts'
import { languageOf } from '../pages/preferences.ts'
import { languageIn, pageOfShared, queryOfPage, sharedOf, versionOf } from './address.ts'
import { drawShared } from './draw.ts'

export interface SharingDeps extends HeadsDeps {
  readonly brand: string
  readonly files: Pick<FileStore, 'find'>
}

/** Some ten megabytes. */
const KEPT = 200
const DAY = 'public, max-age=86400'

/**
 * Draws what networks and messengers show of a page whose address is shared, at `/shared{path of the page}.jpg`
 * (NAV-05): what a visitor may see of it and nothing else. Drawn once for what it says, one at a time: a picture costs
 * as much as many pages.
 */
export function serveSharedPictures(deps: SharingDeps): EdgeMiddleware {
  const load = createHeads(deps)
  const pictureOf = keepDrawn(async (shared) => drawShared(shared, deps.brand, await faceBytes(shared, deps.files)))
  return async (ctx, next) => {
    const path = ctx.method === 'GET' || ctx.method === 'HEAD' ? pageOfShared(ctx.path) : null
    if (path === null) return next()
    ctx.state.label = 'shared'
    keepPictureApart(ctx)
    const match = matchRoute(path)
    if (match === null || match.route.development === true) return sendNothing(ctx)
    const language = match.route.language ?? languageIn(ctx.URL.searchParams) ?? languageOf(ctx)
    const { head } = await load(match, queryOfPage(ctx.URL.searchParams), language, false)
    const shared = sharedOf(head, deps.brand)
    if (shared === null) return sendNothing(ctx)
    const version = versionOf(shared)
    ctx.status = 200
    ctx.set('cache-control', DAY)
    ctx.etag = version
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    ctx.type = 'image/jpeg'
    ctx.body = await pictureOf(version, shared)
  }
}

/** Keeps what was asked for last, each by its version. */
function keepDrawn(draw: (shared: SharedPicture) => Promise<Buffer>) {
  const drawn = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()
  return (version: string, shared: SharedPicture): Promise<Buffer> => {
    const known = drawn.get(version)
    if (known !== undefined) drawn.delete(version)
    const made = known ?? turn.then(() => draw(shared))
    drawn.set(version, made)
    if (known !== undefined) return made
    // what failed is tried again by whoever asks next
    turn = made.catch(() => drawn.delete(version))
    const [oldest] = drawn.keys()
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest)
    return made
  }
}

function sendNothing(ctx: EdgeContext): void {
  ctx.status = 404
  ctx.set('cache-control', 'no-store')
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = 'Not found\n'
}

/** A person's photo or avatar as bytes that can be drawn, null where they show none. */
async function faceBytes({ face }: SharedPicture, files: SharingDeps['files']): Promise<Uint8Array | null> {
  const url = face?.picture_url ?? null
  if (url === null) return null
  const photo = fileIdIn(url)
  if (photo !== null) {
    const file = await files.find(photo)
    return file?.purpose === 'profile_picture' ? file.bytes : null
  }
  const parts = readAvatarCode(avatarCodeIn(url) ?? '')
  return parts === null ? null : Buffer.from(drawAvatar(parts))
}
