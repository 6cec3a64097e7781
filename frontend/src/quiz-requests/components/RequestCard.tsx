import type { AskedQuizView } from '@kredka/contracts/quiz-requests/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import classes from './quiz-requests.module.css'
import { RequestState } from './RequestState.tsx'

interface Props {
  readonly request: AskedQuizView
  /** Level of the heading. */
  readonly heading?: 'h2' | 'h3'
}

/** A request in a list: what it is about, with whom, and how it stands. */
export function RequestCard({ request, heading: Heading = 'h2' }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const { id, role, teacher, student, subject_id, level, state, asked_at } = request
  const other = role === 'teacher' ? student : teacher
  const name = other.name ?? t('quiz_requests.deleted_user')
  return (
    <Card covered padding="tight">
      <article className={classes.card}>
        <div className={classes.what}>
          <Heading className={classes.title}>
            <CardLink to={path('quiz-requests.request', { id })}>{words.subject(subject_id)}</CardLink>
          </Heading>
          <span className={classes.person}>
            <Avatar name={name} picture={other.picture_url} size={24} />
            {name}
          </span>
          {request.words !== null && <p className={classes.words}>{request.words}</p>}
          <p className="soft-note">
            {words.level(level)} · {format.dateTime(asked_at)}
          </p>
        </div>
        <RequestState state={state} />
      </article>
    </Card>
  )
}
