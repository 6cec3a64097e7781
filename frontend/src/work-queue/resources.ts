import { listWork } from '@kredka/contracts/work-queue/endpoints'
import { WAITING_THINGS } from '../app/layouts/waiting.ts'
import { createResource } from '../app/store/resource.ts'

export const work = createResource(listWork, { on: [...WAITING_THINGS, 'work_item'] })
