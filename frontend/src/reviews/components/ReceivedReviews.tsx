import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { receivedReviews } from '../resources.ts'
import { ReceivedReview } from './ReceivedReview.tsx'
import classes from './reviews.module.css'

const A_PAGE = 10

/** What students say of the teacher who looks, to be answered (REV-01). */
export function ReceivedReviews() {
  const t = useText()
  const [page, setPage] = useState(1)
  const [unanswered, setUnanswered] = useState(false)
  const input = { page, page_size: A_PAGE, ...(unanswered ? { unanswered } : {}) }
  const read = useResource(receivedReviews, input)
  return (
    <Stack>
      <Row>
        <Chip
          chosen={unanswered}
          onClick={() => {
            setUnanswered(!unanswered)
            setPage(1)
          }}
        >
          {t('reviews.only_unanswered')}
        </Chip>
      </Row>
      <ResourceView of={read}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState title={t(unanswered ? 'reviews.all_answered' : 'reviews.none_received')}>
              {t(unanswered ? 'reviews.all_answered_about' : 'reviews.none_received_about')}
            </EmptyState>
          ) : (
            <PagedRows
              page={page}
              meta={read.meta}
              busy={busy}
              onPage={setPage}
              rows={rows}
              keyOf={({ id }) => id}
              from={JSON.stringify(input)}
            >
              {(calm) => (
                <ul className={classes.list}>
                  {calm.map((review) => (
                    <li key={review.id}>
                      <ReceivedReview review={review} onChanged={read.refresh} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedRows>
          )
        }
      </ResourceView>
    </Stack>
  )
}
