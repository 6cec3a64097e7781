import { FULL_BP } from '@kredka/contracts/attempts/rules'
import type { AttemptRowView } from '@kredka/contracts/attempts/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useTitle } from '../../attempts/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import classes from './last-results.module.css'

/** The quizzes that were solved last, each a way to its review. */
export function LastResults({ rows }: { readonly rows: readonly AttemptRowView[] }) {
  const t = useText()
  const path = usePath()
  return (
    <Card padding="tight" className={classes.whole}>
      <div className={classes.card}>
        <h3 className={classes.title}>{t('dashboard.last_results')}</h3>
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <Result row={row} />
            </li>
          ))}
        </ul>
        <Button look="arrow" to={path('quizzes.history')}>
          {t('attempts.history')}
        </Button>
      </div>
    </Card>
  )
}

function Result({ row }: { readonly row: AttemptRowView }) {
  const path = usePath()
  const format = useFormat()
  const title = useTitle(row)
  const slugged = row.quiz === null ? row.source : `${row.quiz.id}-${row.quiz.slug}`
  return (
    <span className={classes.row}>
      <strong className={classes.score}>{row.bp === null ? '–' : format.percent(row.bp / FULL_BP)}</strong>
      <Link to={`${path('attempts.play', { slugged })}?attempt=${row.id}`}>{title}</Link>
    </span>
  )
}
