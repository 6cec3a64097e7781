import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { QUIZ_LENGTHS, type QuizSort } from '@kredka/contracts/quizzes/rules'
import type { QuizCardView } from '@kredka/contracts/quizzes/views'
import { all, parameters } from '../kernel/conditions.ts'
import { pageOf } from '../kernel/paging.ts'
import { answerPage } from '../kernel/query.ts'
import { textHits } from '../kernel/text-hits.ts'
import { excerptOf, wordsWanted } from '../offers/index.ts'
import { AUTHOR, termsOfQuiz, type Unslugged, withSlug } from './columns.ts'

type Input = InputOf<typeof listQuizzes>

/** Each stands in an index, but how well something fits a text. */
const SORTS: Readonly<Record<Exclude<QuizSort, 'relevance'>, string>> = {
  newest: 'l.added_at desc, l.quiz_id',
  popular: 'l.plays desc, l.added_at desc, l.quiz_id',
  easiest: 'l.difficulty, l.added_at desc, l.quiz_id',
  hardest: 'l.difficulty desc, l.added_at desc, l.quiz_id',
}
/** Rows that anybody pages to: whoever looks for more narrows the list. */
const LISTED_MAX = 1_000
/** Of what fits a text, so many of the first are found; they are what stands in the order of how well they do. */
const FOUND_MAX = 80
const LISTED = {
  of: 'quizzes.listed l',
  join: 'join profiles.people p on p.user_id = l.author_id and not p.blocked and not p.withdrawn',
  probe: { rows: 500, fit: 15 },
}

/** The public list (QUI-01): its first rows take their time from an index, not from how many quizzes there are. */
export const browseQueryHandler = answerPage(listQuizzes, ['quizzes', 'profiles'], async ({ sql, input }) => {
  const { text, subject, where, gathered, params } = conditionsOf(input)
  const sort = input.sort ?? (text === null ? 'newest' : 'relevance')
  const isRanked = sort === 'relevance' && text !== null
  const page = pageOf(input, DEFAULT_PAGE_SIZE, text === null ? LISTED_MAX : FOUND_MAX)
  const by = SORTS[sort === 'relevance' ? 'newest' : sort]
  const count = isRanked ? FOUND_MAX : page.offset + page.limit
  const order = isRanked ? `ts_rank(l.words, (select to_tsquery('simple', $1))) desc, ${by}` : by
  const window = by === SORTS.newest ? subject : 'true'
  const hits =
    text === null
      ? `select l.* from ${LISTED.of} ${LISTED.join} where ${where} order by ${by} limit ${count}`
      : textHits({ ...LISTED, window, isPart: window !== 'true', where, gathered, by, count })
  const rows = await sql<Unslugged<QuizCardView> & { readonly excerpt: string }>(
    `select l.quiz_id as id, v.title, v.description as excerpt, ${termsOfQuiz('l')}, l.length as questions,
            ${AUTHOR} as author, l.plays, l.added_at
       from (select * from (${hits}) l order by ${order} limit ${page.limit} offset ${page.offset}) l
       join quizzes.versions v on v.quiz_id = l.quiz_id and v.version = l.version
       join profiles.people p on p.user_id = l.author_id
      order by ${order}`,
    params,
  )
  return page.of(rows.map((row) => withSlug({ ...row, excerpt: excerptOf(row.excerpt) })))
})

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
function conditionsOf({ q = '', subject_id, level, difficulty, language, length }: Input) {
  const { param, params } = parameters()
  const text = wordsWanted('l.words', q, param)
  const subject = subject_id === undefined ? null : `l.subject_id = ${param(subject_id)}`
  const given: readonly (string | null)[] = [
    subject,
    level === undefined ? null : `l.level in (${param(level)}, 'any')`,
    difficulty === undefined ? null : `l.difficulty = ${param(difficulty)}`,
    language === undefined ? null : `l.language = ${param(language)}`,
    // of three, each of which may hold nearly all or none: only a plan for this one knows
    length === undefined ? null : `l.length between ${QUIZ_LENGTHS[length].join(' and ')}`,
  ]
  return {
    text,
    subject: subject ?? 'true',
    where: all([text?.fits ?? null, ...given]),
    gathered: all([text?.gathered ?? null, ...given]),
    params,
  }
}
