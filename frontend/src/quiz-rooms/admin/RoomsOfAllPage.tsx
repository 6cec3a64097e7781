import type { AdminRoomView } from '@kredka/contracts/quiz-rooms/admin-views'
import { exportRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import { LISTED_ROOM_STATES, ROOM_LIST_SORTS } from '@kredka/contracts/quiz-rooms/rules'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { Column } from '../../ui/Table.tsx'
import { RoomState } from './RoomState.tsx'
import { allRooms } from './resources.ts'

/** Quiz rooms of all hosts; each leads to its page, where it can be ended (ADM-02). */
export function RoomsOfAllPage() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: LISTED_ROOM_STATES }, sorts: ROOM_LIST_SORTS, typedMax: 100 })
  const found = useResource(allRooms, table.query)
  return (
    <Stack space={4}>
      <PageHeader
        title={t('admin_nav.quiz_rooms')}
        actions={<CsvButton endpoint={exportRooms} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.quiz_rooms')}
        searchLabel={t('quiz_rooms_admin.search')}
        filters={{
          state: {
            label: t('back_office.state'),
            all: t('back_office.every_state'),
            word: (value) => t(`quiz_rooms_admin.state_${value}`),
          },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<AdminRoomView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const when = (at: string | null) => (at === null ? '—' : format.dateTime(at))
  return [
    {
      key: 'opened_at',
      label: t('quiz_rooms_admin.opened_at'),
      sortable: true,
      oneLine: true,
      cell: ({ id, opened_at }) => <Link to={path('admin.quiz-room', { id })}>{format.dateTime(opened_at)}</Link>,
    },
    { key: 'host', label: t('quiz_rooms_admin.host'), cell: ({ host }) => <PersonLink person={host} /> },
    { key: 'quiz', label: t('quiz_rooms_admin.quiz'), sortable: true, cell: ({ quiz }) => <QuizLink quiz={quiz} /> },
    { key: 'state', label: t('back_office.state'), sortable: true, cell: ({ state }) => <RoomState state={state} /> },
    {
      key: 'seats',
      label: t('quiz_rooms_admin.seats'),
      sortable: true,
      numeric: true,
      cell: ({ seats }) => format.number(seats),
    },
    {
      key: 'begun_at',
      label: t('quiz_rooms_admin.begun_at'),
      oneLine: true,
      cell: ({ begun_at }) => when(begun_at),
    },
    {
      key: 'ended_at',
      label: t('quiz_rooms_admin.ended_at'),
      oneLine: true,
      cell: ({ ended_at }) => when(ended_at),
    },
  ]
}

/** The quiz that a room plays. */
export function QuizLink({ quiz: { id, title } }: Pick<AdminRoomView, 'quiz'>) {
  const path = usePath()
  return (
    <OfficeLink page="admin.quiz" to={path('admin.quiz', { id })}>
      {title === null || title === '' ? id : title}
    </OfficeLink>
  )
}

export { RoomsOfAllPage as Page }
