import { getRoomTable } from '@kredka/contracts/quiz-rooms/endpoints'
import type { RoomView, SeatRowView } from '@kredka/contracts/quiz-rooms/views'
import type { ReactNode } from 'react'
import { usePath } from '../../../app/routing/usePath.ts'
import { useAppStore } from '../../../app/store/hooks.ts'
import { useResource } from '../../../app/store/resource.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { EmptyState, State } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { roomDoor } from '../../resources.ts'
import { hasScores } from '../../shown.ts'
import { useControls } from '../../useRoom.ts'
import { Frame } from '../Frame.tsx'
import { Podium } from '../Podium.tsx'
import classes from './host.module.css'

interface Props {
  readonly view: RoomView
  /** Of a replay: what follows the game stands around it. */
  readonly isPast: boolean
  readonly replay: ReactNode
}

/** After the game: who won, everybody’s result, and the table to keep. */
export function HostFinish({ view, isPast, replay }: Props) {
  const t = useText()
  const path = usePath()
  const { room, phase, finish, seats = [] } = view
  const { ask, disabled, asking } = useControls()
  if (finish === null) {
    return (
      <Frame centred>
        <State
          level={1}
          picture="closed"
          title={t('quiz_rooms.closed')}
          action={
            <Button look="primary" to={path('quiz-rooms.rooms')}>
              {t('quiz_rooms.own_rooms')}
            </Button>
          }
        >
          <p>{t(`quiz_rooms.closed_${phase.why ?? 'host'}`)}</p>
        </State>
      </Frame>
    )
  }
  return (
    <Frame wide>
      <div className={classes.finish}>
        <h1>{room.title ?? t('quiz_rooms.untitled')}</h1>
        <Podium board={finish.board} />
        {!isPast && (
          <Row>
            <TableLink token={room.token} />
            <Button to={path('quiz-rooms.rooms')}>{t('quiz_rooms.own_rooms')}</Button>
            {phase.state === 'finished' && (
              <Button
                look="quiet"
                icon="close"
                disabled={disabled}
                loading={asking === 'end'}
                onClick={() => ask({ name: 'end', body: {} })}
              >
                {t('quiz_rooms.end')}
              </Button>
            )}
          </Row>
        )}
        {replay}
        <Results seats={seats} />
      </div>
    </Frame>
  )
}

function TableLink({ token }: { readonly token: string }) {
  const t = useText()
  const { api } = useAppStore().services
  const door = useResource(roomDoor, { token }).data
  // whoever helps by a link has no account here that the table is for
  if (door === null || !door.is_host) return null
  return (
    <Button look="primary" icon="download" href={api.urlOf(getRoomTable, { id: door.id })}>
      {t('quiz_rooms.table')}
    </Button>
  )
}

function Results({ seats }: { readonly seats: readonly SeatRowView[] }) {
  const t = useText()
  const format = useFormat()
  const rows = seats
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
  if (rows.length === 0) return <EmptyState title={t('quiz_rooms.nobody_played')} />
  const from: Column<SeatRowView> = {
    key: 'from',
    label: t('quiz_rooms.column_from'),
    numeric: true,
    cell: ({ from_question }) => from_question + 1,
  }
  const placed: Column<SeatRowView> = {
    key: 'place',
    label: t('quiz_rooms.column_place'),
    numeric: true,
    cell: ({ place }) => place,
  }
  const columns: readonly Column<SeatRowView>[] = [
    // nobody is first with nothing
    ...(hasScores(rows) ? [placed] : []),
    { key: 'name', label: t('quiz_rooms.column_name'), cell: ({ name }) => name ?? t('quiz_rooms.nameless') },
    {
      key: 'points',
      label: t('quiz_rooms.column_points'),
      numeric: true,
      cell: ({ points }) => format.number(points),
    },
    ...(rows.some(({ from_question }) => from_question > 0) ? [from] : []),
  ]
  return <Table label={t('quiz_rooms.results')} columns={columns} rows={rows} keyOf={({ seat }) => String(seat)} />
}
