import type { RoomReviewView } from '@kredka/contracts/quiz-rooms/past-views'
import { Question } from '../../../attempts/index.ts'
import { useText } from '../../../i18n/useText.ts'
import classes from './seat.module.css'

/** Every question with what was answered, what was right, and why (QUI-05). */
export function Review({ review }: { readonly review: RoomReviewView }) {
  const t = useText()
  return (
    <section className={classes.review} aria-labelledby="room-review">
      <h2 id="room-review">{t('attempts.review')}</h2>
      <ol>
        {review.questions.map(({ given, points, ...question }) => (
          <li key={question.n}>
            <Question
              question={{ ...question, bank: [], subject_id: null, weight: 1, given, from: null }}
              given={
                given === null ? null : given.choices.length > 0 ? { choices: given.choices } : { words: given.words }
              }
              locked
            />
            <p className={classes.soft}>
              {question.judged === null ? t('quiz_rooms.skipped') : t('quiz_rooms.gained', { count: points })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
