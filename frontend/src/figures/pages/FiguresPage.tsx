import { subjectById } from '@kredka/contracts/data/subjects'
import { ANSWER_TIMES, FUNNEL, NEWCOMER_FUNNEL } from '@kredka/contracts/figures/rules'
import type { FiguresView } from '@kredka/contracts/figures/views'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { type BarRow, Bars } from '../components/Bars.tsx'
import { ChartCard } from '../components/ChartCard.tsx'
import { EmptyLine } from '../components/EmptyLine.tsx'
import classes from '../components/figures.module.css'
import { Lag } from '../components/Lag.tsx'
import { PeriodPicker } from '../components/PeriodPicker.tsx'
import { Tiles } from '../components/Tiles.tsx'
import { Trend } from '../components/Trend.tsx'
import { figures } from '../resources.ts'
import { type ShownPeriod, usePeriod } from '../usePeriod.ts'

const EVERY_MS = 60_000

/** How many come, learn, pay and play, and how the site is, for a period beside the one before (ADM-06). */
export function FiguresPage() {
  const t = useText()
  const period = usePeriod()
  const found = useResource(figures, period.asked)
  usePolling(found.refresh, EVERY_MS)
  return (
    <Stack space={5}>
      <PageHeader title={t('figures.title')} about={t('figures.about')} />
      <PeriodPicker period={period} shown={found.data} />
      <ResourceView of={found}>
        {(shown) => (
          <Stack space={5}>
            <Tiles totals={shown.totals} />
            <Charts shown={shown} period={period} />
          </Stack>
        )}
      </ResourceView>
    </Stack>
  )
}

interface Props {
  readonly shown: FiguresView
  readonly period: ShownPeriod
}

function Charts({ shown, period }: Props) {
  const t = useText()
  return (
    <div className={classes.charts}>
      <ChartCard chart="people" period={period} about={t('figures.about_people')}>
        <Trend figure="active" figures={shown} />
        <Trend figure="sign_ups" figures={shown} />
      </ChartCard>
      <Funnel shown={shown} period={period} />
      <Answers shown={shown} period={period} />
      <ChartCard chart="lessons" period={period} about={t('figures.about_lessons')}>
        <Trend figure="lessons" figures={shown} />
        <Trend figure="revenue" figures={shown} isMoney />
      </ChartCard>
      <Subjects shown={shown} period={period} />
      <ChartCard chart="quizzes" period={period}>
        <Trend figure="plays" figures={shown} />
        <Trend figure="finished" figures={shown} />
      </ChartCard>
      <ChartCard chart="rooms" period={period}>
        <Trend figure="rooms" figures={shown} />
        <Trend figure="room_players" figures={shown} />
      </ChartCard>
      <ChartCard chart="faults" period={period} about={t('figures.about_faults')}>
        <Trend figure="faults" figures={shown} />
      </ChartCard>
      <Lag />
    </div>
  )
}

type FunnelStep = (typeof NEWCOMER_FUNNEL)[number] | (typeof FUNNEL)[number]

function Funnel({ shown: { totals }, period }: Props) {
  const t = useText()
  const { number, percent } = useFormat()
  const rowsOf = (steps: readonly FunnelStep[]): readonly BarRow[] =>
    steps.map((step, n) => ({
      key: step,
      label: t(`figures.of_${step}`),
      pair: totals[step],
      ...(n === 0 ? {} : { beside: percent(totals[step].now / Math.max(1, totals[steps[0] ?? step].now)) }),
    }))
  return (
    <ChartCard chart="funnel" period={period} about={t('figures.about_funnel')}>
      <Bars
        label={t('figures.funnel_people')}
        head={t('figures.funnel_people')}
        rows={rowsOf(NEWCOMER_FUNNEL)}
        format={number}
      />
      <Bars label={t('figures.funnel_dates')} head={t('figures.funnel_dates')} rows={rowsOf(FUNNEL)} format={number} />
    </ChartCard>
  )
}

function Answers({ shown: { totals }, period }: Props) {
  const t = useText()
  const { number } = useFormat()
  const unanswered = (side: 'now' | 'before') =>
    totals.asked[side] - ANSWER_TIMES.reduce((sum, time) => sum + totals[time][side], 0)
  const rows: readonly BarRow[] = [
    ...ANSWER_TIMES.map((time) => ({ key: time, label: t(`figures.of_${time}`), pair: totals[time] })),
    {
      key: 'unanswered',
      label: t('figures.of_unanswered'),
      pair: { now: unanswered('now'), before: unanswered('before') },
    },
  ]
  return (
    <ChartCard chart="answers" period={period} about={t('figures.about_answers')}>
      <Bars label={t('figures.chart_answers')} head={t('figures.answer')} rows={rows} format={number} />
    </ChartCard>
  )
}

function Subjects({ shown: { subjects, currency }, period }: Props) {
  const t = useText()
  const { money, number } = useFormat()
  const language = useLanguage()
  const rows = subjects.map(({ subject_id, ...figures }) => ({
    key: subject_id,
    label: subjectById(subject_id)?.[language] ?? subject_id,
    ...figures,
  }))
  const paid = rows.filter(({ revenue }) => revenue.now !== 0 || revenue.before !== 0)
  const played = rows
    .filter(({ plays }) => plays.now !== 0 || plays.before !== 0)
    .toSorted((a, b) => b.plays.now - a.plays.now)
  return (
    <ChartCard chart="subjects" period={period} about={t('figures.about_subjects')}>
      {paid.length === 0 ? (
        <EmptyLine label={t('figures.of_revenue')} />
      ) : (
        <Bars
          label={t('figures.of_revenue')}
          head={t('figures.of_revenue')}
          rows={paid.map(({ key, label, revenue }) => ({ key, label, pair: revenue }))}
          format={(amount) => money(amount, currency)}
        />
      )}
      {played.length > 0 && (
        <Bars
          label={t('figures.of_plays')}
          head={t('figures.of_plays')}
          rows={played.map(({ key, label, plays }) => ({ key, label, pair: plays }))}
          format={number}
        />
      )}
    </ChartCard>
  )
}

export { FiguresPage as Page }
