import { SUBJECTS, subjectById } from '@kredka/contracts/data/subjects'
import { PERIODS } from '@kredka/contracts/rewards/rules'
import type { RankingView } from '@kredka/contracts/rewards/views'
import { useSearchParams } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { OwnPlace } from '../components/OwnPlace.tsx'
import { Podium } from '../components/Podium.tsx'
import { RankedRows } from '../components/RankedRows.tsx'
import { ranking } from '../resources.ts'
import classes from './rankings-page.module.css'

const PODIUM = 3

/** Who earned most points today, in this week and ever, of all subjects or of one (QUI-07). */
export function RankingsPage() {
  const t = useText()
  const language = useLanguage()
  const [period, setPeriod] = useUrlTab('period', PERIODS)
  const [subject, setSubject] = useUrlSubject()
  const found = useResource(ranking, { period, ...(subject === null ? {} : { subject_id: subject }) })
  // a subject in which nobody earned anything stays to be seen while it is chosen
  const isOffered = (id: string) => id === subject || (found.data?.subjects.includes(id) ?? false)
  return (
    <div className={classes.page}>
      <PageHeader title={t('rewards.ranking')} about={t('rewards.ranking_about')} />
      <Tabs
        label={t('rewards.period')}
        tabs={PERIODS.map((value) => ({ value, label: t(`rewards.period_${value}`) }))}
        value={period}
        onChange={setPeriod}
      >
        <Stack space={5}>
          <div className={classes.filter}>
            <Select
              label={t('rewards.subject')}
              placeholder={t('rewards.all_subjects')}
              options={SUBJECTS.filter(({ id }) => isOffered(id)).map((one) => ({
                value: one.id,
                label: one[language],
              }))}
              value={subject}
              onChange={(option) => setSubject(option?.value ?? null)}
            />
          </div>
          <ResourceView of={found}>{(view) => <Ranking ranking={view} />}</ResourceView>
        </Stack>
      </Tabs>
    </div>
  )
}

function Ranking({ ranking: { rows, own, begins, period } }: { readonly ranking: RankingView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t(`rewards.none_${period}`)}
        action={
          <Button look="primary" to={path('quizzes.browse')}>
            {t('rewards.to_quizzes')}
          </Button>
        }
      >
        <p>{t('rewards.none_about')}</p>
      </EmptyState>
    )
  }
  return (
    <Stack space={5}>
      {begins !== null && (
        <p className={classes.since}>
          {t(`rewards.since_${period === 'day' ? 'day' : 'week'}`, { date: format.date(begins) })}
        </p>
      )}
      <OwnPlace own={own} />
      <Podium rows={rows.slice(0, PODIUM)} />
      {rows.length > PODIUM && <RankedRows rows={rows.slice(PODIUM)} start={PODIUM + 1} />}
    </Stack>
  )
}

/** The chosen subject, kept in the address. */
function useUrlSubject(): [string | null, (subject: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('subject_id')
  const choose = (subject: string | null) => {
    const after = new URLSearchParams(params)
    if (subject === null) after.delete('subject_id')
    else after.set('subject_id', subject)
    setParams(after, { replace: true })
  }
  return [asked !== null && subjectById(asked) !== undefined ? asked : null, choose]
}

export { RankingsPage as Page }
