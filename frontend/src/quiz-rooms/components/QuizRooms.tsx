import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { rooms } from '../resources.ts'
import { RoomCards } from './RoomCards.tsx'

/** The rooms in which its author had a quiz played: results and replays are a click away (QUI-09). */
export function QuizRooms({ quizId }: { readonly quizId: string }) {
  const t = useText()
  const [page, setPage] = useState(1)
  const found = useResource(rooms, { page, quiz_id: quizId })
  return (
    <section aria-labelledby="quiz-rooms">
      <Stack space={4}>
        <h2 id="quiz-rooms">{t('quiz_rooms.of_quiz')}</h2>
        <ResourceView of={found}>
          {(rows, busy) =>
            rows.length === 0 && page === 1 ? (
              <p className="soft-note">{t('quiz_rooms.of_quiz_none')}</p>
            ) : (
              <PagedRows
                page={page}
                busy={busy}
                meta={found.meta}
                rows={rows}
                keyOf={({ id }) => id}
                from={String(page)}
                onPage={setPage}
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
