import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  OfferActivated,
  OfferRejected,
  OfferRemoved,
  OfferSubmitted,
  OfferTakenDown,
  OfferViewsCounted,
  offerEvents,
} from './events.ts'
import { offersLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const offersContract = defineContract({
  name: 'offers',
  title: 'Offers',
  about: 'Search, the public page of an offer, a teacher’s own offers and their review.',
  endpoints: Object.values(endpoints),
  events: offerEvents,
  streams: [
    stream('offer', 'offer_id', 'An offer with its versions; what is public stays until a newer version is decided.', [
      OfferSubmitted,
      OfferActivated,
      OfferRejected,
      OfferTakenDown,
      OfferRemoved,
      OfferViewsCounted,
    ]),
  ],
  lifeCycles: offersLifeCycles,
  views,
})
