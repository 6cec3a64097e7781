export const LINE = '#2f2a3a'
export const WHITE = '#fffdf7'

export const SKINS = ['#fbe0cc', '#f4cba8', '#e6b189', '#d19566', '#b3774a', '#925a35', '#704227', '#4d2d1d'] as const
export const HAIRS = [
  ...['#2b2330', '#4a3024', '#7a4a2a', '#b9783c', '#e5bd67'],
  ...['#c4512f', '#a9a6ad', '#3c78b5', '#b5508f'],
] as const

/** From this skin on a face is drawn in light strokes: dark ones would not be seen on it, least of all when small. */
const LIGHT_INK_FROM = 6

export function inkOn(skin: number): string {
  return skin < LIGHT_INK_FROM ? LINE : '#ffe9d0'
}
