import { WHITE } from './colours.ts'
import { dot, drawLine, fillWith, type Shape, star } from './shapes.ts'

export const FACES = [
  'M19 28c0-10 5-15 13-15s13 5 13 15c0 11-6 18-13 18s-13-7-13-18z',
  'M18 29c0-11 5-16 14-16s14 5 14 16c0 10-6 16-14 16s-14-6-14-16z',
  'M19 27c0-9 5-14 13-14s13 5 13 14c0 4 0 9-2 13-2 4-7 6-11 6s-9-2-11-6c-2-4-2-9-2-13z',
] as const

/** Eyes in the ink of the face. */
export function eyesIn(ink: string): readonly (readonly Shape[])[] {
  const dots = [fillWith(dot(26.5, 29, 1.8), ink), fillWith(dot(37.5, 29, 1.8), ink)]
  return [
    dots,
    [drawLine('M24 30c1-3 4-3 5 0m6 0c1-3 4-3 5 0', 1.8, ink)],
    [
      { d: dot(26.5, 29, 3), fill: WHITE, line: 1.4 },
      { d: dot(37.5, 29, 3), fill: WHITE, line: 1.4 },
      fillWith(dot(27, 29.4, 1.5)),
      fillWith(dot(37, 29.4, 1.5)),
    ],
    [fillWith(dot(26.5, 29, 1.8), ink), drawLine('M35 29.5c1.5-1.5 3.5-1.5 5 0', 1.8, ink)],
    [...dots, drawLine('M22.2 27.6l1.3-.2c.8-1.7 4.2-2.2 5.6-.2M41.8 27.6l-1.3-.2c-.8-1.7-4.2-2.2-5.6-.2', 1.4, ink)],
    [drawLine('M23.5 28.5c1.5 2.8 4.5 2.8 6 0m5 0c1.5 2.8 4.5 2.8 6 0', 1.8, ink)],
    [{ d: `${star(26.5, 29, 4.2)}${star(37.5, 29, 4.2)}`, fill: '#ffd66b', line: 1.2, stroke: ink }],
    [{ d: `${heart(26.5)}${heart(37.5)}`, fill: '#d93a4e', line: 1.2, stroke: ink }],
  ]
}

function heart(x: number): string {
  return `M${x} 32.3c-4-2.5-4.3-6-2-6.5 1.2-.2 2 1 2 1.5 0-.5.8-1.7 2-1.5 2.3.5 2 4-2 6.5z`
}

export function mouthsIn(ink: string): readonly (readonly Shape[])[] {
  return [
    [drawLine('M27 38c3 3 7 3 10 0', 1.8, ink)],
    [{ d: 'M26 37h12c-1 5-11 5-12 0z', fill: WHITE }],
    [drawLine('M28 39h8', 1.8, ink)],
    [{ d: dot(32, 39, 2.2), fill: '#b8433f', line: 1.4, stroke: ink }],
    [drawLine('M27 39c4 2 8 1 10-2', 1.8, ink)],
    [
      { d: 'M30 39.5h5.5v2c0 3.5-5.5 3.5-5.5 0z', fill: '#e8709a', line: 1.4, stroke: ink },
      drawLine('M26.5 37.5c3 2.7 8 2.7 11 0', 1.8, ink),
    ],
    [
      { d: 'M28.5 38.8l1 3 1.3-2.5zm7 0l-1 3-1.3-2.5z', fill: WHITE, line: 1.2, stroke: ink },
      drawLine('M26 37.5c3.5 2.7 8.5 2.7 12 0', 1.8, ink),
    ],
    [
      {
        d: 'M32 35.8c-2-1.8-4.5-1.2-6 .4-1 1-2 1.3-3.3.8.6 3.2 6.5 4 9.3 1.3 2.8 2.7 8.7 1.9 9.3-1.3-1.3.5-2.3.2-3.3-.8-1.5-1.6-4-2.2-6-.4z',
        fill: '#7a4a2a',
        line: 1.4,
        stroke: ink,
      },
      drawLine('M29.5 41.5c1.5 1 3.5 1 5 0', 1.6, ink),
    ],
  ]
}

export function glassesIn(ink: string): readonly (readonly Shape[])[] {
  return [
    [],
    [drawLine(`${dot(26.5, 29, 5)}${dot(37.5, 29, 5)}M31.5 29h1M21.5 28l-3-1m24 1l3-1`, 1.8, ink)],
    [drawLine('M21 25.5h10v7H21zm12 0h10v7H33zM31 28h2M21 28l-3-1m25 1l3-1', 1.8, ink)],
    [drawLine('M20 26h11c0 9-9 9-11 0zm13 0h11c-2 9-11 9-11 0zM31 27h2', 1.8, ink)],
  ]
}

export const AIDS: readonly (readonly Shape[])[] = [
  [],
  [{ d: 'M46 25c3-1 5 2 4 5l-2 5-2-1z', fill: '#f2b134', line: 1.4 }],
  [{ d: dot(49, 23, 3), fill: '#2e86ab', line: 1.4 }, drawLine('M47 26c-1 2-1 4-1 6', 1.4)],
]
