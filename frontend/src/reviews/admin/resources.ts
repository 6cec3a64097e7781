import { getComment, searchComments } from '@kredka/contracts/reviews/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const comments = createResource('reviews.comments', searchComments, { on: ['review'] })
export const comment = createResource('reviews.comment', getComment, { on: ['review'] })
