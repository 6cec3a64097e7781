import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'

interface Asset {
  readonly file: string
  readonly size: number
  readonly etag: string
  /** Its name holds a hash of its content. */
  readonly immutable: boolean
  /** Compressed twins on disk, by encoding. */
  readonly twins: Partial<Record<'br' | 'gzip', { readonly file: string; readonly size: number }>>
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Serves the files of a folder, HTML only where asked to: that of the SPA is made for each request. Only what stands in
 * the folder at the start can be asked for, so no path leads out of it. Hashed files may be kept for ever, the others
 * are asked for anew by their ETag.
 */
export async function serveAssets(folder: string, { html = false } = {}): Promise<EdgeMiddleware> {
  const assets = await assetsOf(folder, html)
  return async (ctx, next) => {
    const asset = ctx.method === 'GET' || ctx.method === 'HEAD' ? assets.get(ctx.path) : undefined
    if (asset === undefined) return next()
    ctx.state.label = 'asset'
    send(ctx, asset)
  }
}

function send(ctx: EdgeContext, asset: Asset): void {
  ctx.status = 200
  ctx.type = extname(asset.file)
  ctx.set('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache')
  ctx.vary('accept-encoding')
  const encoding = ctx.acceptsEncodings(...available(asset), 'identity')
  const twin = encoding === 'br' || encoding === 'gzip' ? asset.twins[encoding] : undefined
  ctx.etag = twin === undefined ? asset.etag : `${asset.etag}-${encoding}`
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  if (twin !== undefined && encoding !== false) ctx.set('content-encoding', encoding)
  ctx.length = (twin ?? asset).size
  if (ctx.method === 'GET') ctx.body = createReadStream((twin ?? asset).file)
}

function available(asset: Asset): string[] {
  return (['br', 'gzip'] as const).filter((encoding) => asset.twins[encoding] !== undefined)
}

async function assetsOf(folder: string, html: boolean): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = new Map(await Promise.all(files.map(async (file) => [file, await stat(file)] as const)))
  const assets = new Map<string, Asset>()
  for (const [file, { size, mtimeMs }] of sizes) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (/\.(br|gz)$/.test(path) || (!html && path.endsWith('.html')) || path.includes('/.')) continue
    const etag = createHash('sha1').update(`${path}\n${size}\n${mtimeMs}`).digest('base64url')
    const twins = Object.fromEntries(
      Object.entries(ENDINGS).flatMap(([encoding, ending]) => {
        const twin = sizes.get(file + ending)
        return twin === undefined ? [] : [[encoding, { file: file + ending, size: twin.size }]]
      }),
    )
    assets.set(path, { file, size, etag, immutable: path.startsWith('/assets/'), twins })
  }
  return assets
}
