import { JOB_STATES, type JobView } from '@kredka/contracts/jobs/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { jobs } from '../resources.ts'
import { CronTime } from './CronTime.tsx'
import { JobButtons } from './JobButtons.tsx'
import { JobStateLabel } from './JobState.tsx'

const EVERY_MS = 3_000

/** Jobs of one kind with what they last did and do next (ADM-04). */
export function JobsTable({ kind }: { readonly kind: 'cron' | 'job' }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const found = useResource(jobs, { kind })
  usePolling(found.refresh, EVERY_MS)
  const at = (instant: string | null) => (instant === null ? '—' : format.dateTime(instant))
  const columns: readonly ShortColumn<JobView>[] = [
    {
      key: 'name',
      label: t('admin.job'),
      by: ({ name }) => name,
      cell: ({ name }) => <Link to={path('admin.job', { job: name })}>{name}</Link>,
    },
    {
      key: 'state',
      label: t('admin.state'),
      by: ({ state }) => JOB_STATES.indexOf(state),
      cell: (job) => <JobStateLabel job={job} />,
    },
    ...(kind === 'cron'
      ? [{ key: 'cron', label: t('admin.cron'), cell: ({ cron }: JobView) => <CronTime cron={cron} /> }]
      : []),
    {
      key: 'last',
      label: t('admin.last_run'),
      by: ({ last_run_at }) => last_run_at,
      cell: ({ last_run_at }) => at(last_run_at),
    },
    ...(kind === 'cron'
      ? [
          {
            key: 'next',
            label: t('admin.next_run'),
            by: ({ next_run_at }: JobView) => next_run_at,
            cell: ({ next_run_at }: JobView) => at(next_run_at),
          },
        ]
      : []),
    { key: 'error', label: t('admin.error'), cell: ({ error }) => error ?? '' },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ name, state }) => <JobButtons small name={name} state={state} onDone={found.refresh} />,
    },
  ]
  return (
    <ResourceView of={found}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState>{t('admin.no_jobs')}</EmptyState>
        ) : (
          <ShortTable
            label={t(kind === 'cron' ? 'admin.crons' : 'admin.background_jobs')}
            columns={columns}
            rows={rows}
            keyOf={({ name }) => name}
          />
        )
      }
    </ResourceView>
  )
}
