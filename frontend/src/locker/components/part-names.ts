import type { PartKind } from '@kredka/contracts/locker/parts'
import type { useText } from '../../i18n/useText.ts'

const NAMES = {
  hair: [
    ...(['short', 'fringe', 'long', 'bob', 'bun', 'buns', 'curls', 'tails', 'spikes', 'headscarf'] as const),
    ...(['ponytail', 'none'] as const),
  ],
  eyes: ['dots', 'smiling', 'wide', 'wink', 'lashes'],
  mouth: ['smile', 'laugh', 'calm', 'wonder', 'crooked'],
  glasses: ['none', 'round', 'square', 'low'],
  aid: ['none', 'hearing_aid', 'implant'],
} as const

/** What a screen reader says of a part: colours and shapes of faces and clothes by their numbers. */
export function partName(t: ReturnType<typeof useText>, kind: PartKind, number: number): string {
  switch (kind) {
    case 'hair':
      return t(`locker.hair_${NAMES.hair[number - 1] ?? 'none'}`)
    case 'eyes':
      return t(`locker.eyes_${NAMES.eyes[number - 1] ?? 'dots'}`)
    case 'mouth':
      return t(`locker.mouth_${NAMES.mouth[number - 1] ?? 'smile'}`)
    case 'glasses':
      return t(`locker.glasses_${NAMES.glasses[number - 1] ?? 'none'}`)
    case 'aid':
      return t(`locker.aid_${NAMES.aid[number - 1] ?? 'none'}`)
    default:
      return t('locker.numbered', { kind: t(`locker.kind_${kind}`), number })
  }
}
