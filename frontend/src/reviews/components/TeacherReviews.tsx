import { useResource } from '../../app/store/resource.ts'
import { teacherReviews, teacherStatistics } from '../resources.ts'
import { ReviewList, useReviewChoice } from './ReviewList.tsx'

/** Reviews of a teacher (PRO-04, REV-01). */
export function TeacherReviews({ id }: { readonly id: string }) {
  const choice = useReviewChoice()
  const facts = useResource(teacherStatistics, { id })
  const read = useResource(teacherReviews, { id, ...choice.question })
  return <ReviewList rating={facts.data?.rating ?? null} choice={choice} read={read} />
}
