import { listOverdueContests } from '@kredka/contracts/contests/endpoints'
import { createResource } from '../app/store/resource.ts'

export const overdueContests = createResource(listOverdueContests, { on: ['contest'] })
