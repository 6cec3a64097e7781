import type { AssignmentTryView, AssignmentView } from '@kredka/contracts/assignments/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './assignments.module.css'

/** Every time that the quiz was taken, with the way to its answers. */
export function Tries({ assignment }: { readonly assignment: AssignmentView }) {
  const t = useText()
  const { attempts, role } = assignment
  if (attempts.length === 0) return <p>{t(`assignments.no_tries_${role}`)}</p>
  return (
    <Card padding="tight">
      <ul>
        {attempts.map((one) => (
          <Try key={one.attempt_id} tried={one} assignment={assignment} />
        ))}
      </ul>
    </Card>
  )
}

function Try({ tried, assignment }: { readonly tried: AssignmentTryView; readonly assignment: AssignmentView }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const { quiz, role, id } = assignment
  const { attempt_id, n, state, bp, is_late, is_counted, begun_at, ended_at, answered } = tried
  const to =
    role === 'teacher'
      ? path('assignments.try', { id, attempt: attempt_id })
      : `${path('attempts.play', { slugged: quiz === null ? 'x' : `${quiz.id}-${quiz.slug}` })}?attempt=${attempt_id}`
  return (
    <li className={classes.try}>
      <div className={classes.what}>
        <Link to={to}>{t('assignments.try', { number: n })}</Link>
        <p className="soft-note">
          {format.dateTime(ended_at ?? begun_at)}
          {state === 'open' && ` · ${t('attempts.answered', { count: answered, all: quiz?.questions ?? answered })}`}
        </p>
      </div>
      <div className={classes.state}>
        {bp !== null && <strong className={classes.score}>{format.percent(bp / 10_000)}</strong>}
        <StatusLabel kind={state === 'open' ? 'active' : state === 'lost' ? 'cancelled' : is_late ? 'info' : 'done'}>
          {t(`assignments.try_${state === 'finished' && is_late ? 'late' : state}`)}
        </StatusLabel>
        {is_counted && <span className="soft-note">{t('assignments.try_counts')}</span>}
      </div>
    </li>
  )
}
