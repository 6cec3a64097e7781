import type { ReviewView } from '@kredka/contracts/reviews/views'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs, useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { ReviewHistory } from './ReviewHistory.tsx'
import classes from './reviews.module.css'

interface Props {
  readonly review: ReviewView
  /** Who wrote it, where more than the first name is known. */
  readonly name?: string | null
  /** Beside the stars, such as a state. */
  readonly labels?: ReactNode
  /** Below it; without it the teacher's answer stands there. */
  readonly children?: ReactNode
}

/**
 * What somebody says who took lessons: first name, stars, how many lessons it rests on, and the teacher's answer
 * (REV-01).
 */
export function ReviewCard({ review, name = review.name, labels, children }: Props) {
  const t = useText()
  const format = useFormat()
  const { subject } = useWords()
  const shown = name ?? t('reviews.deleted_user')
  return (
    <Card className={classes.card}>
      <article className={classes.review}>
        <header className={classes.who}>
          <Avatar name={shown} size={40} />
          <div className={classes.whoWords}>
            <h3 className={classes.name}>{shown}</h3>
            <p className={classes.facts}>
              <time dateTime={review.written_at}>{format.date(review.written_at)}</time>
              <span>{subject(review.subject_id)}</span>
              {review.edited_at !== null && <Edited review={review} of={shown} />}
            </p>
          </div>
        </header>
        <p className={classes.stars}>
          <Rating value={review.stars} />
          {review.lessons > 0 && (
            <span className={classes.verified}>
              <Icon name="active" size={16} />
              {t('reviews.verified', { count: review.lessons })}
            </span>
          )}
          {labels}
        </p>
        {review.text === null ? (
          <p className={classes.soft}>{t('reviews.words_gone')}</p>
        ) : (
          <Paragraphs text={review.text} />
        )}
        {children ?? (review.answer !== null && <ReviewAnswer answer={review.answer} />)}
      </article>
    </Card>
  )
}

/** The word 'edited' leads to what it said before. */
function Edited({ review, of }: { readonly review: ReviewView; readonly of: string }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.edited}
        aria-label={t('reviews.edited_of', { name: of })}
        onClick={() => setOpened(true)}
      >
        {t('reviews.edited')}
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('reviews.history')} width={560}>
        {opened && <ReviewHistory review={review} />}
      </Modal>
    </>
  )
}
