import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  countQuizRequests,
  getQuizRequest,
  listAllQuestions,
  listQuizRequests,
} from '@kredka/contracts/quizzes/endpoints'
import type { QuestionRowView, QuizRequestRowView, QuizRequestView } from '@kredka/contracts/quizzes/views'
import { historyOf } from '../admin/index.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal, toPlainSearchText, toSearchText } from '../kernel/typed.ts'
import { termsOf } from '../offers/index.ts'
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

/** People whose name is searched for, at most. */
const AUTHORS_MAX = 100
const AUTHORS = `select user_id from profiles.people where name ilike '%' || $1 || '%' or user_id = $2 limit $3`

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

  answerPage(listAllQuestions, ['quizzes', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const typed = toSearchText(input.q)
    // their ids first: so both sides of the search have an index
    const authors =
      typed === null ? [] : await sql<{ readonly user_id: string }>(AUTHORS, [literal(input.q), typed, AUTHORS_MAX])
    const { where, params } = questionsWhere(
      input,
      authors.map(({ user_id }) => user_id),
    )
    const rows = await sql<QuestionRowView>(
      `select k.question_id as id, k.revision, k.type, k.level, k.subject_id, k.content->>'prompt' as prompt,
              jsonb_build_object('id', q.quiz_id, 'title', coalesce(q.title, ''), 'is_sent', q.sent_at is not null)
                as quiz,
              held.versions, coalesce(q.listed = any(held.versions), false) as is_listed,
              jsonb_build_object('id', k.author_id, 'name', p.name) as author
         from quizzes.questions k
         join quizzes.quizzes q on q.quiz_id = k.quiz_id
         left join profiles.people p on p.user_id = k.author_id
         cross join lateral (
           select coalesce(array_agg(v.version order by v.version), '{}') as versions from quizzes.versions v
            where v.quiz_id = k.quiz_id and v.questions @>
                  jsonb_build_array(jsonb_build_object('question_id', k.question_id, 'revision', k.revision))) held
        where ${where}
        order by k.frozen_at desc, k.question_id, k.revision
        limit ${page.limit} offset ${page.offset}`,
      params,
    )
    return page.of(rows)
  }),

  answer(countQuizRequests, ['quizzes'], async ({ sql }) => {
    const [row] = await sql<{ readonly waiting: number }>(
      'select count(*)::int as waiting from quizzes.quizzes where waiting is not null',
    )
    return { waiting: row?.waiting ?? 0 }
  }),
]

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
function questionsWhere(
  { q = '', subject_id, level, type }: InputOf<typeof listAllQuestions>,
  authors: readonly string[],
) {
  const params: unknown[] = []
  const param = (value: unknown) => `$${params.push(value)}`
  const terms = termsOf(q)
  const ofText = terms === null ? null : `k.words @@ to_tsquery('simple', ${param(terms)})`
  const ofAuthors = authors.length === 0 ? null : `k.author_id = any(${param(authors)})`
  const either = [ofText, ofAuthors].filter((condition) => condition !== null)
  const all = [
    either.length === 0 ? null : `(${either.join(' or ')})`,
    subject_id === undefined ? null : `k.subject_id = ${param(subject_id)}`,
    level === undefined ? null : `k.level = ${param(level)}`,
    type === undefined ? null : `k.type = ${param(type)}`,
  ].filter((condition) => condition !== null)
  return { where: all.join(' and ') || 'true', params }
}
