import type { JobDetailView, JobRunView } from '@kredka/contracts/jobs/views'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Facts } from '../../back-office/Facts.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { CronTime } from '../components/CronTime.tsx'
import { JobButtons } from '../components/JobButtons.tsx'
import { JobStateLabel } from '../components/JobState.tsx'
import { job } from '../resources.ts'
import { RUN_STATE_KINDS } from '../state-kinds.ts'

const EVERY_MS = 2_000

/** One job with its last runs (ADM-04). */
export function JobPage() {
  const { job: name = '' } = useParams()
  const found = useResource(job, { name })
  usePolling(found.refresh, EVERY_MS)
  return <ResourceView of={found}>{(view) => <Detail job={view} onDone={found.refresh} />}</ResourceView>
}

function Detail({ job, onDone }: { readonly job: JobDetailView; readonly onDone: () => void }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const at = (instant: string | null) => (instant === null ? '—' : format.dateTime(instant))
  const section =
    job.cron === null
      ? { label: t('admin.background_jobs'), to: path('admin.background-jobs') }
      : { label: t('admin.crons'), to: path('admin.crons') }
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[section, { label: job.name }]}
        title={job.name}
        actions={<JobButtons name={job.name} state={job.state} onDone={onDone} />}
      />
      {job.error !== null && <Notice kind="error">{job.error}</Notice>}
      <Card padding="tight">
        <Facts
          facts={[
            { label: t('admin.state'), value: <JobStateLabel job={job} /> },
            {
              label: t('admin.cron'),
              value: job.cron === null ? t('admin.by_hand_only') : <CronTime cron={job.cron} />,
            },
            { label: t('admin.last_run'), value: at(job.last_run_at) },
            { label: t('admin.next_run'), value: at(job.next_run_at) },
          ]}
        />
      </Card>
      <Runs runs={job.runs} />
    </Stack>
  )
}

function Runs({ runs }: { readonly runs: readonly JobRunView[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<JobRunView>[] = [
    {
      key: 'at',
      label: t('back_office.when'),
      oneLine: true,
      cell: ({ requested_at }) => format.dateTime(requested_at),
    },
    {
      key: 'state',
      label: t('admin.state'),
      cell: ({ state }) => <StatusLabel kind={RUN_STATE_KINDS[state]}>{t(`admin.job_${state}`)}</StatusLabel>,
    },
    { key: 'cause', label: t('admin.run_cause'), cell: ({ cause }) => t(`admin.run_by_${cause}`) },
    {
      key: 'took',
      label: t('admin.took'),
      numeric: true,
      cell: ({ duration_ms }) => (duration_ms === null ? '—' : `${format.number(duration_ms / 1000)} s`),
    },
    { key: 'progress', label: t('admin.progress'), numeric: true, cell: ({ progress }) => format.percent(progress) },
    { key: 'note', label: t('admin.note'), cell: ({ error, progress_text }) => error ?? progress_text },
  ]
  return (
    <Stack space={3}>
      <h2>{t('admin.last_runs')}</h2>
      {runs.length === 0 ? (
        <p>{t('admin.no_runs')}</p>
      ) : (
        <AdminTable label={t('admin.last_runs')} columns={columns} rows={runs} keyOf={({ id }) => id} />
      )}
    </Stack>
  )
}

export { JobPage as Page }
