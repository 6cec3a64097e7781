/** What other modules' pages may use of the reviews. */
export { OfferReviews } from './components/OfferReviews.tsx'
export { OwnReview } from './components/OwnReview.tsx'
export { RatingLine } from './components/RatingLine.tsx'
export { ReceivedReviews } from './components/ReceivedReviews.tsx'
export { TeacherReviews } from './components/TeacherReviews.tsx'
export { receivedReviews, teacherFacts } from './resources.ts'
