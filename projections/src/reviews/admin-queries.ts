import { reject } from '@kredka/contracts/kernel/errors'
import { getComment, searchComments } from '@kredka/contracts/reviews/endpoints'
import type { CommentRowView, CommentView } from '@kredka/contracts/reviews/views'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal, toPlainSearchText, toSearchText } from '../kernel/typed.ts'
import { COMMENT, COMMENT_ROW } from './sql.ts'

const READS = ['reviews', 'profiles']

const ORDERS = {
  written_at: 'r.written_at',
  '-written_at': 'r.written_at desc',
  stars: 'r.stars, r.written_at desc',
  '-stars': 'r.stars desc, r.written_at desc',
  state: 'r.state, r.written_at desc',
  '-state': 'r.state desc, r.written_at desc',
} as const

const FROM = `
  from reviews.reviews r
  join profiles.people p on p.user_id = r.student_id
  join profiles.people t on t.user_id = r.teacher_id`

/** The back office's section of comments (ADM-02). */
export const reviewAdminQueryHandlers = [
  answerPage(searchComments, READS, async ({ sql, input }) => {
    const page = staffPageOf(input)
    const rows = await sql<CommentRowView>(
      `select ${COMMENT_ROW} ${FROM}
        where ($1::text is null or case when $1 = 'reported' then r.report = 'open' else r.state = $1 end)
          and ($2::text is null or position($2 in r.search) > 0
               or p.name ilike '%' || $3 || '%' or t.name ilike '%' || $3 || '%' or $4 in (r.tuition_id, r.student_id,
                 r.teacher_id))
        order by ${ORDERS[input.sort ?? '-written_at']}, r.review_id
        limit ${page.limit} offset ${page.offset}`,
      [input.filter ?? null, toPlainSearchText(input.q), literal(input.q), toSearchText(input.q)],
    )
    return page.of(rows)
  }),

  answer(getComment, [...READS, 'admin'], async ({ sql, input }) => {
    const [found] = await sql<CommentView>(`select ${COMMENT} ${FROM} where r.tuition_id = $1`, [input.id])
    return found ?? reject('REVIEW_NOT_FOUND')
  }),
]
