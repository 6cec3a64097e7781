import { listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import { createResource } from '../app/store/resource.ts'

export const availabilityGroups = createResource(listAvailabilityGroups, {
  on: ['availability'],
})
