import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { LedgerRow } from '../components/LedgerRow.tsx'
import { Streak } from '../components/Streak.tsx'
import { ledger, ownRewards } from '../resources.ts'
import classes from './points-page.module.css'

/** What the person has, by what it came, and the streak (QUI-07). */
export function PointsPage() {
  const t = useText()
  const path = usePath()
  const found = useResource(ownRewards, {})
  return (
    <>
      <PageHeader
        title={t('rewards.own')}
        about={t('rewards.own_about')}
        actions={
          <Row>
            <Button look="secondary" to={path('locker')}>
              {t('rewards.to_locker')}
            </Button>
            <Button look="secondary" to={path('rewards.rankings')}>
              {t('rewards.ranking')}
            </Button>
          </Row>
        }
      />
      <ResourceView of={found}>
        {({ balance, earned_today, streak }) => (
          <Stack space={6}>
            <Card tinted>
              <p className={classes.balance}>{t('rewards.points_count', { count: balance })}</p>
              <p>{t('rewards.today', { count: Math.max(earned_today, 0) })}</p>
            </Card>
            <Card>
              <Streak streak={streak} />
            </Card>
            <Ledger />
            <Rules />
          </Stack>
        )}
      </ResourceView>
    </>
  )
}

function Ledger() {
  const t = useText()
  const path = usePath()
  const [page, setPage] = useState(1)
  const found = useResource(ledger, { page })
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{t('rewards.ledger')}</h2>
      <ResourceView of={found}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState
              title={t('rewards.ledger_empty')}
              action={
                <Button look="primary" to={path('quizzes.browse')}>
                  {t('rewards.to_quizzes')}
                </Button>
              }
            >
              <p>{t('rewards.ledger_empty_about')}</p>
            </EmptyState>
          ) : (
            <PagedList page={page} hasNextPage={found.meta?.has_next_page ?? false} onPage={setPage} busy={busy}>
              <ol className={classes.list}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <LedgerRow row={row} />
                  </li>
                ))}
              </ol>
            </PagedList>
          )
        }
      </ResourceView>
    </section>
  )
}

function Rules() {
  const t = useText()
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('rewards.rules')}</h2>
      <ul className={classes.rules}>
        {(['daily_login', 'daily_quiz_run', 'quiz_run', 'game', 'limits', 'streak', 'spend'] as const).map((rule) => (
          <li key={rule}>{t(`rewards.rule_${rule}`)}</li>
        ))}
      </ul>
    </section>
  )
}

export { PointsPage as Page }
