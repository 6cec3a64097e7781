import type { OwnReviewView } from '@kredka/contracts/reviews/views'
import { useState } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import classes from './reviews.module.css'

interface Props {
  readonly own: OwnReviewView
  readonly onChanged: () => void
  /** Where nothing is written yet, the form is open at once; otherwise a button opens it. */
  readonly asks?: boolean
}

/** Whether it can be written and changed now. */
export function isOpen({ open_until }: OwnReviewView): boolean {
  return Date.parse(open_until) >= Date.now()
}

/** What the reader says of one teacher, with what can be done about it: write it, change it, or neither any more. */
export function OwnReviewBody({ own, onChanged, asks = false }: Props) {
  const t = useText()
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const [sent, setSent] = useState(false)
  const open = isOpen(own)
  const { review, teacher } = own
  const name = teacher.name ?? t('reviews.deleted_user')
  const until = t('reviews.open_until', { date: format.date(own.open_until) })
  const endEditing = () => {
    setEditing(false)
    setSent(true)
    onChanged()
  }
  if (editing || (review === null && asks)) {
    return (
      <>
        {review === null && <p className={classes.soft}>{t('reviews.ask_about', { count: own.lessons })}</p>}
        <ReviewForm
          teacher={teacher.id}
          review={review}
          onSaved={endEditing}
          {...(editing ? { onCancel: () => setEditing(false) } : {})}
        />
        {review === null && <p className="soft-note">{t('reviews.public_note', { until })}</p>}
      </>
    )
  }
  if (review === null) {
    return open ? (
      <Row>
        <Button look="primary" icon="star" label={t('reviews.write_of', { name })} onClick={() => setEditing(true)}>
          {t('reviews.write')}
        </Button>
        <span className={classes.soft}>{t('reviews.write_until', { date: format.date(own.open_until) })}</span>
      </Row>
    ) : (
      <p className={classes.soft}>{t('reviews.closed_unwritten')}</p>
    )
  }
  return (
    <Arrival key={String(sent)} when={sent}>
      <div className={classes.review}>
        {review.state === 'hidden' && (
          <Notice kind="warning">
            <p>{t('reviews.hidden')}</p>
            {review.hidden_reason !== null && <p>{t('reviews.hidden_because', { reason: review.hidden_reason })}</p>}
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
            <Button icon="edit" label={t('reviews.change_of', { name })} onClick={() => setEditing(true)}>
              {t('reviews.change')}
            </Button>
          )}
          <span className={classes.soft}>{open ? until : t('reviews.closed')}</span>
        </Row>
      </div>
    </Arrival>
  )
}
