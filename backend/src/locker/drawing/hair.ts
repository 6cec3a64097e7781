import { dot, type Shape } from './shapes.ts'

export interface Hair {
  readonly back: readonly Shape[]
  readonly front: readonly Shape[]
}

const CAP = 'M17 28c-1-12 6-18 15-18s16 6 15 18c-2-6-5-9-8-10-4 3-11 4-16 2-3 2-5 4-6 8z'

/** Hair in a colour, in the order of its numbers; the tenth is a headscarf, the last a bare head. */
export function hairsIn(fill: string): readonly Hair[] {
  const front = (...paths: readonly string[]) => paths.map((d) => ({ d, fill }))
  return [
    { back: [], front: front(CAP) },
    { back: [], front: front('M17 27c0-12 6-17 16-17 9 0 15 6 14 17-2-4-3-7-4-9-8 2-16 1-21-2-2 3-4 6-5 11z') },
    { back: front('M15 30c-1-14 6-21 17-21s18 7 17 21l2 20H13z'), front: front(CAP) },
    { back: front('M15 29c0-13 7-20 17-20s17 7 17 20v11c-3 3-6 3-8 2H23c-2 1-5 1-8-2z'), front: front(CAP) },
    { back: front(dot(32, 9, 6)), front: front(CAP) },
    { back: front(dot(14, 17, 7), dot(50, 17, 7)), front: front(CAP) },
    {
      back: front(
        ...[
          [17, 27],
          [16, 20],
          [20, 13],
          [27, 9],
          [36, 9],
          [44, 13],
          [48, 20],
          [47, 27],
        ].map(curl),
      ),
      front: front('M18 25c1-8 6-13 14-13s13 5 14 13c-3-4-6-6-9-6-4 2-8 2-11 0-3 1-6 3-8 6z'),
    },
    {
      back: front('M17 26c-5 6-7 14-5 25 3 1 5 0 6-2l2-17zm30 0c5 6 7 14 5 25-3 1-5 0-6-2l-2-17z'),
      front: front(CAP),
    },
    {
      back: [],
      front: front('M18 24c0-4 1-7 3-9l1-6 5 3 4-6 4 5 6-3 1 6c3 2 4 6 4 10-2-4-5-6-7-6-4 2-10 2-14 0-3 1-5 3-7 6z'),
    },
    {
      back: front('M13 32c-1-16 7-24 19-24s20 8 19 24c0 9 2 15 4 20H9c2-5 4-11 4-20z'),
      front: front(
        'M17 30c-3-14 4-20 15-20s18 6 15 20c-1-8-6-13-15-13s-14 5-15 13zm3 12c3 6 7 8 12 8s9-2 12-8l6 10H14z',
      ),
    },
    {
      back: front('M41 13c9-5 15 4 12 17-1 5-3 9-5 11-2-6 0-12-1-17-1-5-3-8-6-11z'),
      front: front(CAP),
    },
    { back: [], front: [] },
  ]
}

function curl([x = 0, y = 0]: readonly number[]): string {
  return dot(x, y, 6)
}
