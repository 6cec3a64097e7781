import type { AttemptRowView } from '@kredka/contracts/attempts/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useAgainOnline } from '../../app/useAgainOnline.ts'
import { attemptHistory, KeptQuizzes, useKeepHistory, useTitle } from '../../attempts/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import classes from './history-page.module.css'

/** The quizzes that were solved last, by whoever is here, with an account or without (QUI-05). */
export function HistoryPage() {
  const t = useText()
  const path = usePath()
  const found = useResource(attemptHistory, {})
  useAgainOnline(found)
  const kept = useKeepHistory(found.data ?? [])
  const isOffline = found.status === 'failed' && found.error.code === 'OFFLINE' && found.data === null
  const header = <PageHeader title={t('attempts.history')} about={t('quizzes.history_about')} />
  if (isOffline) {
    return (
      <>
        {header}
        <KeptQuizzes />
      </>
    )
  }
  return (
    <>
      {header}
      <ResourceView of={found}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('quizzes.history_none')}
              action={
                <Button look="primary" to={path('quizzes.browse')}>
                  {t('repetition.to_quizzes')}
                </Button>
              }
            >
              <p>{t('quizzes.history_none_about')}</p>
            </EmptyState>
          ) : (
            <ol className={classes.list}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Solved row={row} isKept={kept.has(row.id)} />
                </li>
              ))}
            </ol>
          )
        }
      </ResourceView>
    </>
  )
}

function Solved({ row, isKept }: { readonly row: AttemptRowView; readonly isKept: boolean }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const title = useTitle(row)
  const slugged = row.quiz === null ? row.source : `${row.quiz.id}-${row.quiz.slug}`
  return (
    <Card covered padding="tight">
      <article className={classes.row}>
        <strong className={classes.score}>{row.bp === null ? '–' : format.percent(row.bp / 10_000)}</strong>
        <div>
          <h2 className={classes.title}>
            <CardLink to={`${path('attempts.play', { slugged })}?attempt=${row.id}`}>{title}</CardLink>
          </h2>
          <p className={classes.soft}>
            {t(`attempts.mode_${row.mode}`)} · {t('quizzes.questions', { count: row.questions })} ·{' '}
            {format.dateTime(row.finished_at)}
            {isKept && <> · {t('attempts.kept_here')}</>}
            {row.hidden_until !== null && ` · ${t('attempts.hidden_until', { at: format.dateTime(row.hidden_until) })}`}
          </p>
        </div>
      </article>
    </Card>
  )
}

export { HistoryPage as Page }
