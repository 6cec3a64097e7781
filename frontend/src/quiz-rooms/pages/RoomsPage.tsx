import { useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import columns from '../../ui/columns.module.css'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import { HowToLead } from '../components/HowToLead.tsx'
import { RoomCards } from '../components/RoomCards.tsx'
import { rooms } from '../resources.ts'
import classes from './rooms-page.module.css'

/** The way in by a code, and the rooms that one led or played in. */
export function RoomsPage() {
  const t = useText()
  const isVisitor = useAppSelector(selectUser) === null
  return (
    <>
      <PageHeader title={t('quiz_rooms.heading')} about={t('quiz_rooms.about')} />
      <div className={`${columns.columns} ${classes.page}`}>
        <Card>
          <CodeForm />
        </Card>
        {isVisitor ? <HowToLead /> : <OwnRooms />}
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
                {(stable) => <RoomCards rooms={stable} />}
              </PagedRows>
            )
          }
        </ResourceView>
      </Stack>
    </section>
  )
}

export { RoomsPage as Page }
