import { type PartKind, readPartRef } from '@kredka/contracts/locker/parts'
import type { useText } from '../../i18n/useText.ts'

const NAMES = {
  background: [
    ...(['yellow', 'green', 'blue', 'pink', 'violet', 'olive'] as const),
    ...(['notebook', 'dots', 'rays', 'hills', 'night', 'rainbow'] as const),
  ],
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
  eyes: ['dots', 'smiling', 'wide', 'wink', 'lashes', 'closed', 'stars', 'hearts'],
  mouth: ['smile', 'laugh', 'calm', 'wonder', 'crooked', 'tongue', 'fangs', 'moustache'],
  glasses: ['none', 'round', 'square', 'low'],
  aid: ['none', 'hearing_aid', 'implant'],
  clothes: [
    ...(['red', 'blue', 'green', 'violet', 'yellow', 'navy', 'sailor', 'hoodie', 'star', 'scarf'] as const),
    ...(['lab_coat', 'bow_tie', 'cape', 'space_suit'] as const),
  ],
  extra: [
    ...(['none', 'cap', 'beanie', 'flower', 'bow', 'crayon', 'headphones', 'party_hat', 'cat_ears'] as const),
    ...(['wreath', 'crown', 'wizard_hat', 'mortarboard', 'helmet'] as const),
  ],
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
    case 'extra':
      return t(`locker.extra_${NAMES.extra[number - 1] ?? 'none'}`)
  }
}

/** Of a part by its letter and number, as histories keep it. */
export function partTitle(t: ReturnType<typeof useText>, part: string): string {
  const read = readPartRef(part)
  return read === null ? part : partName(t, read.kind, read.number)
}
