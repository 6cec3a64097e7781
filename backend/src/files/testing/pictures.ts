import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A plain picture of one colour. */
export function plainPicture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f7d5b' } })
    .toFormat(format)
    .toBuffer()
}

/** Pixels that nothing compresses. */
export async function noise(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 90 } } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/**
 * A photo as a telephone takes it: lying on its side, with EXIF that says so and where it was taken. Its top, once
 * upright, is red.
 */
export async function photoOnItsSide(): Promise<Buffer> {
  const red = await sharp({ create: { width: 150, height: 400, channels: 3, background: '#e00000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000e0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Kredkafon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '21/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A PNG that says it is this large and whose data are as small as nothing: zeros, row by row. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return png([chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** The PNG with a chunk `acTL` of two frames put before its pixels. */
export function animate(still: Buffer): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(2, 0)
  const afterHeader = 8 + 25
  return Buffer.concat([still.subarray(0, afterHeader), chunk('acTL', control), still.subarray(afterHeader)])
}

function png(chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
