import type { RoomRowView } from '@kredka/contracts/quiz-rooms/views'
import { useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import { rooms } from '../resources.ts'
import classes from './rooms-page.module.css'

/** The way in by a code, and the rooms that one led or played in. */
export function RoomsPage() {
  const t = useText()
  const isVisitor = useAppSelector(selectUser) === null
  return (
    <>
      <PageHeader title={t('quiz_rooms.heading')} about={t('quiz_rooms.about')} />
      <div className={classes.page}>
        <Card>
          <CodeForm />
        </Card>
        {!isVisitor && <OwnRooms />}
      </div>
    </>
  )
}

function OwnRooms() {
  const t = useText()
  const path = usePath()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const found = useResource(rooms, { page })
  return (
    <section aria-labelledby="own-rooms">
      <Stack space={4}>
        <h2 id="own-rooms">{t('quiz_rooms.own_rooms')}</h2>
        <ResourceView of={found}>
          {(rows, busy) =>
            rows.length === 0 && page === 1 ? (
              <EmptyState
                title={t('quiz_rooms.none')}
                action={
                  <Button look="primary" to={path('quizzes.browse')}>
                    {t('quiz_rooms.choose_quiz')}
                  </Button>
                }
              >
                <p>{t('quiz_rooms.none_about')}</p>
              </EmptyState>
            ) : (
              <PagedRows
                page={page}
                busy={busy}
                meta={found.meta}
                rows={rows}
                keyOf={({ id }) => id}
                from={String(page)}
                onPage={(to) => setParams(to === 1 ? {} : { page: String(to) })}
              >
                {(stable) => (
                  <ul className={classes.rooms}>
                    {stable.map((room) => (
                      <li key={room.id}>
                        <RoomCard room={room} />
                      </li>
                    ))}
                  </ul>
                )}
              </PagedRows>
            )
          }
        </ResourceView>
      </Stack>
    </section>
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

export { RoomsPage as Page }
