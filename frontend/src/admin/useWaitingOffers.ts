import { countOfferRequests } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

/** Alone in its file: the menu is drawn before any page of the back office was loaded. */
const offerRequestCount = createResource('offers.count_requests', countOfferRequests, { on: ['offer'] })

/** How many offers wait for review; 0 as long as that is not known. */
export function useWaitingOffers(): number {
  return offerRequestCount.use({}).data?.waiting ?? 0
}
