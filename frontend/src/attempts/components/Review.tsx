import type { AskedQuestionView } from '@kredka/contracts/attempts/views'
import { answerOf } from '../given.ts'
import classes from './play.module.css'
import { Question } from './Question.tsx'

interface Props {
  /** Absent where the answers lie in the browser alone. */
  readonly attemptId?: string
  readonly questions: readonly AskedQuestionView[]
  /** Addresses of pictures that the browser has itself, by their ids. */
  readonly pictures?: ReadonlyMap<string, string>
}

/** Every question with what was answered, what was right, and why (QUI-13). */
export function Review({ attemptId, questions, pictures }: Props) {
  return (
    <ol className={classes.review}>
      {questions.map((question) => (
        <li key={question.id}>
          <Question
            attemptId={attemptId}
            question={question}
            given={answerOf(question)}
            pictureUrl={pictures?.get(question.picture_id ?? '')}
            locked
            isReviewed
          />
        </li>
      ))}
    </ol>
  )
}
