import type { SharedPicture } from '@kredka/contracts/kernel/head'
import type { OverlayOptions } from 'sharp'
import { loadSharp } from '../../files/picture.ts'
import { BRAND_FONTS } from '../../kernel/brand-fonts.ts'
import { escapeHtml } from '../../kernel/html.ts'

/** What networks and messengers show whole (Open Graph). */
export const SHARED_SIZE = { width: 1200, height: 630 } as const

const LEFT = 80
const FACE = { side: 300, top: 150, left: 820 } as const
/** Where words end, beside a face and without one. */
const WIDE = SHARED_SIZE.width - 2 * LEFT
const NARROW = FACE.left - LEFT - 40
const COLOURS = { paper: '#fffdf8', ink: '#1f1f29', quiet: '#5b5b66', green: '#00844d', soft: '#6ec18f' } as const
const FOOT = 500

/** Words on the picture: sizes in pixels, the largest first that fits into the lines. */
interface Style {
  readonly weight: keyof typeof BRAND_FONTS
  readonly colour: string
  readonly sizes: readonly number[]
  readonly lines: number
}
const STYLES = {
  brand: { weight: 'bold', colour: COLOURS.ink, sizes: [40], lines: 1 },
  about: { weight: 'bold', colour: COLOURS.green, sizes: [32], lines: 1 },
  heading: { weight: 'bold', colour: COLOURS.ink, sizes: [68, 58, 50], lines: 3 },
  line: { weight: 'regular', colour: COLOURS.quiet, sizes: [34, 30], lines: 2 },
  tag: { weight: 'bold', colour: '#ffffff', sizes: [38], lines: 1 },
  initials: { weight: 'bold', colour: '#ffffff', sizes: [120], lines: 1 },
} as const satisfies Readonly<Record<string, Style>>

interface Words {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel. */
  readonly pixels: Buffer
}

/**
 * The picture of a page where its address is shared, as a JPEG of `SHARED_SIZE`. Words that find no room are left out
 * from the end.
 * @param face the person's picture in a format that sharp reads, null for their initials
 */
export async function drawShared(shared: SharedPicture, brand: string, face: Uint8Array | null): Promise<Buffer> {
  const { default: sharp } = await loadSharp()
  const width = shared.face === undefined ? WIDE : NARROW
  const parts: OverlayOptions[] = []
  const put = (words: Words | null, top: number, left: number): number => {
    if (words === null) return 0
    parts.push(placed(words, top, left))
    return words.height
  }
  const name = await write(brand, STYLES.brand, WIDE)
  put(name, 85 - (name?.height ?? 0) / 2, LEFT + 74)
  let top = 160
  if (shared.about !== undefined) top += put(await write(shared.about, STYLES.about, width), top, LEFT) + 22
  top += put(await write(shared.heading, STYLES.heading, width), top, LEFT) + 28
  for (const line of shared.lines) {
    const words = await write(line, STYLES.line, width)
    if (words === null || top + words.height > FOOT - 10) continue
    top += put(words, top, LEFT) + 12
  }
  const tag = shared.tag === undefined ? null : await write(shared.tag, STYLES.tag, WIDE)
  put(tag, FOOT + 36 - (tag?.height ?? 0) / 2, LEFT + 32)
  if (shared.face !== undefined) parts.push(...(await faceOf(shared.face.name, face)))
  return sharp(Buffer.from(frameOf(tag?.width ?? null)))
    .composite(parts)
    .flatten({ background: COLOURS.paper })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Paper, the drawn stroke, the sign of the brand, and what the tag stands on. */
function frameOf(tagWidth: number | null): string {
  const { width, height } = SHARED_SIZE
  const tag =
    tagWidth === null
      ? ''
      : `<rect x="${LEFT}" y="${FOOT}" width="${tagWidth + 64}" height="72" rx="36" fill="${COLOURS.green}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round">
    <rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>
    <path d="M-20 606c150-52 250-44 330-12s170 30 290-4 210-44 330-12 190 24 300-14" stroke="${COLOURS.soft}" stroke-width="34"/>
    <path d="M-20 620c170-40 260-30 350-6s150 20 270-8 220-34 340-8 180 18 280-12" stroke="${COLOURS.green}" stroke-opacity=".35" stroke-width="8"/>
    <g transform="translate(${LEFT} 55) scale(1.5)">
      <path d="M4.5 33c5-3 8-3.2 9.5-.6s4 2.8 8.5.2 8.5-2.6 13 .4" stroke="${COLOURS.soft}" stroke-width="4"/>
      <path d="m10.7 20.6 15.5-15.5a2.6 2.6 0 0 1 3.7 0l3 3a2.6 2.6 0 0 1 0 3.7L17.4 27.3z" fill="${COLOURS.green}"/>
      <path d="m10.7 20.6 6.7 6.7-7.3 2.4a1.4 1.4 0 0 1-1.8-1.8z" fill="${COLOURS.ink}"/>
      <path d="m21.7 9.6 6.7 6.7m-9.2-4.2 6.7 6.7" stroke="${COLOURS.paper}" stroke-width="1.75"/>
    </g>
    ${tag}
  </svg>`
}

/** A round picture, or the initials where there is none or it cannot be read. */
async function faceOf(name: string, picture: Uint8Array | null): Promise<OverlayOptions[]> {
  const { default: sharp } = await loadSharp()
  const { side, top, left } = FACE
  const circle = (fill: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="${fill}"/></svg>`,
    )
  if (picture !== null) {
    const round = await sharp(picture, { density: 360 })
      .resize(side, side, { fit: 'cover' })
      .ensureAlpha()
      .composite([{ input: circle('#fff'), blend: 'dest-in' }])
      .png()
      .toBuffer()
      .catch(() => null)
    if (round !== null) return [{ input: round, top, left }]
  }
  const letters = await write(initialsOf(name), STYLES.initials, side)
  const middle = (length: number) => Math.round((side - length) / 2)
  return [
    { input: circle(COLOURS.green), top, left },
    ...(letters === null ? [] : [placed(letters, top + middle(letters.height), left + middle(letters.width))]),
  ]
}

function placed({ pixels, width, height }: Words, top: number, left: number): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 }, top: Math.round(top), left: Math.round(left) }
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/** Pictures of phones' keyboards and signs that steer the direction of text are in no font of ours. */
const UNDRAWN = /[\p{Extended_Pictographic}\p{Cf}\p{Cc}]/gu
/** More than finds room in any style. */
const LETTERS_MAX = 220

/** Null where nothing is left to write. */
async function write(text: string, { weight, colour, sizes, lines }: Style, width: number): Promise<Words | null> {
  const plain = text.replace(/\s+/g, ' ').replace(UNDRAWN, '').trim().slice(0, LETTERS_MAX)
  if (plain === '') return null
  for (const size of sizes) {
    const words = await writeAt(plain, weight, colour, size, width)
    if (fits(words, size, lines, width)) return words
  }
  const smallest = sizes.at(-1) ?? 0
  for (let end = plain.length; end > 0; end = Math.floor(end * 0.9)) {
    const words = await writeAt(`${plain.slice(0, end).trimEnd()}…`, weight, colour, smallest, width)
    if (fits(words, smallest, lines, width)) return words
  }
  return null
}

/** From the head of the first line to the foot of the last. */
const LINE = 1.25
function fits(words: Words, size: number, lines: number, width: number): boolean {
  return words.height <= Math.ceil(size * LINE * lines) && words.width <= width
}

async function writeAt(
  text: string,
  weight: Style['weight'],
  colour: string,
  size: number,
  width: number,
): Promise<Words> {
  const { default: sharp } = await loadSharp()
  const markup = `<span foreground="${colour}">${escapeHtml(text)}</span>`
  const font = `Figtree ${weight === 'bold' ? 'Bold ' : ''}${size}`
  const { data, info } = await sharp({
    text: { text: markup, font, fontfile: BRAND_FONTS[weight], width, dpi: 72, rgba: true, wrap: 'word-char' },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
