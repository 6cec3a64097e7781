import type { OfferVersionView } from '@kredka/contracts/offers/views'
import type { TextId } from '../i18n/text-ids.ts'

type Compared = Omit<OfferVersionView, 'version' | 'sent_at'>

const PARTS: readonly { readonly text: TextId; readonly of: (version: Compared) => unknown }[] = [
  { text: 'own_offers.part_title', of: ({ title }) => title },
  { text: 'own_offers.part_description', of: ({ description }) => description },
  { text: 'own_offers.part_subject', of: ({ subject_id }) => subject_id },
  { text: 'own_offers.part_level', of: ({ level }) => level },
  { text: 'own_offers.part_places', of: ({ places, city }) => [places.toSorted(), city?.id] },
  {
    text: 'own_offers.part_prices',
    of: ({ prices }) => prices.map(({ duration, amount }) => [duration, amount]).toSorted(byDuration),
  },
  { text: 'own_offers.part_availability', of: ({ availability_group_id }) => availability_group_id },
]

/** The parts in which two versions of an offer differ, as ids of their words. */
export function findChangedParts(one: Compared, other: Compared): readonly TextId[] {
  return PARTS.filter(({ of }) => JSON.stringify(of(one)) !== JSON.stringify(of(other))).map(({ text }) => text)
}

function byDuration([a = 0]: readonly number[], [b = 0]: readonly number[]): number {
  return a - b
}
