/**
 * The parts of an avatar (GAM-05). A part is named by the letter of its kind and its number there. Parts are never
 * removed or renumbered: codes that people chose stay what they were.
 */

/** Kinds in the order of the code, each with its letter and how many parts there are. */
export const PART_KINDS = {
  background: { letter: 'b', count: 6 },
  skin: { letter: 's', count: 8 },
  face: { letter: 'f', count: 3 },
  hair: { letter: 'h', count: 12 },
  colour: { letter: 'k', count: 9 },
  eyes: { letter: 'e', count: 5 },
  mouth: { letter: 'm', count: 5 },
  glasses: { letter: 'g', count: 4 },
  aid: { letter: 'a', count: 3 },
  clothes: { letter: 'c', count: 6 },
} as const
export type PartKind = keyof typeof PART_KINDS
export const PART_KIND_NAMES = [
  ...(['background', 'skin', 'face', 'hair', 'colour'] as const),
  ...(['eyes', 'mouth', 'glasses', 'aid', 'clothes'] as const),
] as const satisfies readonly PartKind[]

/** The number of the part of each kind, from 1. */
export type AvatarParts = Readonly<Record<PartKind, number>>

export const AVATAR_CODE_MAX = 40
/** `b1.s3.f1.h4.k2.e1.m1.g1.a1.c1`: one part of each kind, in the one order, so that one look has one code. */
const NUMBERED = PART_KIND_NAMES.map((kind) => `${PART_KINDS[kind].letter}[1-9][0-9]?`)
export const AVATAR_CODE_PATTERN = `^${NUMBERED.join('\\.')}$`
const CODE = new RegExp(AVATAR_CODE_PATTERN)

export function avatarCode(parts: AvatarParts): string {
  return PART_KIND_NAMES.map((kind) => `${PART_KINDS[kind].letter}${parts[kind]}`).join('.')
}

/** Null where the code names no look that can be drawn. */
export function readAvatarCode(code: string): AvatarParts | null {
  if (code.length > AVATAR_CODE_MAX || !CODE.test(code)) return null
  const numbers = code.split('.').map((part) => Number(part.slice(1)))
  const parts = partsBy((_, n) => numbers[n] ?? 0)
  return PART_KIND_NAMES.every((kind) => parts[kind] <= PART_KINDS[kind].count) ? parts : null
}

export const FIRST_AVATAR: AvatarParts = partsBy(() => 1)

/** @param random from 0 up to but not 1 */
export function drawLots(random: () => number): AvatarParts {
  return partsBy((kind) => 1 + Math.floor(random() * PART_KINDS[kind].count))
}

/** Where an avatar is shown from: a path of the site. The picture of a code never changes. */
export function avatarUrl(code: string): string {
  return `/avatars/${code}.svg`
}

function partsBy(numberOf: (kind: PartKind, n: number) => number): AvatarParts {
  const of = (kind: PartKind) => numberOf(kind, PART_KIND_NAMES.indexOf(kind))
  return {
    background: of('background'),
    skin: of('skin'),
    face: of('face'),
    hair: of('hair'),
    colour: of('colour'),
    eyes: of('eyes'),
    mouth: of('mouth'),
    glasses: of('glasses'),
    aid: of('aid'),
    clothes: of('clothes'),
  }
}
