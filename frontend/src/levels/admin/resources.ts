import { getLevelForStaff, listLevelsForStaff } from '@kredka/contracts/levels/staff-endpoints'
import { createResource } from '../../app/store/resource.ts'

export const reviewedLevels = createResource(listLevelsForStaff, { on: ['level'] })
export const reviewedLevel = createResource(getLevelForStaff, { on: ['level'], about: ({ id }) => id })
