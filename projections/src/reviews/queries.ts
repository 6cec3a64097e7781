import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  getOwnReview,
  getReviewHistory,
  listOfferReviews,
  listOwnReviews,
  listReceivedReviews,
  listTeacherReviews,
} from '@kredka/contracts/reviews/endpoints'
import type { ReviewSort } from '@kredka/contracts/reviews/rules'
import type { OwnReviewView, ReceivedReviewView, ReviewVersionView, ReviewView } from '@kredka/contracts/reviews/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type Sql, userIdOf } from '../kernel/query.ts'
import { OWN, OWN_FROM, RECEIVED, REVIEW } from './sql.ts'

const READS = ['reviews', 'profiles']

const ORDERS: Readonly<Record<ReviewSort, string>> = {
  newest: 'r.written_at desc',
  highest: 'r.stars desc, r.written_at desc',
  lowest: 'r.stars, r.written_at desc',
}

interface Listed {
  readonly id: string
  readonly stars?: number
  readonly sort?: ReviewSort
  readonly page?: number
  readonly page_size?: number
}

/** Public reviews whose `column` is the id that was asked for. */
async function listReviews(column: 'teacher_id' | 'offer_id', sql: Sql, input: Listed) {
  const page = pageOf(input, DEFAULT_PAGE_SIZE)
  const rows = await sql<ReviewView>(
    `select ${REVIEW}
       from reviews.reviews r join profiles.people p on p.user_id = r.student_id
      where r.${column} = $1 and r.state = 'visible' and ($2::int is null or r.stars = $2)
      order by ${ORDERS[input.sort ?? 'newest']}, r.review_id
      limit ${page.limit} offset ${page.offset}`,
    [input.id, input.stars ?? null],
  )
  return page.of(rows)
}

export const reviewQueryHandlers = [
  answerPage(listTeacherReviews, READS, ({ sql, input }) => listReviews('teacher_id', sql, input)),
  answerPage(listOfferReviews, READS, ({ sql, input }) => listReviews('offer_id', sql, input)),

  answer(getReviewHistory, ['reviews'], async ({ sql, input }) => {
    const versions = await sql<ReviewVersionView>(
      `select v.version, v.stars, v.text, v.written_at
         from reviews.reviews r join reviews.versions v using (review_id)
        where r.review_id = $1 and r.state = 'visible' and v.version < r.version
        order by v.version desc`,
      [input.id],
    )
    if (versions.length > 0) return [...versions]
    const [review] = await sql(`select from reviews.reviews where review_id = $1 and state = 'visible'`, [input.id])
    return review === undefined ? reject('REVIEW_NOT_FOUND') : []
  }),

  answer(getOwnReview, READS, async ({ sql, input, viewer }) => {
    const [own] = await sql<OwnReviewView>(`select ${OWN} ${OWN_FROM} where d.teacher_id = $2`, [
      userIdOf(viewer),
      input.id,
    ])
    return { own: own ?? null }
  }),

  answerPage(listOwnReviews, READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OwnReviewView>(
      `select ${OWN} ${OWN_FROM}
        order by r.review_id is null desc, d.last_lesson_at desc, d.teacher_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer)],
    )
    return page.of(rows)
  }),

  answerPage(listReceivedReviews, READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<ReceivedReviewView>(
      `select ${RECEIVED}
         from reviews.reviews r join profiles.people p on p.user_id = r.student_id
        where r.teacher_id = $1 and ($2::boolean is not true or (r.answer is null and r.state = 'visible'))
        order by r.written_at desc, r.review_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), input.unanswered ?? null],
    )
    return page.of(rows)
  }),
]
