import { getComment, searchComments } from '@kredka/contracts/reviews/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const comments = createResource(searchComments, { on: ['review'] })
export const comment = createResource(getComment, { on: ['review'] })
