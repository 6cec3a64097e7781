import type { AdminRoomDetailView } from '@kredka/contracts/quiz-rooms/admin-views'
import { endRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import { Code, type Fact } from '../../back-office/Facts.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { Who } from '../../back-office/Who.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import type { Column } from '../../ui/Table.tsx'
import { RoomState } from './RoomState.tsx'
import { QuizLink } from './RoomsOfAllPage.tsx'
import { roomForStaff } from './resources.ts'

/** One room with its seats; while it is open staff can end it for everybody (ADM-02). */
export function RoomForStaffPage() {
  const { id = '' } = useParams()
  const found = useResource(roomForStaff, { id })
  return <ResourceView of={found}>{(room) => <Shown room={room} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly room: AdminRoomDetailView
  readonly onChanged: () => void
}

function Shown({ room, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns = useSeatColumns()
  const { id, opened_at, state, players, closed } = room
  return (
    <DetailPage
      section={{ label: t('admin_nav.quiz_rooms'), to: path('admin.quiz-rooms') }}
      title={t('quiz_rooms_admin.room_of', { at: format.dateTime(opened_at) })}
      about={<RoomState state={state} />}
      log={{ stream: `quizroom-${id}`, caseOf: id }}
      actions={
        <ReasonAction
          endpoint={endRoom}
          ready={[
            'quiz_rooms_admin.ready_names',
            'quiz_rooms_admin.ready_questions',
            'quiz_rooms_admin.ready_host',
            'quiz_rooms_admin.ready_strain',
          ]}
          input={(reason) => ({ id, reason })}
          isOffered={closed === null}
          label="quiz_rooms_admin.end"
          title="quiz_rooms_admin.end_title"
          about="quiz_rooms_admin.end_about"
          success="quiz_rooms_admin.ended"
          icon="close"
          danger
          onDone={onChanged}
        />
      }
      facts={useRoomFacts(room)}
    >
      {closed !== null && (
        <Part title={t('quiz_rooms_admin.why_closed')}>
          <p>{t(`quiz_rooms_admin.closed_${closed.why}`)}</p>
          {closed.actor !== null && (
            <p>
              <Who actor={closed.actor} />
              {closed.reason !== null && `: ${closed.reason}`}
            </p>
          )}
        </Part>
      )}
      <Part title={t('quiz_rooms_admin.players')}>
        {players.length === 0 ? (
          <p>{t('quiz_rooms_admin.no_players')}</p>
        ) : (
          <AdminTable
            label={t('quiz_rooms_admin.players')}
            columns={columns}
            rows={players}
            keyOf={({ seat }) => String(seat)}
          />
        )}
      </Part>
    </DetailPage>
  )
}

function useSeatColumns(): readonly Column<AdminRoomDetailView['players'][number]>[] {
  const t = useText()
  const format = useFormat()
  const figure = (value: number | null) => (value === null ? '—' : format.number(value))
  return [
    { key: 'seat', label: t('quiz_rooms_admin.seat'), numeric: true, cell: ({ seat }) => format.number(seat + 1) },
    {
      key: 'name',
      label: t('quiz_rooms_admin.name'),
      cell: ({ name }) => name ?? t('quiz_rooms_admin.no_name'),
    },
    { key: 'state', label: t('back_office.state'), cell: ({ state }) => t(`quiz_rooms_admin.seat_${state}`) },
    {
      key: 'account',
      label: t('quiz_rooms_admin.account'),
      cell: ({ has_account }) => t(has_account ? 'quiz_rooms_admin.with_account' : 'quiz_rooms_admin.guest'),
    },
    { key: 'place', label: t('quiz_rooms_admin.place'), numeric: true, cell: ({ place }) => figure(place) },
    { key: 'points', label: t('quiz_rooms_admin.points'), numeric: true, cell: ({ points }) => figure(points) },
  ]
}

function useRoomFacts(room: AdminRoomDetailView): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  const { host, leader, quiz, mode, language, questions, seats, seats_max, begun_at, ended_at, is_locked } = room
  const when = (at: string | null) => (at === null ? '—' : format.dateTime(at))
  return [
    { label: 'Id', value: <Code>{room.id}</Code> },
    { label: t('quiz_rooms_admin.quiz'), value: <QuizLink quiz={quiz} /> },
    { label: t('quiz_rooms_admin.host'), value: <PersonLink person={host} /> },
    ...(leader.id === host.id ? [] : [{ label: t('quiz_rooms_admin.leader'), value: <PersonLink person={leader} /> }]),
    { label: t('quiz_rooms_admin.mode'), value: t(`quiz_rooms_admin.mode_${mode}`) },
    { label: t('quiz_rooms_admin.language'), value: t(`quiz_rooms_admin.language_${language}`) },
    { label: t('quiz_rooms_admin.questions'), value: format.number(questions) },
    {
      label: t('quiz_rooms_admin.seats'),
      value: t('quiz_rooms_admin.seats_of', { seats, most: seats_max }),
    },
    { label: t('quiz_rooms_admin.opened_at'), value: format.dateTime(room.opened_at) },
    { label: t('quiz_rooms_admin.begun_at'), value: when(begun_at) },
    { label: t('quiz_rooms_admin.ended_at'), value: when(ended_at) },
    ...(is_locked ? [{ label: t('quiz_rooms_admin.door'), value: t('quiz_rooms_admin.locked') }] : []),
  ]
}

export { RoomForStaffPage as Page }
