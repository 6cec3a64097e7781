import {
  getOwnReview,
  getReviewHistory,
  listOfferReviews,
  listOwnReviews,
  listReceivedReviews,
  listTeacherReviews,
} from '@kredka/contracts/reviews/endpoints'
import { getOfferRating, getTeacherStatistics } from '@kredka/contracts/statistics/endpoints'
import { createResource } from '../app/store/resource.ts'

export const teacherStatistics = createResource(getTeacherStatistics, { on: ['review'] })
export const offerRating = createResource(getOfferRating, { on: ['review'] })
export const teacherReviews = createResource(listTeacherReviews, { on: ['review'] })
export const offerReviews = createResource(listOfferReviews, { on: ['review'] })
export const reviewHistory = createResource(getReviewHistory)
export const ownReview = createResource(getOwnReview, { on: ['review', 'lesson'] })
export const ownReviews = createResource(listOwnReviews, { on: ['review', 'lesson'] })
export const receivedReviews = createResource(listReceivedReviews, { on: ['review'] })
