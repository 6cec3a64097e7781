import type { AvailabilityGroupView } from '@kredka/contracts/availability/views'
import { submitOffer } from '@kredka/contracts/offers/endpoints'
import { useEffect, useState } from 'react'
import type { FieldFaults } from '../../../app/forms/faults.ts'
import { useForm } from '../../../app/forms/useForm.ts'
import { useAppStore } from '../../../app/store/hooks.ts'
import { hasTime } from '../../../availability/index.ts'
import { bodyOf, draftFaults, type OfferDraft } from '../../draft.ts'
import { type DraftPlace, readDraft, writeDraft } from '../../draft-storage.ts'

interface Options {
  readonly place: DraftPlace
  /** What the editor begins with where there is no draft. */
  readonly initial: OfferDraft
  /** How many steps are open from the beginning. */
  readonly reached: number
  /** The teacher's groups; null until they are known. */
  readonly groups: readonly AvailabilityGroupView[] | null
}

/** The editor's form, saved in the browser with every change and taken up again from there (OFR-01). */
export function useOfferDraft({ place, initial, reached, groups }: Options) {
  const { own } = useAppStore().services
  const { userId, offerId } = place
  const [stored] = useState(() => readDraft(own, place))
  const [furthest, setFurthest] = useState(stored?.reached ?? reached)
  // both commands carry the same content, so one schema checks it
  const form = useForm(submitOffer, stored?.values ?? initial, bodyOf, (draft) => ({
    ...draftFaults(draft),
    ...groupFaults(draft, groups),
  }))
  const { values } = form
  useEffect(() => {
    const untouched = JSON.stringify(values) === JSON.stringify(initial)
    writeDraft(own, { userId, offerId }, untouched ? null : { values, reached: furthest })
  }, [own, userId, offerId, values, furthest, initial])
  return {
    form,
    restored: stored !== null,
    reached: furthest,
    reach: (step: number) => setFurthest((before) => Math.max(before, step)),
    forget: () => writeDraft(own, place, null),
  }
}

/** A chosen group must still be there and hold at least an hour (section 5). */
function groupFaults(draft: OfferDraft, groups: readonly AvailabilityGroupView[] | null): FieldFaults {
  if (groups === null || draft.availability_group_id === null) return {}
  const group = groups.find(({ id }) => id === draft.availability_group_id)
  if (group === undefined) return { availability_group_id: { text: 'own_offers.group_missing' } }
  return hasTime(group.entries) ? {} : { availability_group_id: { text: 'own_offers.group_empty' } }
}
