import { WHITE } from './colours.ts'
import { dot, drawLine, fillWith, type Shape, star } from './shapes.ts'

const SHIRT = 'M10 64c0-9 5-13 13-15 4 4 14 4 18 0 8 2 13 6 13 15z'
const GOLD = '#f2b134'
const RED = '#e4572e'
const NAVY = '#3d4a66'

const shirt = (fill: string, ...over: readonly Shape[]): readonly Shape[] => [{ d: SHIRT, fill }, ...over]

export const CLOTHES: readonly (readonly Shape[])[] = [
  shirt(RED),
  shirt('#2e86ab', drawLine('M25 51l7 6 7-6', 1.6)),
  shirt('#4c9f70', drawLine('M13 57c12 3 26 3 38 0', 1.6)),
  shirt('#8e6bbf', drawLine('M26 51c-3 5-3 9-2 13m14-13c3 5 3 9 2 13', 1.6)),
  shirt(GOLD, fillWith(dot(32, 57, 1.3)), fillWith(dot(32, 61, 1.3))),
  shirt(NAVY, { d: 'M24 49l8 8 8-8 3 3-8 8-3-3-3 3-8-8z', fill: WHITE, line: 1.4 }),
  // sailor
  shirt(WHITE, drawLine('M17 54.5c9 3 21 3 30 0M13 59c12 3 26 3 38 0M11.5 63.2c13 2.6 28 2.6 41 0', 2.2, '#2e5fab')),
  // hoodie
  shirt(
    '#f08a5d',
    {
      d: 'M20.5 47.5c1 7 6 9.5 11.5 9.5s10.5-2.5 11.5-9.5c3 1.5 4 3.5 3.5 6-2 5.5-8 7.5-15 7.5s-13-2-15-7.5c-.5-2.5.5-4.5 3.5-6z',
      fill: '#d9683c',
    },
    drawLine('M28.5 58.5v5m7-5v5', 1.6, WHITE),
  ),
  // a star
  shirt('#2e86ab', { d: star(32, 58.5, 4.8), fill: '#ffd66b', line: 1.4 }),
  // scarf
  shirt(
    NAVY,
    { d: 'M36 52l5.5 12h-8.5l-3-11z', fill: RED, line: 1.5 },
    { d: 'M22 46c6 3.5 14 3.5 20 0 2.5 2 2.5 6 .5 8-7 3.5-14 3.5-21 0-2-2-2-6 .5-8z', fill: RED },
    drawLine('M27 48.5v6m10-6v6m-1.5 4.5l4-1', 1.6, WHITE),
  ),
  // lab coat
  shirt(
    '#2e86ab',
    { d: 'M10 64c0-9 5-13 13-15l8 15zm44 0c0-9-5-13-13-15l-8 15z', fill: WHITE },
    { d: 'M23 49l8 15-6-3.5 1-2.5-5-1zm18 0l-8 15 6-3.5-1-2.5 5-1z', fill: WHITE, line: 1.4 },
    drawLine('M45 60.5h5M46.5 60v-3', 1.4),
    drawLine('M48.5 60v-2.5', 1.4, RED),
  ),
  // bow tie
  shirt(
    NAVY,
    { d: 'M25 49.5l7 14.5 7-14.5c-4 2.5-10 2.5-14 0z', fill: WHITE, line: 1.4 },
    { d: 'M32 54l-6.5-3.5v7zm0 0l6.5-3.5v7z', fill: RED, line: 1.4 },
    { d: dot(32, 54, 1.5), fill: RED, line: 1.4 },
  ),
  // cape
  [
    { d: 'M21 48.5C10 50 3.5 55 2 64h60c-1.5-9-8-14-19-15.5z', fill: RED },
    ...shirt('#2e5fab', { d: 'M27 55.5h10l-5 7z', fill: GOLD, line: 1.4 }),
    { d: 'M22 48c5 5 15 5 20 0l4 3.5c-8 6-20 6-28 0z', fill: RED },
  ],
  // space suit
  shirt(
    '#e8e9f0',
    { d: 'M20 49c7 4 17 4 24 0 1.5 2.5 1.5 4.5 0 6.5-7 3.5-17 3.5-24 0-1.5-2-1.5-4 0-6.5z', fill: '#8fa0c2' },
    { d: 'M25 59.5h9V64h-9z', fill: '#5b6db0', line: 1.4 },
    fillWith(dot(41, 61, 2), RED),
    drawLine('M15 57l3 7m31-7l-3 7'),
  ),
]
