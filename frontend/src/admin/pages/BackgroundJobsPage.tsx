import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { AlarmTable } from '../components/AlarmTable.tsx'
import { DeadLetterTable } from '../components/DeadLetterTable.tsx'
import { JobsTable } from '../components/JobsTable.tsx'

/** What the site does on demand, the events that policies could not handle, and commands at a time (ADM-04, EVT-06). */
export function BackgroundJobsPage() {
  const t = useText()
  const [tab, choose] = useUrlTab('tab', ['job', 'dead-letters', 'alarms'])
  return (
    <Stack space={4}>
      <PageHeader title={t('admin.background_jobs')} about={t('admin.background_jobs_about')} />
      <Tabs
        label={t('admin.background_jobs')}
        tabs={[
          { value: 'job', label: t('admin.jobs_by_hand') },
          { value: 'dead-letters', label: t('admin.dead_letters') },
          { value: 'alarms', label: t('admin.alarms') },
        ]}
        value={tab}
        onChange={choose}
      >
        <Stack space={4}>
          {tab === 'dead-letters' ? <DeadLetterTable /> : tab === 'alarms' ? <AlarmTable /> : <JobsTable kind="job" />}
        </Stack>
      </Tabs>
    </Stack>
  )
}

export { BackgroundJobsPage as Page }
