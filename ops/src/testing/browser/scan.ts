import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** What a camera reads from the picture on the page. */
export async function scan(picture: Locator): Promise<string | undefined> {
  const image = sharp(await picture.screenshot()).ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}
