import { getRunForStaff, listAllRuns } from '@kredka/contracts/games/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const allRuns = createResource(listAllRuns, { on: ['run'] })
export const runForStaff = createResource(getRunForStaff, { on: ['run'], about: ({ id }) => id })
