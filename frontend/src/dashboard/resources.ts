import { listAnnouncements } from '@kredka/contracts/community/endpoints'
import { getOverview } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const overview = createResource(getOverview)
export const announcements = createResource(listAnnouncements, { on: ['announcement'] })
