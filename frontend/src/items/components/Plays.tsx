import { ATTEMPTS_NEEDED, SCORE_PARTS } from '@kredka/contracts/items/rules'
import type { QuizPanelView } from '@kredka/contracts/items/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import classes from './items.module.css'

const WEEK = 7

/** How often a version was played, by whom many, and with what scores. */
export function Plays({ panel }: { readonly panel: QuizPanelView }) {
  const t = useText()
  const { plays = 0, people = 0 } = panel.versions.find(({ version }) => version === panel.version) ?? {}
  return (
    <Stack space={6}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('items.plays')}</dt>
          <dd>{plays}</dd>
        </div>
        <div>
          <dt>{t('items.people')}</dt>
          <dd>{people}</dd>
          <dd className={classes.soft}>{t('items.people_hint')}</dd>
        </div>
      </dl>
      <Card>
        <Weeks days={panel.days} />
      </Card>
      <Card>{panel.scores.length === 0 ? <TooFew people={people} /> : <Scores scores={panel.scores} />}</Card>
    </Stack>
  )
}

function Weeks({ days }: Pick<QuizPanelView, 'days'>) {
  const t = useText()
  const format = useFormat()
  const weeks = days.flatMap(({ day }, n) => {
    if (n % WEEK > 0) return []
    return [{ day, plays: days.slice(n, n + WEEK).reduce((sum, { plays }) => sum + plays, 0) }]
  })
  if (weeks.every(({ plays }) => plays === 0)) {
    return (
      <>
        <h2 className={classes.heading}>{t('items.weeks')}</h2>
        <p className={classes.soft}>{t('items.weeks_none')}</p>
      </>
    )
  }
  return (
    <BarChart
      label={t('items.weeks')}
      groups={weeks.map(({ day, plays }) => ({
        key: day,
        label: `${Number(day.slice(8))}.${day.slice(5, 7)}`,
        title: t('items.week_of', { date: format.date(day) }),
        values: [plays],
      }))}
      series={[t('items.plays')]}
      format={(count) => t('items.plays_count', { count })}
    />
  )
}

function Scores({ scores }: Pick<QuizPanelView, 'scores'>) {
  const t = useText()
  return (
    <BarChart
      label={t('items.scores')}
      groups={scores.map((people, n) => ({
        key: String(n),
        label: `${n * 10}%`,
        title: n === SCORE_PARTS - 1 ? t('items.scores_all') : t('items.scores_part', { from: n * 10, to: n * 10 + 9 }),
        values: [people],
      }))}
      series={[t('items.people')]}
      format={(count) => t('items.people_count', { count })}
    />
  )
}

function TooFew({ people }: { readonly people: number }) {
  const t = useText()
  return (
    <Stack space={3}>
      <h2 className={classes.heading}>{t('items.few_title')}</h2>
      <ProgressBar
        value={people / ATTEMPTS_NEEDED}
        label={t('items.people')}
        text={t('items.progress', { people, needed: ATTEMPTS_NEEDED })}
      />
      <p className={classes.soft}>{t('items.few', { people, needed: ATTEMPTS_NEEDED })}</p>
      <p className={classes.soft}>{t('items.few_rooms', { needed: ATTEMPTS_NEEDED })}</p>
    </Stack>
  )
}
