import type { RepetitionView } from '@kredka/contracts/repetition/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { DueList } from '../components/DueList.tsx'
import { Leeches } from '../components/Leeches.tsx'
import classes from '../components/repetition.module.css'
import { Today } from '../components/Today.tsx'
import { repetitions } from '../resources.ts'

/** Questions that were missed, on the day they come back (QUI-08). */
export function RepetitionPage() {
  const t = useText()
  const path = usePath()
  const found = useResource(repetitions, {})
  return (
    <>
      <PageHeader title={t('repetition.title')} about={t('repetition.about')} />
      <ResourceView of={found}>
        {(view) =>
          view.questions === 0 ? (
            <EmptyState
              title={t('repetition.none')}
              action={
                <Button look="primary" to={path('quizzes.browse')}>
                  {t('repetition.to_quizzes')}
                </Button>
              }
            >
              <p>{t('repetition.none_about')}</p>
            </EmptyState>
          ) : (
            <Stack space={5}>
              <div className={classes.columns}>
                <Today repetition={view} refresh={found.refresh} />
                <Week week={view.week} />
              </div>
              <DueList list={view.list} />
              <Leeches leeches={view.leeches} />
            </Stack>
          )
        }
      </ResourceView>
    </>
  )
}

function Week({ week }: Pick<RepetitionView, 'week'>) {
  const t = useText()
  const format = useFormat()
  return (
    <Card padding="tight">
      <BarChart
        label={t('repetition.week')}
        series={[t('repetition.week_questions')]}
        format={format.number}
        groups={week.map(({ day, due }) => ({
          key: day,
          label: format.weekday(day, 'short'),
          title: format.date(day, 'long'),
          values: [due],
        }))}
      />
    </Card>
  )
}

export { RepetitionPage as Page }
