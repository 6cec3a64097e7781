import { rebuildProjection, resumeProjection } from '@kredka/contracts/admin/endpoints'
import type { ProjectionStatusView } from '@kredka/contracts/admin/views'
import { useResource } from '../../app/store/resource.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { LeadsTable } from '../components/LeadsTable.tsx'
import { RunnerButton } from '../components/RunnerButton.tsx'
import { RunnersTable } from '../components/RunnersTable.tsx'
import { readModels } from '../resources.ts'

const EVERY_MS = 2_000

/** The read models: where they stand, what is wrong with them, filling one anew (ADM-03, EVT-06, EVT-07). */
export function ReadModelsPage() {
  const t = useText()
  const models = useResource(readModels, {})
  const { refresh } = models
  usePolling(refresh, EVERY_MS)
  return (
    <Stack space={4}>
      <PageHeader title={t('admin.read_models')} about={t('admin.read_models_about')} />
      <ResourceView of={models}>{(rows) => <Models rows={rows} onSteered={refresh} />}</ResourceView>
      <Stack space={2}>
        <h2>{t('admin.runners')}</h2>
        <p>{t('admin.runners_about')}</p>
        <RunnersTable />
      </Stack>
      <Stack space={2}>
        <h2>{t('admin.leads')}</h2>
        <p>{t('admin.leads_about')}</p>
        <LeadsTable />
      </Stack>
    </Stack>
  )
}

interface Props {
  readonly rows: readonly ProjectionStatusView[]
  readonly onSteered: () => void
}

function Models({ rows, onSteered }: Props) {
  const t = useText()
  const format = useFormat()
  const columns: readonly ShortColumn<ProjectionStatusView>[] = [
    { key: 'name', label: t('admin.model'), by: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'status', label: t('admin.state'), by: ({ status }) => status, cell: (row) => <Status row={row} /> },
    {
      key: 'events',
      label: t('admin.events'),
      by: ({ events }) => events,
      numeric: true,
      cell: ({ events }) => format.number(events),
    },
    { key: 'lag', label: t('admin.lag'), by: ({ lag }) => lag, numeric: true, cell: ({ lag }) => format.number(lag) },
    { key: 'position', label: t('admin.position'), numeric: true, cell: ({ position }) => position },
    {
      key: 'updated_at',
      label: t('admin.updated'),
      by: ({ updated_at }) => updated_at,
      oneLine: true,
      cell: ({ updated_at }) => format.dateTime(updated_at),
    },
    { key: 'steer', label: t('admin.actions'), cell: (row) => <Steer row={row} onSteered={onSteered} /> },
  ]
  return (
    <Stack space={4}>
      {rows.map(
        ({ name, error }) =>
          error !== null && (
            <Notice key={name} kind="error">
              {t('admin.model_error', {
                name,
                message: error.message,
                event: error.event_type ?? '—',
                stream: error.stream ?? '—',
                revision: error.revision ?? 0,
              })}
            </Notice>
          ),
      )}
      <ShortTable label={t('admin.read_models')} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </Stack>
  )
}

function Status({ row }: { readonly row: ProjectionStatusView }) {
  const t = useText()
  const format = useFormat()
  if (row.rebuild !== null) {
    const { events, total, rate, seconds_left } = row.rebuild
    const share = total === null || total === 0 ? 0 : Math.min(1, events / total)
    return (
      <ProgressBar
        value={share}
        label={t('admin.rebuilding', { name: row.name })}
        text={t('admin.rebuild_progress', {
          share: format.percent(share),
          rate: Math.round(rate ?? 0),
          seconds: Math.ceil(seconds_left ?? 0),
        })}
      />
    )
  }
  if (isStoppedByHand(row)) return <StatusLabel kind="inactive">{t('admin.runner_stopped')}</StatusLabel>
  if (row.status === 'parked') return <StatusLabel kind="cancelled">{t('admin.model_parked')}</StatusLabel>
  return row.up_to_date ? (
    <StatusLabel kind="done">{t('admin.model_live')}</StatusLabel>
  ) : (
    <StatusLabel kind="info">{t('admin.model_behind')}</StatusLabel>
  )
}

/** Somebody stopped it; what an event stopped has an error. */
function isStoppedByHand({ status, error }: ProjectionStatusView): boolean {
  return status === 'parked' && error === null
}

function Steer({ row, onSteered }: { readonly row: ProjectionStatusView } & Pick<Props, 'onSteered'>) {
  const { name, status, error, rebuild } = row
  const isParked = status === 'parked' && error !== null
  return (
    <Row space={2}>
      {!isParked && (
        <RunnerButton
          kind="read_model"
          name={name}
          isStopped={isStoppedByHand(row)}
          disabled={status === 'rebuilding'}
          onSteered={onSteered}
        />
      )}
      <ReasonAction
        endpoint={resumeProjection}
        isOffered={isParked}
        ready={['admin.ready_resume_mended', 'admin.ready_resume_again']}
        input={(reason) => ({ name, reason })}
        label="admin.resume"
        title="admin.resume_title"
        about="admin.resume_about"
        success="admin.resumed"
        icon="play"
        primary
        small
        of={name}
        onDone={onSteered}
      />
      <ReasonAction
        endpoint={rebuildProjection}
        ready={['admin.ready_rebuild_wrong', 'admin.ready_rebuild_check']}
        input={(reason) => ({ name, reason })}
        label="admin.rebuild"
        title="admin.rebuild_title"
        about="admin.rebuild_about"
        success="admin.rebuild_begun"
        icon="refresh"
        disabled={rebuild !== null}
        small
        of={name}
        onDone={onSteered}
      />
    </Row>
  )
}

export { ReadModelsPage as Page }
