import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { PICTURE_KEPT_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_SIDE } from '@kredka/contracts/profiles/rules'
import type { Sharp } from 'sharp'
import { isAnimatedPng, pictureKind } from './picture-kind.ts'

export interface SmallPicture {
  readonly type: 'image/jpeg'
  readonly bytes: Uint8Array
}

/** A picture of 256 px fits into its bytes with the first of these; the others are for noise. */
const QUALITIES = [82, 70, 55, 40, 25] as const
const WHITE = '#ffffff'

/**
 * What a person sent, made anew (PRO-01): upright as its EXIF says, at most 256 px and 0.1 MB, a JPEG in sRGB. Nothing
 * else of the file is kept: no metadata, no place, no bytes behind the picture.
 */
export async function smallPicture(sent: Uint8Array): Promise<SmallPicture | Rejection> {
  const kind = pictureKind(sent)
  if (kind === null) return reject('FILE_TYPE_UNKNOWN')
  if (kind === 'png' && isAnimatedPng(sent)) return reject('IMAGE_ANIMATED')
  const pixels = await pixelsOf(sent)
  if (pixels === null) return reject('IMAGE_BROKEN')
  if (pixels > PICTURE_MAX_PIXELS) return reject('IMAGE_TOO_MANY_PIXELS', { params: { megapixels: MEGAPIXELS } })
  // Whatever a decoder says of a file is the file's fault.
  const picture = await openUpright(sent).catch(() => null)
  return picture === null ? reject('IMAGE_BROKEN') : { type: 'image/jpeg', bytes: await compressPicture(picture) }
}

const MEGAPIXELS = Math.round(PICTURE_MAX_PIXELS / 1_000_000)

/**
 * From the header alone: a picture that would fill the memory is never opened. Null where the header makes no sense.
 */
async function pixelsOf(sent: Uint8Array): Promise<number | null> {
  const { default: sharp } = await library()
  const header = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return header === null ? null : header.width * header.height
}

async function openUpright(sent: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await library()
  const open = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'truncated', autoOrient: true } as const
  const bounds = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await sharp(sent, open)
    .resize(bounds)
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function compressPicture(picture: Sharp): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= PICTURE_KEPT_MAX_BYTES) return bytes
  }
  throw new Error('a small picture would not become small')
}

/** Loaded with the first picture: a start has no use for it. */
async function library() {
  const loaded = await import('sharp')
  // Pictures are small and few: one thread each, and no pixels kept between them.
  loaded.default.concurrency(1)
  loaded.default.cache(false)
  return loaded
}
