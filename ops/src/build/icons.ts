import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { ROOT } from '../terminal/root.ts'

/** Icons that browsers and phones show for the installed site (NAV-07). `share` of the edge is the logo's. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.8, rounded: true },
  { file: 'icon-512.png', size: 512, share: 0.8, rounded: true },
  // Phones cut any shape out of it: the logo keeps to the middle.
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, rounded: false },
  { file: 'apple-touch-icon.png', size: 180, share: 0.72, rounded: false },
] as const

const PAPER = '#fcf9f2'
const CORNER = 0.22
const PUBLIC = join(ROOT, 'frontend', 'public')

/** Draws the icons anew from `favicon.svg`: `node ops/src/build/icons.ts`, after the logo changed. */
async function draw(): Promise<void> {
  const logo = await readFile(join(PUBLIC, 'favicon.svg'))
  await mkdir(join(PUBLIC, 'icons'), { recursive: true })
  for (const { file, size, share, rounded } of ICONS) {
    const edge = Math.round(size * share)
    const drawn = await sharp(logo, { density: 1200 }).resize(edge, edge).png().toBuffer()
    await sharp(Buffer.from(sheet(size, rounded)))
      .composite([{ input: drawn, gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(PUBLIC, 'icons', file))
  }
}

function sheet(size: number, rounded: boolean): string {
  const radius = rounded ? size * CORNER : 0
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${PAPER}"/></svg>`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await draw()
