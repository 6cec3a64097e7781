import { priceOf } from './prices.ts'

/**
 * The parts of an avatar (GAM-05). A part is named by the letter of its kind and its number there. Parts are never
 * removed or renumbered: codes that people chose stay what they were.
 */

/** Kinds in the order of the code, each with its letter and how many parts there are. */
export const PART_KINDS = {
  background: { letter: 'b', count: 12 },
  skin: { letter: 's', count: 8 },
  face: { letter: 'f', count: 3 },
  hair: { letter: 'h', count: 12 },
  colour: { letter: 'k', count: 9 },
  eyes: { letter: 'e', count: 8 },
  mouth: { letter: 'm', count: 8 },
  glasses: { letter: 'g', count: 4 },
  aid: { letter: 'a', count: 3 },
  clothes: { letter: 'c', count: 14 },
  extra: { letter: 'x', count: 14 },
} as const
export type PartKind = keyof typeof PART_KINDS
export const PART_KIND_NAMES = [
  ...(['background', 'skin', 'face', 'hair', 'colour'] as const),
  ...(['eyes', 'mouth', 'glasses', 'aid', 'clothes', 'extra'] as const),
] as const satisfies readonly PartKind[]

/** A part by the letter of its kind and its number: `x8`. */
export function partRef(kind: PartKind, number: number): string {
  return `${PART_KINDS[kind].letter}${number}`
}

/** Null where the letter is of no kind. */
export function readPartRef(part: string): { readonly kind: PartKind; readonly number: number } | null {
  const kind = PART_KIND_NAMES.find((name) => PART_KINDS[name].letter === part[0])
  return kind === undefined ? null : { kind, number: Number(part.slice(1)) }
}

/** The number of the part of each kind, from 1. */
export type AvatarParts = Readonly<Record<PartKind, number>>

export const PART_MAX = 3
export const PART_PATTERN = '^[a-z][1-9][0-9]?$'
export const AVATAR_CODE_MAX = 40
/**
 * `b1.s3.f1.h4.k2.e1.m1.g1.a1.c1.x2`: one part of each kind, in the one order, so that one look has one code. Nothing
 * extra has no `x1`: the first codes were written before there was anything.
 */
const NUMBERED = PART_KIND_NAMES.filter((kind) => kind !== 'extra').map(
  (kind) => `${PART_KINDS[kind].letter}[1-9][0-9]?`,
)
export const AVATAR_CODE_PATTERN = `^${NUMBERED.join('\\.')}(\\.x([2-9]|[1-9][0-9]))?$`
const CODE = new RegExp(AVATAR_CODE_PATTERN)

export function avatarCode(parts: AvatarParts): string {
  const worn = PART_KIND_NAMES.filter((kind) => kind !== 'extra' || parts.extra > 1)
  return worn.map((kind) => partRef(kind, parts[kind])).join('.')
}

/** Null where the code names no look that can be drawn. */
export function readAvatarCode(code: string): AvatarParts | null {
  if (code.length > AVATAR_CODE_MAX || !CODE.test(code)) return null
  const numbers = code.split('.').map((part) => Number(part.slice(1)))
  const parts = partsBy((_, n) => numbers[n] ?? 1)
  return PART_KIND_NAMES.every((kind) => parts[kind] <= PART_KINDS[kind].count) ? parts : null
}

export const FIRST_AVATAR: AvatarParts = partsBy(() => 1)

/**
 * @param random from 0 up to but not 1
 * @param owned what the person bought: the rest of what costs points is not drawn
 */
export function drawLots(random: () => number, owned: readonly string[]): AvatarParts {
  return partsBy((kind) => {
    const free = numbersOf(kind).filter((number) => isWearable(partRef(kind, number), owned))
    return free[Math.floor(random() * free.length)] ?? 1
  })
}

export function numbersOf(kind: PartKind): readonly number[] {
  return Array.from({ length: PART_KINDS[kind].count }, (_, n) => n + 1)
}

/** Parts of a look that cost points and are not owned, in the order of the code. */
export function lockedParts(parts: AvatarParts, owned: readonly string[]): readonly string[] {
  return PART_KIND_NAMES.map((kind) => partRef(kind, parts[kind])).filter((part) => !isWearable(part, owned))
}

function isWearable(part: string, owned: readonly string[]): boolean {
  return priceOf(part) === 0 || owned.includes(part)
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
    extra: of('extra'),
  }
}
