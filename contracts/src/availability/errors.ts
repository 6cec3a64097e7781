import type { ErrorTable } from '../kernel/declaration.ts'

export const availabilityErrors = {
  AVAILABILITY_GROUP_NOT_FOUND: [404, 'There is no such availability group'],
  AVAILABILITY_GROUPS_FULL: [409, 'There are as many availability groups as one tutor may have. Remove one first'],
  AVAILABILITY_TOO_SHORT: [422, 'Each availability entry lasts at least one hour'],
  AVAILABILITY_OVERLAPS: [422, 'Two entries overlap'],
} as const satisfies ErrorTable
