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
import { bothWays } from '../kernel/both-ways.ts'
import { all, either, parameters } from '../kernel/conditions.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { toSearchText } from '../kernel/typed.ts'
import { termsOf, wordsWanted } from '../offers/index.ts'
import { peopleNamed } from '../profiles/index.ts'
import { CORRECTED, FROZEN, type KeyedRow, withFaults, withNewestKey } from './queries.ts'

const STATES = {
  waiting: "q.state in ('waiting', 'listed_waiting')",
  listed: "q.state in ('listed', 'listed_waiting', 'listed_rejected')",
  rejected: "q.state in ('rejected', 'listed_rejected')",
  // its author takes it off without a reason
  taken_down: "q.state = 'draft' and q.reason is not null",
} as const

/** What staff look at: the version that waits, else the listed one, else the newest. A draft is its author's alone. */
const ROW = `q.quiz_id as id, coalesce(v.title, '') as title, v.subject_id, v.level, v.difficulty, v.language, q.state,
  v.version, v.length as questions, jsonb_build_object('id', q.author_id, 'name', p.name) as author,
  q.reason, q.sent_at`
const SEEN = `
  join quizzes.versions v on v.quiz_id = q.quiz_id and v.version = coalesce(q.waiting, q.listed, q.frozen)
  left join profiles.people p on p.user_id = q.author_id`
/** Each half stands in an index. */
const WAITING = { of: 'q.waiting is not null', by: 'q.sent_at, q.quiz_id' }
const DECIDED = { of: 'q.waiting is null and q.sent_at is not null', by: 'q.sent_at desc, q.quiz_id' }
const QUIZZES = { of: 'quizzes.quizzes q' }
/** Of which there are ten times as many. */
const QUESTIONS = { of: 'quizzes.questions k', probe: { rows: 1_000, fit: 4 } }
/** Each is the order of an index, forwards or backwards. */
const ORDER = bothWays({ sent_at: 'q.sent_at', state: ['q.state', 'q.sent_at'] }, 'q.quiz_id')
const BY_TURN = `q.waiting is null, case when q.waiting is not null then q.sent_at end, ${DECIDED.by}`

/** Rows that anybody pages to: whoever looks for more narrows the list. */
const LISTED_MAX = 1_000

/** The back office's section of quizzes (ADM-02, QUI-02). */
export const quizRequestQueryHandlers = [
  answerPage(listQuizRequests, ['quizzes', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE, LISTED_MAX)
    const authors = await peopleNamed(sql, input.q)
    const { where, gathered, params } = requestsWhere(input, authors.ids)
    const half = ({ of: window, by }: typeof WAITING) =>
      firstHits({ ...QUIZZES, window, where, gathered, by, count: page.offset + page.limit }, input.q)
    const { sort = 'turn' } = input
    const [found, by] =
      sort === 'turn'
        ? [`(${half(WAITING)}) union all (${half(DECIDED)})`, BY_TURN]
        : [half({ of: 'q.sent_at is not null', by: ORDER[sort] }), ORDER[sort]]
    const rows = await sql<QuizRequestRowView>(
      `select ${ROW}
         from (select * from (${found}) q order by ${by} limit ${page.limit} offset ${page.offset}) q
         ${SEEN} order by ${by}`,
      params,
    )
    return page.of(rows, authors)
  }),

  answer(getQuizRequest, ['quizzes', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('quizzes.history', 'h.quiz_id = q.quiz_id', "'version', h.version")
    const [quiz] = await sql<Omit<QuizRequestView, 'content'> & { readonly content: readonly KeyedRow[] }>(
      `select ${ROW}, coalesce(v.description, '') as description, v.exam_minutes, q.listed, ${history},
              coalesce((select jsonb_agg(${FROZEN} || jsonb_build_object('key', c.key) order by r.n)
                 from jsonb_array_elements(v.questions) with ordinality as r (value, n)
                 join quizzes.questions k on k.question_id = r.value->>'question_id'
                  and k.revision = (r.value->>'revision')::int ${CORRECTED}), '[]') as content
         from quizzes.quizzes q ${SEEN} where q.quiz_id = $1 and q.sent_at is not null`,
      [input.id],
    )
    return quiz === undefined
      ? reject('QUIZ_NOT_FOUND')
      : { ...quiz, content: quiz.content.map((row) => withFaults(withNewestKey(row))) }
  }),

  answerPage(listAllQuestions, ['quizzes', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE, LISTED_MAX)
    const authors = await peopleNamed(sql, input.q)
    const { where, params } = questionsWhere(input, authors.ids)
    const by = 'k.frozen_at desc, k.question_id, k.revision'
    const window = input.subject_id === undefined ? 'true' : 'k.subject_id = $1'
    const count = page.offset + page.limit
    const found = firstHits({ ...QUESTIONS, window, where, by, count }, input.q)
    const rows = await sql<QuestionRowView>(
      `select k.question_id as id, k.revision, k.type, k.level, k.subject_id, k.content->>'prompt' as prompt,
              jsonb_build_object('id', q.quiz_id, 'title', coalesce(q.title, ''), 'is_sent', q.sent_at is not null)
                as quiz,
              held.versions, coalesce(q.listed = any(held.versions), false) as is_listed,
              jsonb_build_object('id', k.author_id, 'name', p.name) as author
         from (select * from (${found}) k order by ${by} limit ${page.limit} offset ${page.offset}) k
         join quizzes.quizzes q on q.quiz_id = k.quiz_id
         left join profiles.people p on p.user_id = k.author_id
         cross join lateral (
           select coalesce(array_agg(v.version order by v.version), '{}') as versions from quizzes.versions v
            where v.quiz_id = k.quiz_id and v.questions @>
                  jsonb_build_array(jsonb_build_object('question_id', k.question_id, 'revision', k.revision))) held
        order by ${by}`,
      params,
    )
    return page.of(rows, authors)
  }),

  answer(countQuizRequests, ['quizzes'], async ({ sql }) => {
    const [row] = await sql<{ readonly waiting: number }>(
      'select count(*)::int as waiting from quizzes.quizzes where waiting is not null',
    )
    return { waiting: row?.waiting ?? 0 }
  }),
]

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
function requestsWhere({ q = '', state }: InputOf<typeof listQuizRequests>, authors: readonly string[]) {
  const { param, params } = parameters()
  const typed = toSearchText(q)
  // of a few words, each of which may be that of nearly all or none: only a plan for this one knows
  const ofState = state === undefined ? null : STATES[state]
  const words = wordsWanted('q.words', q, param)
  const others = [
    authors.length === 0 ? null : `q.author_id = any(${param(authors)})`,
    ...(typed === null ? [] : ['q.quiz_id', 'q.author_id'].map((column) => `${column} = ${param(typed)}`)),
  ]
  const whereOf = (text: string | null) => all([ofState, either([text, ...others])])
  return { where: whereOf(words?.fits ?? null), gathered: whereOf(words?.gathered ?? null), params }
}

function questionsWhere(
  { q = '', subject_id, level, type }: InputOf<typeof listAllQuestions>,
  authors: readonly string[],
) {
  const { param, params } = parameters()
  const terms = termsOf(q)
  const typed = toSearchText(q)
  return {
    where: all([
      subject_id === undefined ? null : `k.subject_id = ${param(subject_id)}`,
      either([
        terms === null ? null : `k.words @@ (select to_tsquery('simple', ${param(terms)}))`,
        authors.length === 0 ? null : `k.author_id = any(${param(authors)})`,
        typed === null ? null : `k.author_id = ${param(typed)}`,
      ]),
      level === undefined ? null : `k.level = ${param(level)}`,
      type === undefined ? null : `k.type = ${param(type)}`,
    ]),
    params,
  }
}
