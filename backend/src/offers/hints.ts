import { offerEvents as e } from '@kredka/contracts/offers/events'
import { type Hint, type Hints, hint } from '../kernel/hints.ts'

/** The teacher's own list and the queue of the back office; visitors' pages stand still. */
function concerns({
  offer_id,
  teacher_id,
}: {
  readonly offer_id: string
  readonly teacher_id: string
}): readonly Hint[] {
  return [
    { to: { person: teacher_id }, entity: 'offer', id: offer_id },
    { to: 'admins', entity: 'offer', id: offer_id },
  ]
}

export const offerHints: Hints = {
  ...hint(e.OfferSubmitted, ({ data }) => concerns(data)),
  ...hint(e.OfferActivated, ({ data }) => concerns(data)),
  ...hint(e.OfferRejected, ({ data }) => concerns(data)),
  ...hint(e.OfferTakenDown, ({ data }) => concerns(data)),
  ...hint(e.OfferRemoved, ({ data }) => concerns(data)),
}
