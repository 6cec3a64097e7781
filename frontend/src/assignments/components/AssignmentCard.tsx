import type { AssignmentRowView } from '@kredka/contracts/assignments/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useDropKept } from '../../attempts/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { AssignmentState } from './AssignmentState.tsx'
import classes from './assignments.module.css'

interface Props {
  readonly assignment: AssignmentRowView
  /** Beside the person that it is with. */
  readonly withoutPerson?: boolean
  /** Level of the heading. */
  readonly heading?: 'h2' | 'h3'
}

/** An assignment in a list: what, with whom, until when, and how it stands. */
export function AssignmentCard({ assignment, withoutPerson = false, heading: Heading = 'h2' }: Props) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const { id, role, quiz, teacher, student, due_at, state, bp, hidden_until } = assignment
  useDropKept(role === 'student' && hidden_until !== null && quiz !== null ? [quiz.id] : [])
  const other = role === 'teacher' ? student : teacher
  const name = other.name ?? t('assignments.deleted_user')
  return (
    <Card covered padding="tight">
      <article className={classes.card}>
        <div className={classes.what}>
          <Heading className={classes.title}>
            <CardLink to={path('assignments.assignment', { id })}>{quiz?.title ?? t('assignments.quiz_gone')}</CardLink>
          </Heading>
          {!withoutPerson && (
            <span className={classes.person}>
              <Avatar name={name} picture={other.picture_url} size={24} />
              {name}
            </span>
          )}
          <p className="soft-note">
            {t('assignments.due_at', { at: format.dateTime(due_at) })} · {t(`attempts.mode_${assignment.mode}`)}
          </p>
        </div>
        <div className={classes.state}>
          <AssignmentState state={state} />
          {bp !== null && <strong className={classes.score}>{format.percent(bp / 10_000)}</strong>}
          {hidden_until !== null && (state === 'done' || state === 'late') && (
            <span className="soft-note">{t('assignments.score_later')}</span>
          )}
        </div>
      </article>
    </Card>
  )
}
