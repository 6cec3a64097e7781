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

export const teacherStatistics = createResource('statistics.teacher', getTeacherStatistics, { on: ['review'] })
export const offerRating = createResource('statistics.offer', getOfferRating, { on: ['review'] })
export const teacherReviews = createResource('reviews.of_teacher', listTeacherReviews, { on: ['review'] })
export const offerReviews = createResource('reviews.of_offer', listOfferReviews, { on: ['review'] })
export const reviewHistory = createResource('reviews.history', getReviewHistory)
export const ownReview = createResource('reviews.own', getOwnReview, { on: ['review', 'lesson'] })
export const ownReviews = createResource('reviews.written', listOwnReviews, { on: ['review', 'lesson'] })
export const receivedReviews = createResource('reviews.received', listReceivedReviews, { on: ['review'] })
