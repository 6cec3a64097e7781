import type { AskedQuestionView } from '@kredka/contracts/attempts/views'
import { getQuestionPicture } from '@kredka/contracts/files/endpoints'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { LazyContestKey } from '../../contests/index.ts'
import { useText } from '../../i18n/useText.ts'
import { MathText } from '../../ui/math/MathText.tsx'
import classes from './play.module.css'
import { QuestionInput } from './QuestionInput.tsx'
import { Verdict } from './Verdict.tsx'

interface Props {
  /** Whose answer it is on the server, so that its key can be contested; absent where it lies in the browser alone. */
  readonly attemptId?: string | undefined
  readonly question: AskedQuestionView
  readonly given: Given | null
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly locked: boolean
  /** It was judged before, and is looked at among others. */
  readonly isReviewed?: boolean
  /** Address of its picture, where the browser has it itself. */
  readonly pictureUrl?: string | undefined
  readonly onChange?: (given: Given) => void
  readonly onLeft?: () => void
}

/** A question with the place for its answer and, once it is judged, what was right and why. */
export function Question({ isReviewed = false, ...props }: Props) {
  const { attemptId, question, given, heading, locked, pictureUrl, onChange, onLeft } = props
  const t = useText()
  const path = usePath()
  const { api } = useAppStore().services
  const { picture_id, picture_alt } = question
  const change = onChange === undefined ? {} : { onChange }
  return (
    <section className={classes.question} aria-labelledby={`question-${question.id}`} onBlur={onLeft}>
      <h2 id={`question-${question.id}`} ref={heading} tabIndex={-1} className={classes.prompt}>
        {question.kind === 'gaps' ? (
          t('attempts.fill_gaps')
        ) : (
          <MathText text={question.prompt} formulas={question.formulas} />
        )}
      </h2>
      {picture_id !== null && (
        <img
          className={classes.picture}
          src={pictureUrl ?? api.urlOf(getQuestionPicture, { id: picture_id })}
          alt={picture_alt}
        />
      )}
      <QuestionInput question={question} given={given} locked={locked} {...change} />
      {question.judged !== null && (
        <>
          <Verdict question={question} judged={question.judged} isStill={isReviewed} />
          {attemptId !== undefined && <LazyContestKey attemptId={attemptId} questionId={question.id} />}
        </>
      )}
      {question.from !== null && (
        <p className={classes.soft}>
          {t('attempts.from_quiz')}{' '}
          <Link to={path('quizzes.quiz', { slugged: `${question.from.id}-${question.from.slug}` })}>
            {question.from.title}
          </Link>
        </p>
      )}
    </section>
  )
}
