import type { ReviewAnswerView } from '@kredka/contracts/reviews/views'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import classes from './reviews.module.css'

interface Props {
  readonly answer: ReviewAnswerView
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** What the teacher says to a review. */
export function ReviewAnswer({ answer, children }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <section className={classes.answer} aria-label={t('reviews.answer')}>
      <p className={classes.facts}>
        <strong>{t('reviews.answer')}</strong>
        <time dateTime={answer.answered_at}>{format.date(answer.answered_at)}</time>
        {answer.edited && <span>{t('reviews.edited')}</span>}
      </p>
      <Paragraphs text={answer.text} />
      {children}
    </section>
  )
}
