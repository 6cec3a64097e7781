import { useAnchor } from '../../app/routing/useAnchor.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { ownReview } from '../resources.ts'
import { isOpen, OwnReviewBody } from './OwnReviewBody.tsx'
import classes from './reviews.module.css'

/**
 * What the person who looks at a teacher, or at a lesson with them, says of the teacher; nothing for whoever took no
 * lessons (REV-01).
 */
export function OwnReview({ teacher }: { readonly teacher: string }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const read = useResource(ownReview, user === null || user.userId === teacher ? null : { id: teacher })
  const own = read.data?.own ?? null
  useAnchor(own !== null)
  if (own === null || (own.review === null && !isOpen(own))) return null
  return (
    <Card tinted>
      <section className={classes.own} aria-labelledby="own-review">
        <h2 id="own-review" className={classes.ownTitle}>
          {t(own.review === null ? 'reviews.ask' : 'reviews.own', {
            name: own.teacher.name ?? t('reviews.deleted_user'),
          })}
        </h2>
        <OwnReviewBody key={own.review === null ? 'none' : own.review.id} own={own} asks onChanged={read.refresh} />
      </section>
    </Card>
  )
}
