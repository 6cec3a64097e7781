import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { useState } from 'react'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import classes from '../components/reviews.module.css'
import { WrittenReview } from '../components/WrittenReview.tsx'
import { ownReviews } from '../resources.ts'

const A_PAGE = 10

/** Everybody whom the reader took lessons with: what can still be written, and what was, to be changed (REV-01). */
export function MyReviewsPage() {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const { title } = pageTitle('my_reviews', language)
  const [page, setPage] = useState(1)
  const input = { page, page_size: A_PAGE }
  const read = useResource(ownReviews, input)
  return (
    <>
      <PageHeader
        title={title}
        about={t('reviews.my_about')}
        crumbs={[
          { label: pageTitle('student_lessons', language).title, to: path('lessons.student') },
          { label: title },
        ]}
      />
      <ResourceView of={read}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState
              title={t('reviews.none_own')}
              action={
                <Button look="primary" icon="search" to={path('offers.search')}>
                  {t('shell.find_teacher')}
                </Button>
              }
            >
              {t('reviews.none_own_about')}
            </EmptyState>
          ) : (
            <PagedRows
              page={page}
              meta={read.meta}
              busy={busy}
              onPage={setPage}
              rows={rows}
              keyOf={({ teacher }) => teacher.id}
              from={JSON.stringify(input)}
            >
              {(calm) => (
                <ul className={classes.list}>
                  {calm.map((own) => (
                    <li key={own.teacher.id}>
                      <WrittenReview own={own} onChanged={read.refresh} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedRows>
          )
        }
      </ResourceView>
    </>
  )
}

export { MyReviewsPage as Page }
