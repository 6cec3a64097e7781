/** What other modules' pages may use of the reviews. */
export { LazyOfferReviews } from './components/LazyOfferReviews.tsx'
export { LazyOwnReview } from './components/LazyOwnReview.tsx'
export { RatingLine } from './components/RatingLine.tsx'
export { ReceivedReviews } from './components/ReceivedReviews.tsx'
export { TeacherReviews } from './components/TeacherReviews.tsx'
export { teacherStatistics } from './resources.ts'
