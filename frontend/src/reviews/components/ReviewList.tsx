import type { PageMeta } from '@kredka/contracts/kernel/schema'
import { REVIEW_SORTS, type ReviewSort } from '@kredka/contracts/reviews/rules'
import type { ReviewView } from '@kredka/contracts/reviews/views'
import type { RatingView } from '@kredka/contracts/statistics/views'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { ResourceState } from '../../kernel/resource-state.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StarFigures } from '../../ui/StarFigures.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import classes from './reviews.module.css'

const A_PAGE = 6

export interface ReviewQuestion {
  readonly sort: ReviewSort
  readonly stars?: number
  readonly page: number
  readonly page_size: number
}

/** What of a list the reader has chosen. */
export function useReviewChoice() {
  const [sort, setSort] = useState<ReviewSort>('newest')
  const [stars, setStars] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const question: ReviewQuestion = { sort, page, page_size: A_PAGE, ...(stars === null ? {} : { stars }) }
  return {
    question,
    sortBy: (by: ReviewSort) => {
      setSort(by)
      setPage(1)
    },
    narrowTo: (to: number | null) => {
      setStars(to)
      setPage(1)
    },
    goTo: setPage,
  }
}

interface Props {
  readonly rating: RatingView | null
  readonly choice: ReturnType<typeof useReviewChoice>
  readonly read: ResourceState<readonly ReviewView[]> & { readonly meta: PageMeta | null; readonly refresh: () => void }
}

/** The average with its bars, then the reviews, sorted and narrowed as the reader likes, page by page. */
export function ReviewList({ rating, choice, read }: Props) {
  const t = useText()
  const { question } = choice
  if (rating !== null && rating.count === 0) {
    return <EmptyState title={t('reviews.none_yet')}>{t('reviews.none_yet_about')}</EmptyState>
  }
  return (
    <Stack space={4}>
      {rating !== null && rating.average !== null && (
        <StarFigures
          average={rating.average}
          count={rating.count}
          byStars={rating.by_stars}
          all={t('reviews.count', { count: rating.count })}
          rowLabel={(stars, count) => t('reviews.stars_count', { stars, count })}
          chosen={question.stars ?? null}
          onChoose={choice.narrowTo}
        />
      )}
      {(rating?.count ?? 0) > 1 && (
        <div className={classes.sort}>
          <Select
            label={t('reviews.sort')}
            labelHidden
            clearable={false}
            options={REVIEW_SORTS.map((value) => ({ value, label: t(`reviews.sort_${value}`) }))}
            value={question.sort}
            onChange={(option) => {
              const sort = REVIEW_SORTS.find((value) => value === option?.value)
              if (sort !== undefined) choice.sortBy(sort)
            }}
          />
        </div>
      )}
      <ResourceView of={read}>
        {(rows, busy) => (
          <PagedRows
            page={question.page}
            meta={read.meta}
            busy={busy}
            onPage={choice.goTo}
            rows={rows}
            keyOf={({ id }) => id}
            from={JSON.stringify(question)}
          >
            {(calm) => (
              <ul className={classes.list}>
                {calm.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
            )}
          </PagedRows>
        )}
      </ResourceView>
    </Stack>
  )
}
