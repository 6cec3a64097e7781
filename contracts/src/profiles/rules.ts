export const ABOUT_MAX = 2000
export const PHONE_MAX = 20
/** A profile picture as it is sent (section 5): at most so many bytes, 4 MB in words. */
export const PICTURE_SENT_MAX_BYTES = 4_190_208
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const
/**
 * As it is kept: the longer side in pixels, and bytes (0.1 MB). The browser crops and compresses, the server makes
 * sure.
 */
export const PICTURE_SIDE = 256
export const PICTURE_KEPT_MAX_BYTES = 100_000
/** Pictures with more pixels than this are not opened: 40 megapixels. */
export const PICTURE_MAX_PIXELS = 40_000_000
/** What a profile picture is: a photo that was sent, or the person's avatar. */
export const PICTURE_KINDS = ['photo', 'avatar'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]
/** A phone number as people write it: digits, spaces, dashes, an optional plus. */
export const PHONE_PATTERN = '^\\+?[0-9][0-9 -]{5,18}$'

/** Where a profile picture is shown from: a path of the site, or of the files' own host. */
export function pictureUrl(fileId: string): string {
  return `/files/${fileId}`
}
