import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { JobsTable } from '../components/JobsTable.tsx'
import { SetAsideTable } from '../components/SetAsideTable.tsx'

/** Crons, background jobs, and events that policies set aside (ADM-04, EVT-06). */
export function JobsPage() {
  const t = useText()
  const [tab, choose] = useUrlTab('tab', ['cron', 'job', 'set-aside'])
  return (
    <Stack space={4}>
      <PageHeader title={t('admin.jobs')} about={t('admin.jobs_about')} />
      <Tabs
        label={t('admin.jobs')}
        tabs={[
          { value: 'cron', label: t('admin.jobs_cron') },
          { value: 'job', label: t('admin.jobs_by_hand') },
          { value: 'set-aside', label: t('admin.set_aside') },
        ]}
        value={tab}
        onChange={choose}
      >
        {tab === 'set-aside' ? <SetAsideTable /> : <JobsTable key={tab} kind={tab} />}
      </Tabs>
    </Stack>
  )
}

export { JobsPage as Page }
