import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { favouriteEvents, savedSearchEvents, searchEvents } from './events.ts'
import * as views from './views.ts'

export const searchesContract = defineContract({
  name: 'searches',
  title: 'Searches',
  endpoints: Object.values(endpoints),
  events: searchEvents,
  streams: [
    stream('favourites', 'user_id', 'Offers that a person keeps at hand.', Object.values(favouriteEvents)),
    stream(
      'savedsearches',
      'user_id',
      'Searches that a person keeps, and when something new fitted one.',
      Object.values(savedSearchEvents),
    ),
  ],
  views,
})
