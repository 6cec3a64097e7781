import { must } from '@kredka/contracts/kernel/testing/must'
import { PICTURE_KEPT_MAX_BYTES, PICTURE_SIDE } from '@kredka/contracts/profiles/rules'
import { QUESTION_PICTURE_KEPT_MAX_BYTES } from '@kredka/contracts/quizzes/rules'
import sharp from 'sharp'
import { type PicturePreset, shrinkPicture } from './picture.ts'
import { animate, noise, photoOnItsSide, pixelBomb, plainPicture } from './testing/pictures.ts'

/** What is kept of a file. @throws Error when it was refused */
async function kept(sent: Uint8Array, preset: PicturePreset = 'profile') {
  const picture = must(await shrinkPicture(sent, preset))
  return { ...picture, ...(await sharp(picture.bytes).metadata()) }
}

describe('PRO-01 what is kept of a picture', () => {
  test.each([
    ['a large JPEG', 1600, 1600, 'jpeg', 256, 256],
    ['a wide PNG', 1000, 500, 'png', 256, 128],
    ['a small PNG, which is not blown up', 40, 60, 'png', 40, 60],
  ] as const)('%s', async (_, width, height, format, keptWidth, keptHeight) => {
    const picture = await kept(await plainPicture(width, height, format))
    expect(picture).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width: keptWidth, height: keptHeight })
  })

  test('even of noise at most 0.1 MB', async () => {
    const { bytes, width } = await kept(await noise(900, 900))
    expect(width).toBe(PICTURE_SIDE)
    expect(bytes.length).toBeLessThanOrEqual(PICTURE_KEPT_MAX_BYTES)
  })

  test('a telephone’s photo stands upright, and says no more who took it and where', async () => {
    const sent = await photoOnItsSide()
    expect(sent.includes('Kredkafon')).toBe(true)
    const picture = await kept(sent)
    expect([picture.width, picture.height]).toEqual([171, 256])
    expect(picture.exif).toBeUndefined()
    expect(picture.orientation).toBeUndefined()
    expect(Buffer.from(picture.bytes).includes('Kredkafon')).toBe(false)
    const top = await sharp(picture.bytes).extract({ left: 80, top: 20, width: 1, height: 1 }).raw().toBuffer()
    const bottom = await sharp(picture.bytes).extract({ left: 80, top: 230, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(180)
    expect(bottom[2]).toBeGreaterThan(180)
  })

  test('what is see-through becomes white', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { bytes } = await kept(clear)
    expect([...(await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
      255, 255, 255,
    ])
  })

  test('grey, and colours for print, are pictures too', async () => {
    const grey = await sharp(await plainPicture(300, 300))
      .toColourspace('b-w')
      .jpeg()
      .toBuffer()
    const print = await sharp(await plainPicture(300, 300))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect(await kept(grey)).toMatchObject({ width: 256, space: 'srgb' })
    expect(await kept(print)).toMatchObject({ width: 256, space: 'srgb' })
  })

  test('a file that is a picture and something else is a picture alone afterwards', async () => {
    const script = '<script>alert(document.cookie)</script>'
    const both = Buffer.concat([await plainPicture(300, 300), Buffer.from(`${script}PK\u0003\u0004`)])
    const { bytes } = await kept(both)
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })
})

describe('QUI-02 what is kept of a picture of a question', () => {
  test.each([
    ['a large JPEG', 2600, 1300, 'jpeg', 1280, 640],
    ['a tall PNG', 500, 2560, 'png', 250, 1280],
    ['a small PNG, which is not blown up', 40, 60, 'png', 40, 60],
  ] as const)('%s', async (_, width, height, format, keptWidth, keptHeight) => {
    const picture = await kept(await plainPicture(width, height, format), 'question')
    expect(picture).toMatchObject({ type: 'image/webp', format: 'webp', width: keptWidth, height: keptHeight })
  })

  test('even of noise at most 0.2 MB', async () => {
    const { bytes } = await kept(await noise(1800, 1800), 'question')
    expect(bytes.length).toBeLessThanOrEqual(QUESTION_PICTURE_KEPT_MAX_BYTES)
  })

  test('a photo stands upright and says no more who took it and where', async () => {
    const picture = await kept(await photoOnItsSide(), 'question')
    expect([picture.width, picture.height, picture.exif]).toEqual([400, 600, undefined])
    expect(Buffer.from(picture.bytes).includes('Kredkafon')).toBe(false)
  })

  test('a file that is a picture and something else is a picture alone afterwards', async () => {
    const both = Buffer.concat([await plainPicture(300, 300), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const { bytes } = await kept(both, 'question')
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })
})

describe.each(['profile', 'question'] as const)(
  'PRO-01 QUI-02 what is refused, by its content and not by its name: %s',
  (preset) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    test.each([
      ['a page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
      ['a drawing in SVG', () => Buffer.from(svg)],
      ['a GIF', () => plainPicture(9, 9, 'gif')],
      ['a WebP', () => plainPicture(9, 9, 'webp')],
      ['an archive', () => Buffer.from('PK\u0003\u0004 and so on')],
      ['one byte', () => Buffer.from([0xff])],
    ])('%s', async (_, make) => {
      expect(await shrinkPicture(await make(), preset)).toMatchObject({ rejected: 'FILE_TYPE_UNKNOWN' })
    })

    test.each([
      ['a JPEG that ends in the middle', async () => (await noise(600, 600)).subarray(0, 20_000)],
      ['a PNG that ends in the middle', async () => (await plainPicture(900, 900, 'png')).subarray(0, 900)],
      ['the signature of a JPEG before nothing', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
      [
        'the signature of a JPEG before a page',
        async () =>
          Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>'.repeat(9))]),
      ],
      [
        'the signature of a PNG before noise',
        async () => Buffer.concat([(await plainPicture(9, 9, 'png')).subarray(0, 8), await noise(99, 99)]),
      ],
    ])('%s', async (_, make) => {
      expect(await shrinkPicture(await make(), preset)).toMatchObject({ rejected: 'IMAGE_BROKEN' })
    })

    test('a picture of more pixels than a telephone takes is not opened, however small the file', async () => {
      const bomb = pixelBomb(30_000, 30_000)
      expect(bomb.length).toBeLessThan(400_000)
      expect(await shrinkPicture(bomb, preset)).toEqual({
        rejected: 'IMAGE_TOO_MANY_PIXELS',
        params: { megapixels: 40 },
      })
    })

    test('a picture that moves', async () => {
      expect(await shrinkPicture(animate(await plainPicture(20, 20, 'png')), preset)).toMatchObject({
        rejected: 'IMAGE_ANIMATED',
      })
    })
  },
)
