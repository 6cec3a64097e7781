import { exportFaults, resolveFault } from '@kredka/contracts/faults/endpoints'
import { FAULT_SIDES, FAULT_SORTS, FAULT_SOURCES, FAULT_STATES } from '@kredka/contracts/faults/rules'
import type { FaultView } from '@kredka/contracts/faults/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { SelectionBar } from '../../back-office/selection/SelectionBar.tsx'
import { useEach } from '../../back-office/selection/useEach.ts'
import { type Selection, useSelection } from '../../back-office/selection/useSelection.ts'
import { withSelection } from '../../back-office/selection/with-selection.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { Column } from '../../ui/Table.tsx'
import { FaultState } from '../components/FaultState.tsx'
import { faults } from '../resources.ts'
import classes from './errors-page.module.css'

const EVERY_MS = 15_000
const NOTHING: readonly FaultView[] = []

/** What went wrong in server, jobs, crons and browsers, equal faults as one row (ADM-02). */
export function ErrorsPage() {
  const t = useText()
  const table = useSearchedTable({
    filters: { state: FAULT_STATES, source: FAULT_SOURCES, side: FAULT_SIDES },
    sorts: FAULT_SORTS,
  })
  const found = useResource(faults, table.query)
  usePolling(found.refresh, EVERY_MS)
  const rows = found.data?.filter(isOpen) ?? NOTHING
  const selection = useSelection(rows, keyOf)
  return (
    <Stack space={4}>
      <PageHeader
        title={t('admin_nav.errors')}
        about={t('admin.errors_about')}
        actions={<CsvButton endpoint={exportFaults} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.errors')}
        searchLabel={t('admin.search_errors')}
        filters={{
          state: {
            label: t('admin.state'),
            all: t('back_office.every_state'),
            word: (value) => t(`admin.fault_${value}`),
          },
          source: {
            label: t('admin.fault_source'),
            all: t('admin.fault_every_source'),
            word: (value) => t(`admin.fault_of_${value}`),
          },
          side: {
            label: t('admin.fault_side'),
            all: t('admin.fault_every_side'),
            word: (value) => t(`admin.fault_in_${value}`),
          },
        }}
        more={<Chosen rows={rows} selection={selection} onDone={found.refresh} />}
        columns={withSelection(useColumns(), selection, (row) =>
          isOpen(row) ? t('selection.row', { name: nameOf(row) }) : null,
        )}
        keyOf={keyOf}
        none="admin.no_errors"
      />
    </Stack>
  )
}

function keyOf({ id }: FaultView): string {
  return id
}

function nameOf({ name, place }: FaultView): string {
  return `${name}, ${place}`
}

function isOpen({ state }: FaultView): boolean {
  return state !== 'resolved'
}

interface ChosenProps {
  readonly rows: readonly FaultView[]
  readonly selection: Selection<FaultView>
  readonly onDone: () => void
}

/** Several faults that one new version mended. */
function Chosen({ rows, selection, onDone }: ChosenProps) {
  const t = useText()
  const { state, send, forget } = useEach<FaultView>(({ failed }) => {
    selection.choose(failed.map(({ row }) => row))
    onDone()
  })
  return (
    <SelectionBar rows={rows} selection={selection} state={state} nameOf={nameOf} onClose={forget}>
      <Button
        size="small"
        look="primary"
        icon="check"
        loading={state.status === 'sending'}
        onClick={() => send(resolveFault, selection.chosen, ({ id }) => ({ id }))}
      >
        {t('admin.resolve_faults')}
      </Button>
    </SelectionBar>
  )
}

function useColumns(): readonly Column<FaultView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'fault',
      label: t('admin.error'),
      cell: ({ id, name, message, place }) => (
        <Link to={path('admin.error', { id })} className={classes.fault ?? ''}>
          <strong>{name}</strong>
          <span>{message}</span>
          <small>{place}</small>
        </Link>
      ),
    },
    {
      key: 'source',
      label: t('admin.fault_source'),
      cell: ({ source, side }) => (
        <span className={classes.source}>
          {t(`admin.fault_of_${source}`)}
          <small>{t(`admin.fault_in_${side}`)}</small>
        </span>
      ),
    },
    { key: 'state', label: t('admin.state'), sortable: true, cell: (fault) => <FaultState fault={fault} /> },
    {
      key: 'times',
      label: t('admin.fault_times'),
      numeric: true,
      sortable: true,
      cell: ({ times }) => format.number(times),
    },
    {
      key: 'first_at',
      label: t('admin.fault_first'),
      sortable: true,
      oneLine: true,
      cell: ({ first_at }) => format.dateTime(first_at),
    },
    {
      key: 'last_at',
      label: t('admin.fault_last'),
      sortable: true,
      oneLine: true,
      cell: ({ last_at }) => format.dateTime(last_at),
    },
  ]
}

export { ErrorsPage as Page }
