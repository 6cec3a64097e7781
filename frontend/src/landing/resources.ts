import { getOverview } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const overview = createResource(getOverview)
