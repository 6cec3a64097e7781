import { WHITE } from './colours.ts'
import { dot, drawLine, fillWith, type Shape, star } from './shapes.ts'

/** Larger than the sheet: colour lies a little beside its line. */
const SHEET = 'M-1-1h66v66H-1z'
const plain = (fill: string): readonly Shape[] => [{ d: SHEET, fill, line: 0 }]

const NOTEBOOK = [
  ...plain(WHITE),
  drawLine('M0 8h64M0 20h64M0 32h64M0 44h64M0 56h64M20 0v64M32 0v64M44 0v64M56 0v64', 0.8, '#a9c8f5'),
  drawLine('M8 0v64', 1.2, '#e4572e'),
]
const DOTS = [
  ...plain('#f6b7b0'),
  fillWith(
    [4, 16, 28, 40, 52, 64].flatMap((x, n) => [0, 12, 24, 36, 48, 60].map((y) => dot(x, y + (n % 2) * 6, 2))).join(''),
    WHITE,
  ),
]
const RAYS = [
  ...plain('#ffd66b'),
  fillWith(
    'M32 36L-6 0H8zM32 36L20-4h14zM32 36L46-4h14zM32 36L70 10v14zM32 36l38 2v16zM32 36L-6 24v14zM32 36L-6 52v14zM32 36L64 68H50z',
    '#f7b955',
  ),
]
const HILLS = [
  ...plain('#a9c8f5'),
  fillWith(dot(52, 13, 6), '#ffd66b'),
  fillWith('M0 40c8-9 18-9 28-1s22 4 36-7v32H0z', '#9fd8a4'),
  fillWith('M0 52c14-8 28-3 40-6s16-6 24-5v23H0z', '#5fae74'),
]
const NIGHT = [
  ...plain('#5b6db0'),
  fillWith('M12 6a8 8 0 1 0 8 11 7 7 0 0 1-8-11z', '#ffe9a8'),
  fillWith(`${star(52, 12, 3)}${star(57, 30, 2.2)}${star(7, 36, 2.2)}${dot(44, 5, 0.9)}${dot(60, 20, 0.9)}`, '#ffe9a8'),
  fillWith(`${dot(4, 25, 0.9)}${dot(31, 4, 0.9)}${dot(56, 44, 0.9)}${dot(10, 50, 0.9)}`, '#ffe9a8'),
]
const RAINBOW = [
  ...plain('#cfe6fb'),
  ...['#e4572e', '#f2b134', '#ffe27a', '#4c9f70', '#2e86ab', '#8e6bbf'].map((stroke, n) =>
    drawLine(`M${2.5 + n * 3.6} 64V36a${29.5 - n * 3.6} ${29.5 - n * 3.6} 0 0 1 ${59 - n * 7.2} 0v28`, 3.8, stroke),
  ),
]

export const BACKGROUNDS: readonly (readonly Shape[])[] = [
  ...['#ffd66b', '#9fd8c4', '#a9c8f5', '#f6b7b0', '#cdb8ee', '#d9dfb0'].map(plain),
  ...[NOTEBOOK, DOTS, RAYS, HILLS, NIGHT, RAINBOW],
]
