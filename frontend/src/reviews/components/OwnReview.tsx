import type { OwnReviewView } from '@kredka/contracts/reviews/views'
import { useState } from 'react'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { ownReview } from '../resources.ts'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import classes from './reviews.module.css'

/** What the person who looks at a teacher, or at a lesson with them, says of the teacher; nothing for whoever took no lessons (REV-01). */
export function OwnReview({ teacher }: { readonly teacher: string }) {
  const user = useAppSelector(selectUser)
  const read = ownReview.use(user === null || user.userId === teacher ? null : { id: teacher })
  const own = read.data?.own ?? null
  if (own === null) return null
  return <Shown key={own.review === null ? 'none' : own.review.id} own={own} onChanged={read.refresh} />
}

function Shown({ own, onChanged }: { readonly own: OwnReviewView; readonly onChanged: () => void }) {
  const t = useText()
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const [sent, setSent] = useState(false)
  const open = Date.parse(own.open_until) >= Date.now()
  const { review, teacher } = own
  if (review === null && !open) return null
  const until = t('reviews.open_until', { date: format.date(own.open_until, 'long') })
  const saved = () => {
    setEditing(false)
    setSent(true)
    onChanged()
  }
  return (
    <Card tinted>
      <section className={classes.own} aria-labelledby="own-review">
        <h2 id="own-review" className={classes.ownTitle}>
          {t(review === null ? 'reviews.ask' : 'reviews.own', { name: teacher.name ?? t('reviews.deleted_user') })}
        </h2>
        {review === null && <p className={classes.soft}>{t('reviews.ask_about', { count: own.lessons })}</p>}
        {review === null || editing ? (
          <ReviewForm
            teacher={teacher.id}
            review={review}
            onSaved={saved}
            {...(review === null ? {} : { onCancel: () => setEditing(false) })}
          />
        ) : (
          <Arrival key={String(sent)} when={sent}>
            <div className={classes.review}>
              {review.state === 'hidden' && (
                <Notice kind="warning">
                  <p>{t('reviews.hidden')}</p>
                  {review.hidden_reason !== null && (
                    <p>{t('reviews.hidden_because', { reason: review.hidden_reason })}</p>
                  )}
                </Notice>
              )}
              <p className={classes.stars}>
                <Rating value={review.stars} />
                <time className={classes.soft} dateTime={review.edited_at ?? review.written_at}>
                  {format.date(review.edited_at ?? review.written_at)}
                </time>
              </p>
              {review.text !== null && <Paragraphs text={review.text} />}
              {review.answer !== null && <ReviewAnswer answer={review.answer} />}
              <Row>
                {open && (
                  <Button icon="edit" onClick={() => setEditing(true)}>
                    {t('reviews.change')}
                  </Button>
                )}
                <span className={classes.soft}>{open ? until : t('reviews.closed')}</span>
              </Row>
            </div>
          </Arrival>
        )}
        {review === null && <p className={classes.small}>{t('reviews.public_note', { until })}</p>}
      </section>
    </Card>
  )
}
