import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { quizRanking } from '../resources.ts'
import classes from './ranked-rows.module.css'

/** The best scores of one quiz; nothing before somebody has one. */
export function QuizRanking({ id }: { readonly id: string }) {
  const t = useText()
  const format = useFormat()
  const { data } = useResource(quizRanking, { id })
  if (data === null || data.length === 0) return null
  return (
    <Card>
      <section aria-labelledby="quiz-ranking">
        <h2 id="quiz-ranking" className={classes.heading}>
          {t('rewards.best_scores')}
        </h2>
        <ol className={classes.rows}>
          {data.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and names need not differ
            <li key={n} className={classes.row} data-own={row.is_own || undefined}>
              <span className={classes.place}>{row.place}</span>
              <span className={classes.name}>
                {row.name ?? t('rewards.nameless')}
                {row.is_own && <span className={classes.you}> ({t('rewards.you')})</span>}
              </span>
              <span className={classes.points}>{format.percent(row.bp / 10_000)}</span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}
