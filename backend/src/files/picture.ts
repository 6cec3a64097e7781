import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { PICTURE_KEPT_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_SIDE } from '@kredka/contracts/profiles/rules'
import { PROOF_PICTURE_KEPT_MAX_BYTES, PROOF_PICTURE_SIDE } from '@kredka/contracts/qualifications/rules'
import { QUESTION_PICTURE_KEPT_MAX_BYTES, QUESTION_PICTURE_SIDE } from '@kredka/contracts/quizzes/rules'
import type { Sharp } from 'sharp'
import { isAnimatedPng, pictureKind } from './picture-kind.ts'

export interface KeptPicture {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
}

/** What is kept of a picture. */
interface Preset {
  readonly type: KeptPicture['type']
  readonly max_bytes: number
  /** The longer side in pixels: the first that fits into the bytes. */
  readonly sides: readonly number[]
  /** Likewise, before the next side is tried. */
  readonly qualities: readonly number[]
  readonly encode: (picture: Sharp, quality: number) => Sharp
}

/** Any picture but noise fits with the first side and quality. */
const PRESETS = {
  /** Of a person: cropped to 256 px by the browser, a JPEG that mail programs show too. */
  profile: {
    type: 'image/jpeg',
    max_bytes: PICTURE_KEPT_MAX_BYTES,
    sides: [PICTURE_SIDE],
    qualities: [82, 70, 55, 40, 25],
    encode: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  },
  /** Of a question: a drawing or a photo whose details matter (QUI-02). */
  question: {
    type: 'image/webp',
    max_bytes: QUESTION_PICTURE_KEPT_MAX_BYTES,
    sides: [QUESTION_PICTURE_SIDE, 900, 600],
    qualities: [82, 60, 35],
    encode: (picture, quality) => picture.webp({ quality }),
  },
  /** Of a paper whose small print is read once (PRO-04). */
  proof: {
    type: 'image/webp',
    max_bytes: PROOF_PICTURE_KEPT_MAX_BYTES,
    sides: [PROOF_PICTURE_SIDE, 1400],
    qualities: [82, 60, 35],
    encode: (picture, quality) => picture.webp({ quality }),
  },
} as const satisfies Readonly<Record<string, Preset>>
export type PicturePreset = keyof typeof PRESETS

const WHITE = '#ffffff'
const MEGAPIXELS = Math.round(PICTURE_MAX_PIXELS / 1_000_000)

/**
 * What a person sent, made anew (PRO-01): upright as its EXIF says, as small as the preset asks, in sRGB and on white.
 * Nothing else of the file is kept: no metadata, no place, no bytes behind the picture.
 */
export async function shrinkPicture(sent: Uint8Array, preset: PicturePreset): Promise<KeptPicture | Rejection> {
  const kind = pictureKind(sent)
  if (kind === null) return reject('FILE_TYPE_UNKNOWN')
  if (kind === 'png' && isAnimatedPng(sent)) return reject('IMAGE_ANIMATED')
  const pixels = await pixelsOf(sent)
  if (pixels === null) return reject('IMAGE_BROKEN')
  if (pixels > PICTURE_MAX_PIXELS) return reject('IMAGE_TOO_MANY_PIXELS', { params: { megapixels: MEGAPIXELS } })
  const { type, sides } = PRESETS[preset]
  // Whatever a decoder says of a file is the file's fault.
  const picture = await openUpright(sent, sides[0]).catch(() => null)
  return picture === null ? reject('IMAGE_BROKEN') : { type, bytes: await compressPicture(picture, PRESETS[preset]) }
}

/**
 * From the header alone: a picture that would fill the memory is never opened. Null where the header makes no sense.
 */
async function pixelsOf(sent: Uint8Array): Promise<number | null> {
  const { default: sharp } = await loadSharp()
  const header = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return header === null ? null : header.width * header.height
}

async function openUpright(sent: Uint8Array, side: number): Promise<Sharp> {
  const { default: sharp } = await loadSharp()
  const open = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'truncated', autoOrient: true } as const
  const { data, info } = await sharp(sent, open)
    .resize(boundsOf(side))
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function boundsOf(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
}

async function compressPicture(picture: Sharp, { sides, qualities, encode, max_bytes }: Preset): Promise<Uint8Array> {
  for (const side of sides) {
    for (const quality of qualities) {
      const bytes = await encode(picture.clone().resize(boundsOf(side)), quality).toBuffer()
      if (bytes.length <= max_bytes) return bytes
    }
  }
  throw new Error('a small picture would not become small')
}

/** What makes pictures. Loaded with the first one: a start has no use for it. */
export async function loadSharp() {
  const loaded = await import('sharp')
  // Pictures are small and few: one thread each, and no pixels kept between them.
  loaded.default.concurrency(1)
  loaded.default.cache(false)
  return loaded
}
