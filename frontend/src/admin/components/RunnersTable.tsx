import { RUNNER_STATES, type RunnerView } from '@kredka/contracts/admin/views'
import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { Code } from '../../back-office/Facts.tsx'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { runners } from '../resources.ts'
import { RUNNER_STATE_KINDS } from '../state-kinds.ts'
import { worstFirst } from '../worst-first.ts'
import { RunnerButton } from './RunnerButton.tsx'
import classes from './reaction-table.module.css'

const EVERY_MS = 5_000
/** Of those that are well so many stand there at first: there are as many as the site has habits. */
const SHOWN_FIRST = 10

/** Policies, alarms and the mail sender: how far each is behind the log, and what waits there (EVT-06). */
export function RunnersTable() {
  const t = useText()
  const found = useResource(runners, {})
  const [isWhole, setWhole] = useState(false)
  usePolling(found.refresh, EVERY_MS)
  return (
    <ResourceView of={found}>
      {(all) => {
        const rows = worstFirst(all.filter(({ kind }) => kind !== 'read_model'))
        const unwell = rows.filter(({ state }) => state !== 'live').length
        const limit = isWhole ? rows.length : Math.max(SHOWN_FIRST, unwell)
        return (
          <Stack space={2}>
            <Runners label={t('admin.runners')} rows={rows} limit={limit} onSteered={found.refresh} />
            {limit < rows.length && (
              <div>
                <Button icon="chevron-down" onClick={() => setWhole(true)}>
                  {t('admin.all_runners', { count: rows.length })}
                </Button>
              </div>
            )}
          </Stack>
        )
      }}
    </ResourceView>
  )
}

interface RunnersProps {
  readonly label: string
  readonly rows: readonly RunnerView[]
  readonly limit: number
  readonly onSteered: () => void
}

function Runners({ label, rows, limit, onSteered }: RunnersProps) {
  const t = useText()
  const format = useFormat()
  const columns: readonly ShortColumn<RunnerView>[] = [
    {
      key: 'name',
      label: t('admin.runner'),
      by: ({ name }) => name,
      cell: ({ name, kind }) => (
        <span className={classes.lines}>
          <Code>{name}</Code>
          <small>{t(`admin.runner_${kind}`)}</small>
        </span>
      ),
    },
    {
      key: 'state',
      label: t('admin.state'),
      by: ({ state }) => RUNNER_STATES.indexOf(state),
      cell: ({ state }) => <StatusLabel kind={RUNNER_STATE_KINDS[state]}>{t(`admin.runner_${state}`)}</StatusLabel>,
    },
    {
      key: 'lag',
      label: t('admin.lag'),
      by: ({ lag }) => lag,
      numeric: true,
      cell: ({ lag, is_at_least, seconds }) => (
        <>
          {is_at_least ? `≥ ${format.number(lag)}` : format.number(lag)}
          {seconds > 0 && ` · ${t('admin.seconds', { seconds })}`}
        </>
      ),
    },
    {
      key: 'rate',
      label: t('admin.per_minute'),
      by: ({ per_minute }) => per_minute,
      numeric: true,
      cell: ({ per_minute }) => (per_minute === null ? '—' : format.number(per_minute)),
    },
    {
      key: 'waiting',
      label: t('admin.put_aside'),
      by: ({ waiting }) => waiting,
      numeric: true,
      cell: ({ waiting }) => format.number(waiting),
    },
    { key: 'position', label: t('admin.position'), numeric: true, cell: ({ position }) => position ?? '—' },
    {
      key: 'moved',
      label: t('admin.updated'),
      by: ({ moved_at }) => moved_at,
      oneLine: true,
      cell: ({ moved_at }) => (moved_at === null ? '—' : format.dateTime(moved_at)),
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      cell: ({ kind, name, stopped_since }) => (
        <RunnerButton kind={kind} name={name} isStopped={stopped_since !== null} onSteered={onSteered} />
      ),
    },
  ]
  return (
    <ShortTable
      label={label}
      columns={columns}
      rows={rows}
      limit={limit}
      keyOf={({ kind, name }) => `${kind} ${name}`}
    />
  )
}
