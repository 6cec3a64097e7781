import { offerEvents as e } from '@kredka/contracts/offers/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** An offer's way through review, for its teacher (EVT-11, OFR-03). Views are counted elsewhere. */
export const offerTimeline: Timeline = {
  kind: 'offer',
  category: 'offer',
  concerned: (events) => ({ teacher: last(events, e.OfferSubmitted)?.data.teacher_id ?? null }),
  tells: {
    ...tell(e.OfferSubmitted, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.OfferActivated, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.OfferRejected, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.OfferTakenDown, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.OfferRemoved),
  },
}
