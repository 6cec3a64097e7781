import type { RoomRowView } from '@kredka/contracts/quiz-rooms/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './room-cards.module.css'

/** Rooms that one led or played in, each the way into it. */
export function RoomCards({ rooms }: { readonly rooms: readonly RoomRowView[] }) {
  return (
    <ul className={classes.rooms}>
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomCard room={room} />
        </li>
      ))}
    </ul>
  )
}

const KINDS = {
  lobby: 'new',
  question: 'active',
  paused: 'warning',
  results: 'active',
  finished: 'done',
  closed: 'inactive',
} as const

function RoomCard({ room }: { readonly room: RoomRowView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { token, title, state, is_host, points, place } = room
  return (
    <Card covered padding="tight">
      <div className={classes.room}>
        <h3>
          <CardLink to={path('quiz-rooms.room', { token })}>{title ?? t('quiz_rooms.untitled')}</CardLink>
        </h3>
        <StatusLabel kind={KINDS[state]}>{t(`quiz_rooms.state_${state}`)}</StatusLabel>
        <p className="soft-note">
          {format.dateTime(room.opened_at)} · {t('quiz_rooms.players', { count: room.players })}
          {is_host && ` · ${t('quiz_rooms.led')}`}
          {place !== null && ` · ${t('quiz_rooms.place_of', { place, players: room.players })}`}
          {points !== null && ` · ${t('quiz_rooms.points', { count: points })}`}
        </p>
      </div>
    </Card>
  )
}
