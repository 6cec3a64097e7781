import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countQuizRequests, getQuizRequest, listQuizRequests } from '@kredka/contracts/quizzes/endpoints'
import type { QuizRequestRowView, QuizRequestView } from '@kredka/contracts/quizzes/views'
import { historyOf } from '../admin/index.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal, toPlainSearchText, toSearchText } from '../kernel/typed.ts'
import { type DraftRow, FROZEN, withFaults } from './queries.ts'

const STATES = {
  waiting: ['waiting', 'listed_waiting'],
  listed: ['listed', 'listed_waiting', 'listed_rejected'],
  rejected: ['rejected', 'listed_rejected'],
} as const

/** What staff look at: the version that waits, else the listed one, else the newest. A draft is its author's alone. */
const ROW = `q.quiz_id as id, coalesce(v.title, '') as title, v.subject_id, v.level, v.difficulty, v.language, q.state,
  v.version, v.length as questions, jsonb_build_object('id', q.author_id, 'name', p.name) as author, q.sent_at`
const SEEN = `
  from quizzes.quizzes q
  join quizzes.versions v on v.quiz_id = q.quiz_id and v.version = coalesce(q.waiting, q.listed, q.frozen)
  left join profiles.people p on p.user_id = q.author_id
 where q.sent_at is not null`

/** The back office's section of quizzes (ADM-02, QUI-02). */
export const quizRequestQueryHandlers = [
  answerPage(listQuizRequests, ['quizzes', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<QuizRequestRowView>(
      `select ${ROW} ${SEEN} and ($1::text[] is null or q.state = any($1))
          and ($2::text is null or position($2 in q.search) > 0 or p.name ilike '%' || $3 || '%'
               or $4 in (q.quiz_id, q.author_id))
        order by q.waiting is null, case when q.waiting is not null then q.sent_at end, q.sent_at desc, q.quiz_id
        limit ${page.limit} offset ${page.offset}`,
      [
        input.state === undefined ? null : STATES[input.state],
        toPlainSearchText(input.q),
        literal(input.q),
        toSearchText(input.q),
      ],
    )
    return page.of(rows)
  }),

  answer(getQuizRequest, ['quizzes', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('quizzes.history', 'h.quiz_id = q.quiz_id', "'version', h.version")
    const [quiz] = await sql<Omit<QuizRequestView, 'content'> & { readonly content: readonly DraftRow[] }>(
      `select ${ROW}, coalesce(v.description, '') as description, v.exam_minutes, q.listed, ${history},
              coalesce((select jsonb_agg(${FROZEN} order by r.n)
                 from jsonb_array_elements(v.questions) with ordinality as r (value, n)
                 join quizzes.questions k on k.question_id = r.value->>'question_id'
                  and k.revision = (r.value->>'revision')::int), '[]') as content
         ${SEEN} and q.quiz_id = $1`,
      [input.id],
    )
    return quiz === undefined ? reject('QUIZ_NOT_FOUND') : { ...quiz, content: quiz.content.map(withFaults) }
  }),

  answer(countQuizRequests, ['quizzes'], async ({ sql }) => {
    const [row] = await sql<{ readonly waiting: number }>(
      'select count(*)::int as waiting from quizzes.quizzes where waiting is not null',
    )
    return { waiting: row?.waiting ?? 0 }
  }),
]
