import type { PartKind } from '@kredka/contracts/locker/parts'
import type { useText } from '../../i18n/useText.ts'

const NAMES = {
  background: ['yellow', 'green', 'blue', 'pink', 'violet', 'olive'],
  skin: ['porcelain', 'light', 'fair', 'tan', 'olive', 'brown', 'dark', 'darkest'],
  face: ['oval', 'round', 'square'],
  hair: [
    ...(['short', 'fringe', 'long', 'bob', 'bun', 'buns', 'curls', 'tails', 'spikes', 'headscarf'] as const),
    ...(['ponytail', 'none'] as const),
  ],
  colour: [
    ...(['black', 'dark_brown', 'brown', 'light_brown', 'blond'] as const),
    ...(['red', 'grey', 'blue', 'pink'] as const),
  ],
  eyes: ['dots', 'smiling', 'wide', 'wink', 'lashes'],
  mouth: ['smile', 'laugh', 'calm', 'wonder', 'crooked'],
  glasses: ['none', 'round', 'square', 'low'],
  aid: ['none', 'hearing_aid', 'implant'],
  clothes: ['red', 'blue', 'green', 'violet', 'yellow', 'navy'],
} as const satisfies Readonly<Record<PartKind, readonly string[]>>

/** What a screen reader says of a part. */
export function partName(t: ReturnType<typeof useText>, kind: PartKind, number: number): string {
  switch (kind) {
    case 'background':
      return t(`locker.background_${NAMES.background[number - 1] ?? 'yellow'}`)
    case 'skin':
      return t(`locker.skin_${NAMES.skin[number - 1] ?? 'porcelain'}`)
    case 'face':
      return t(`locker.face_${NAMES.face[number - 1] ?? 'oval'}`)
    case 'hair':
      return t(`locker.hair_${NAMES.hair[number - 1] ?? 'none'}`)
    case 'colour':
      return t(`locker.colour_${NAMES.colour[number - 1] ?? 'black'}`)
    case 'eyes':
      return t(`locker.eyes_${NAMES.eyes[number - 1] ?? 'dots'}`)
    case 'mouth':
      return t(`locker.mouth_${NAMES.mouth[number - 1] ?? 'smile'}`)
    case 'glasses':
      return t(`locker.glasses_${NAMES.glasses[number - 1] ?? 'none'}`)
    case 'aid':
      return t(`locker.aid_${NAMES.aid[number - 1] ?? 'none'}`)
    case 'clothes':
      return t(`locker.clothes_${NAMES.clothes[number - 1] ?? 'red'}`)
  }
}
