import type { AvatarParts } from '@kredka/contracts/locker/parts'
import type { Gender } from './texts/phrases.ts'

/** Free parts alone, as grown-ups wear them; a number that stands here more often is seen more often. */
const OF_WOMEN = { hair: [3, 4, 5, 11, 3, 7, 4], eyes: [5, 1, 5, 2], mouth: [1, 2, 5] } as const
const OF_MEN = { hair: [1, 2, 1, 9, 2, 12, 7], eyes: [1, 1, 2], mouth: [1, 5, 2] } as const
const OF_ALL = {
  background: [2, 3, 4, 5, 6, 1, 3],
  skin: [1, 2, 1, 3, 2, 1, 2, 1, 4, 2, 3, 1, 5],
  face: [1, 2, 3],
  colour: [2, 3, 1, 5, 4, 7, 3, 6, 2, 1, 7],
  glasses: [1, 1, 2, 1, 3, 1, 1, 4],
  clothes: [2, 6, 3, 5, 1, 4, 6],
} as const

/** The drawn face of the n-th teacher of the demonstration: the same every time, and unlike the next one's. */
export function portraitOf(n: number, gender: Gender): Partial<AvatarParts> {
  const lists = { ...OF_ALL, ...(gender === 'f' ? OF_WOMEN : OF_MEN) }
  const chosen = Object.entries(lists).map(([kind, list], nth) => [kind, list[(n * (nth + 3)) % list.length]] as const)
  return Object.fromEntries(chosen)
}
