import { WHITE } from './colours.ts'
import { dot, drawLine, fillWith, round, type Shape, star } from './shapes.ts'

const GOLD = '#f2b134'
const RED = '#e4572e'
const BLUE = '#2e86ab'
const PINK = '#e8709a'
const GREEN = '#4c9f70'
const VIOLET = '#7a5bb0'
const NAVY = '#3d4a66'

/** Five petals around a yellow middle. */
function flower(x: number, y: number, fill: string, r = 2.2): readonly Shape[] {
  const petals = Array.from({ length: 5 }, (_, n) => {
    const turn = (n * 2 * Math.PI) / 5 - Math.PI / 2
    return dot(round(x + Math.cos(turn) * r * 1.25), round(y + Math.sin(turn) * r * 1.25), r)
  })
  return [
    { d: petals.join(''), fill, line: 1.2 },
    { d: dot(x, y, round(r * 0.8)), fill: '#ffd66b', line: 1 },
  ]
}

const CAP: readonly Shape[] = [
  { d: 'M16.5 23c-1.5-10 5.5-16 15.5-16s17 6 15.5 16c-10-4-21-4-31 0z', fill: RED },
  { d: 'M17 22.5c9-4 21-4 30-.5 5 1 9.5 2.5 12 4.5 1 1 .5 2.5-1 2.5-13-3.5-28-4-41-2z', fill: '#b8432a' },
  fillWith(dot(32, 7, 1.6)),
]
const BEANIE: readonly Shape[] = [
  { d: 'M17 21C16 10 22 6 32 6s16 4 15 15z', fill: BLUE },
  {
    d: 'M16 17.5h32c1.5 0 2.5 1.3 2.5 3.2S49.5 24 48 24H16c-1.5 0-2.5-1.4-2.5-3.3s1-3.2 2.5-3.2z',
    fill: WHITE,
  },
  drawLine('M21 18.5v4.5m5.5-4.5v4.5m5.5-4.5v4.5m5.5-4.5v4.5m5.5-4.5v4.5', 1, '#a9c8f5'),
  { d: dot(32, 5, 3.6), fill: WHITE },
]
const BOW: readonly Shape[] = [
  { d: 'M42 13c-4-5-8-5.5-9-4s-1 7 0 8.5 5 0 9-4.5zm0 0c4-5 8-5.5 9-4s1 7 0 8.5-5 0-9-4.5z', fill: PINK },
  { d: dot(42, 13, 2.2), fill: PINK, line: 1.4 },
]
const CRAYON: readonly Shape[] = [
  { d: 'M44.5 30.5l7-15.5 4.5 2-7 15.5z', fill: GREEN, line: 1.5 },
  { d: 'M51.5 15l4-5 .5 7z', fill: '#ffe0b0', line: 1.5 },
  drawLine('M46 27l4.5 2', 1.4),
]
const HEADPHONES: readonly Shape[] = [
  drawLine('M16 28C14 13 21 7 32 7s18 6 16 21', 5),
  drawLine('M16 28C14 13 21 7 32 7s18 6 16 21', 2, GOLD),
  { d: 'M12.5 27c0-3 2-4 4-4s4 1 4 4v6c0 3-2 4-4 4s-4-1-4-4z', fill: GOLD },
  { d: 'M43.5 27c0-3 2-4 4-4s4 1 4 4v6c0 3-2 4-4 4s-4-1-4-4z', fill: GOLD },
]
const PARTY_HAT: readonly Shape[] = [
  { d: 'M20.5 17.5L33.5 4l10 13c-6.5 3.5-16.5 4-23 .5z', fill: PINK },
  drawLine('M25.5 13.5l15 .2M29.5 9l7.5-.3', 2, WHITE),
  { d: dot(33.5, 4.2, 2.8), fill: '#9fd8c4', line: 1.4 },
]
const CAT_EARS: readonly Shape[] = [
  drawLine('M16.5 24c1-10 6.5-14 15.5-14s14.5 4 15.5 14', 2.6),
  {
    d: 'M17 19L15.5 4.5c5 .5 9.5 3 12 6.5-4.5 1-8 3.5-10.5 8zm30 0l1.5-14.5c-5 .5-9.5 3-12 6.5 4.5 1 8 3.5 10.5 8z',
    fill: GOLD,
  },
  fillWith(
    'M18.5 14l-.7-6.2c2.7.6 4.7 1.7 6 3.2-2.2.6-4 1.6-5.3 3zm27 0l.7-6.2c-2.7.6-4.7 1.7-6 3.2 2.2.6 4 1.6 5.3 3z',
    PINK,
  ),
]
const WREATH: readonly Shape[] = [
  drawLine('M17 22c2-7 7-10 15-10s13 3 15 10', 3.2, GREEN),
  ...flower(18, 20, PINK, 2),
  ...flower(24.5, 14.2, WHITE, 2),
  ...flower(32, 12, RED, 2),
  ...flower(39.5, 14.2, WHITE, 2),
  ...flower(46, 20, PINK, 2),
]
const CROWN: readonly Shape[] = [
  { d: 'M19 20L16.5 6.5l8 6L32 3l7.5 9.5 8-6L45 20c-8 2.5-18 2.5-26 0z', fill: GOLD },
  fillWith(dot(32, 16, 2), RED),
  fillWith(`${dot(24.5, 16.5, 1.5)}${dot(39.5, 16.5, 1.5)}`, BLUE),
]
const WIZARD_HAT: readonly Shape[] = [
  {
    d: 'M19.5 19C23 12 26 6 29.5 2c4-1.5 8.5-.5 9 2-2-.5-3.5-.3-4.5.5 5 3.5 8.5 8.5 10.5 14.5-7 2-18 2-25 0z',
    fill: VIOLET,
  },
  { d: 'M10 20.5c5-4.5 39-4.5 44 0 1.5 2-2 3.5-7 3.5-10-2-20-2-30 0-5 0-8.5-1.5-7-3.5z', fill: VIOLET },
  fillWith(`${star(33, 12.5, 3)}${dot(27, 15, 0.9)}${dot(38.5, 15.5, 0.9)}${dot(31, 7, 0.9)}`, '#ffd66b'),
]
const MORTARBOARD: readonly Shape[] = [
  { d: 'M19 14v8.5c7-4 19-4 26 0V14z', fill: NAVY },
  { d: 'M32 4.5L55 12 32 19.5 9 12z', fill: NAVY },
  drawLine('M32 12l18.5 2v8', 1.8, RED),
  { d: 'M49.2 21h2.6l1.2 6.5h-5z', fill: RED, line: 1.2 },
]
const HELMET: readonly Shape[] = [
  { d: dot(32, 29, 24), fill: '#e6f2ff1f', line: 2.6 },
  drawLine('M13.5 25c1.5-7 5.5-11.5 11-13.5', 2.4, WHITE),
  { d: 'M7 25.5h3.5v8H7c-1.5 0-2-1-2-4s.5-4 2-4zm50 0h-3.5v8H57c1.5 0 2-1 2-4s-.5-4-2-4z', fill: '#e8e9f0' },
]

/** What is worn on the head, or in the hair; the first is nothing. */
export const EXTRAS: readonly (readonly Shape[])[] = [
  ...[[], CAP, BEANIE, flower(45, 17, PINK, 2.7), BOW, CRAYON],
  ...[HEADPHONES, PARTY_HAT, CAT_EARS, WREATH, CROWN, WIZARD_HAT, MORTARBOARD, HELMET],
]
