import { listProjections } from '@kredka/contracts/admin/endpoints'
import { getOfferRequest, listOfferRequests } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const readModels = createResource('admin.projections', listProjections)
export const offerRequests = createResource('offers.requests', listOfferRequests)
export const offerRequest = createResource('offers.request', getOfferRequest)
