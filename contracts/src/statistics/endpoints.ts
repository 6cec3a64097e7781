import { query } from '../kernel/endpoints.ts'
import { Id, Obj } from '../kernel/schema.ts'
import { RatingView, TeacherStatisticsView } from './views.ts'

const byId = { params: Obj({ id: Id }) }

export const getTeacherStatistics = query('statistics.teacher', {
  path: 'GET /teachers/{id}/facts',
  access: 'public',
  about: 'Rating, lessons, attendance and response time of a teacher, from what happened.',
  ...byId,
  answer: TeacherStatisticsView,
  errors: ['NOT_FOUND'],
})

export const getOfferRating = query('statistics.offer', {
  path: 'GET /offers/{id}/rating',
  access: 'public',
  about: 'How the lessons of an offer were rated.',
  ...byId,
  answer: RatingView,
  errors: ['OFFER_NOT_FOUND'],
})
