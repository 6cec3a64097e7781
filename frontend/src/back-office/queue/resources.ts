import { getWorkPlace, listColleagues } from '@kredka/contracts/work-queue/endpoints'
import { WAITING_THINGS } from '../../app/layouts/waiting.ts'
import { createResource } from '../../app/store/resource.ts'

/** Where something stands in the queue: any decision may move it. */
export const workPlace = createResource(getWorkPlace, { on: [...WAITING_THINGS, 'work_item'] })
export const colleagues = createResource(listColleagues)
