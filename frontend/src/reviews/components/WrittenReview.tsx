import type { OwnReviewView } from '@kredka/contracts/reviews/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { OwnReviewBody } from './OwnReviewBody.tsx'
import classes from './reviews.module.css'

interface Props {
  readonly own: OwnReviewView
  readonly onChanged: () => void
}

/** One teacher whom the reader took lessons with, and what the reader says of them. */
export function WrittenReview({ own, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { subject } = useWords()
  const { teacher, lessons, subject_id } = own
  const name = teacher.name ?? t('reviews.deleted_user')
  return (
    <Card>
      <article className={classes.review} aria-label={name}>
        <header className={classes.who}>
          <Avatar name={name} size={40} />
          <div className={classes.whoWords}>
            <h2 className={classes.name}>
              {teacher.name === null ? name : <Link to={path('teachers.teacher', { id: teacher.id })}>{name}</Link>}
            </h2>
            <p className={classes.facts}>
              <span>{subject(subject_id)}</span>
              <span>{t('reviews.lessons_count', { count: lessons })}</span>
            </p>
          </div>
        </header>
        <OwnReviewBody own={own} onChanged={onChanged} />
      </article>
    </Card>
  )
}
