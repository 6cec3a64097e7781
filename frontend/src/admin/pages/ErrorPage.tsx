import type { FaultDetailView } from '@kredka/contracts/faults/views'
import { Link, useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { History } from '../../back-office/History.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { FaultButtons } from '../components/FaultButtons.tsx'
import { FaultState } from '../components/FaultState.tsx'
import { fault } from '../resources.ts'
import classes from './errors-page.module.css'

const EVERY_MS = 15_000
const WORDS = {
  FaultResolved: 'admin.fault_resolved',
  FaultIgnored: 'admin.fault_ignored',
  FaultReopened: 'admin.fault_reopened',
} as const

/** One fault: where in the code, when it happened and in what, what staff decided (ADM-02). */
export function ErrorPage() {
  const { id = '' } = useParams()
  const found = useResource(fault, { id })
  usePolling(found.refresh, EVERY_MS)
  return <ResourceView of={found}>{(view) => <Detail fault={view} onDone={found.refresh} />}</ResourceView>
}

function Detail({ fault, onDone }: { readonly fault: FaultDetailView; readonly onDone: () => void }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const history = { acts: fault.history, words: WORDS }
  return (
    <DetailPage
      section={{ label: t('admin_nav.errors'), to: path('admin.errors') }}
      title={`${fault.name}: ${fault.place}`}
      about={<FaultState fault={fault} />}
      actions={<FaultButtons fault={fault} history={history} onDone={onDone} />}
      facts={[
        { label: t('admin.fault_source'), value: t(`admin.fault_of_${fault.source}`) },
        { label: t('admin.fault_side'), value: t(`admin.fault_in_${fault.side}`) },
        { label: t('admin.fault_times'), value: format.number(fault.times) },
        { label: t('admin.fault_first'), value: format.dateTime(fault.first_at) },
        { label: t('admin.fault_last'), value: format.dateTime(fault.last_at) },
        ...(fault.reopened_at === null
          ? []
          : [{ label: t('admin.fault_back'), value: format.dateTime(fault.reopened_at) }]),
      ]}
      log={{ stream: `fault-${fault.id}` }}
    >
      <Part title={t('admin.fault_says')}>
        <p>{fault.message}</p>
        <pre className={classes.stack}>{fault.stack}</pre>
      </Part>
      <Part title={t('admin.fault_occurrences')}>
        <Occurrences of={fault} />
      </Part>
      <History acts={fault.history.toReversed()} words={WORDS} />
    </DetailPage>
  )
}

/** Each leads to the events of the same correlation: what was done before it failed. */
function Occurrences({ of: { occurrences } }: { readonly of: FaultDetailView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return (
    <AdminTable
      label={t('admin.fault_occurrences')}
      columns={[
        { key: 'at', label: t('back_office.when'), oneLine: true, cell: ({ at }) => format.dateTime(at) },
        {
          key: 'correlation',
          label: t('admin.fault_correlation'),
          cell: ({ correlation_id }) =>
            correlation_id === null ? (
              '—'
            ) : (
              <Link to={`${path('admin.events')}?correlation=${encodeURIComponent(correlation_id)}`}>
                <Code>{correlation_id}</Code>
              </Link>
            ),
        },
        { key: 'times', label: t('admin.fault_times'), numeric: true, cell: ({ times }) => format.number(times) },
      ]}
      rows={occurrences}
      keyOf={({ at, correlation_id }) => `${at} ${correlation_id}`}
    />
  )
}

export { ErrorPage as Page }
