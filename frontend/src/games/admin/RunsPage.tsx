import { exportRuns } from '@kredka/contracts/games/endpoints'
import { GAMES, LISTED_RUN_STATES, RUN_KINDS, RUN_LIST_SORTS } from '@kredka/contracts/games/rules'
import type { AdminRunView } from '@kredka/contracts/games/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { Column } from '../../ui/Table.tsx'
import { RunState } from './RunState.tsx'
import { allRuns } from './resources.ts'

const FILTERS = { game: GAMES, state: LISTED_RUN_STATES, kind: RUN_KINDS } as const

/** Runs of games of all players; each leads to its page, and from there to what was played (ADM-02). */
export function RunsPage() {
  const t = useText()
  const table = useSearchedTable({ filters: FILTERS, sorts: RUN_LIST_SORTS, typedMax: 100 })
  const found = useResource(allRuns, table.query)
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.runs')} actions={<CsvButton endpoint={exportRuns} query={table.wholeQuery} />} />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.runs')}
        searchLabel={t('back_office.search_people')}
        filters={{
          game: {
            label: t('runs_admin.game'),
            all: t('runs_admin.every_game'),
            word: (game) => t(`games.name_${game}`),
          },
          state: {
            label: t('back_office.state'),
            all: t('back_office.every_state'),
            word: (value) => t(`runs_admin.state_${value}`),
          },
          kind: {
            label: t('runs_admin.kind'),
            all: t('runs_admin.every_kind'),
            word: (value) => t(`runs_admin.kind_${value}`),
          },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<AdminRunView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'started_at',
      label: t('runs_admin.started_at'),
      sortable: true,
      oneLine: true,
      cell: ({ id, started_at }) => <Link to={path('admin.run', { id })}>{format.dateTime(started_at)}</Link>,
    },
    { key: 'game', label: t('runs_admin.game'), cell: ({ game }) => t(`games.name_${game}`) },
    { key: 'player', label: t('runs_admin.player'), cell: ({ player }) => <PersonLink person={player} /> },
    { key: 'state', label: t('back_office.state'), sortable: true, cell: ({ state }) => <RunState state={state} /> },
    { key: 'kind', label: t('runs_admin.kind'), cell: ({ kind }) => t(`runs_admin.kind_${kind}`) },
    {
      key: 'day',
      label: t('runs_admin.day'),
      oneLine: true,
      cell: ({ day }) => (day === null ? '—' : format.date(day)),
    },
    {
      key: 'score',
      label: t('runs_admin.score'),
      sortable: true,
      numeric: true,
      cell: ({ score }) => (score === null ? '—' : format.number(score)),
    },
  ]
}

export { RunsPage as Page }
