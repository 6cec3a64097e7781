import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { QUIZ_LENGTHS, type QuizSort } from '@kredka/contracts/quizzes/rules'
import type { QuizCardView } from '@kredka/contracts/quizzes/views'
import { pageOf } from '../kernel/paging.ts'
import { answerPage } from '../kernel/query.ts'
import { excerptOf, termsOf } from '../offers/index.ts'
import { AUTHOR, termsOfQuiz, type Unslugged, withSlug } from './columns.ts'

type Input = InputOf<typeof listQuizzes>

/** Each stands in an index, but how well something fits a text. */
const SORTS: Readonly<Record<Exclude<QuizSort, 'relevance'>, string>> = {
  newest: 'l.added_at desc, l.quiz_id',
  popular: 'l.plays desc, l.added_at desc, l.quiz_id',
  easiest: 'l.difficulty, l.added_at desc, l.quiz_id',
  hardest: 'l.difficulty desc, l.added_at desc, l.quiz_id',
}
/** Of what fits a text, so many of the newest are put in the order of how well they do. */
const RANKED = 1_000

/** The public list (QUI-01): its first rows take their time from an index, not from how many quizzes there are. */
export const browseQueryHandler = answerPage(listQuizzes, ['quizzes', 'profiles'], async ({ sql, input }) => {
  const page = pageOf(input, DEFAULT_PAGE_SIZE)
  const terms = termsOf(input.q ?? '')
  const { where, params } = conditionsOf(input, terms)
  const sort = input.sort ?? (terms === null ? 'newest' : 'relevance')
  const from = `from quizzes.listed l
      join profiles.people p on p.user_id = l.author_id and not p.blocked and not p.withdrawn
     where ${where}`
  const isRanked = sort === 'relevance' && terms !== null
  const order = SORTS[sort === 'relevance' ? 'newest' : sort]
  const hits = isRanked
    ? `select * from (select l.* ${from} order by ${order} limit ${RANKED}) l
        order by ts_rank(l.words, to_tsquery('simple', $1)) desc, ${order}`
    : `select l.* ${from} order by ${order}`
  const rows = await sql<Unslugged<QuizCardView> & { readonly excerpt: string }>(
    `select l.quiz_id as id, v.title, v.description as excerpt, ${termsOfQuiz('l')}, l.length as questions,
            ${AUTHOR} as author, l.plays, l.added_at
       from (${hits} limit ${page.limit} offset ${page.offset}) l
       join quizzes.versions v on v.quiz_id = l.quiz_id and v.version = l.version
       join profiles.people p on p.user_id = l.author_id
      order by ${isRanked ? `ts_rank(l.words, to_tsquery('simple', $1)) desc, ${order}` : order}`,
    params,
  )
  return page.of(rows.map((row) => withSlug({ ...row, excerpt: excerptOf(row.excerpt) })))
})

/** Only what is asked for is a condition: the plan of a statement with all of them could use no index. */
function conditionsOf({ subject_id, level, difficulty, language, length }: Input, terms: string | null) {
  const params: unknown[] = []
  const param = (value: unknown) => `$${params.push(value)}`
  const given: readonly (string | null)[] = [
    terms === null ? null : `l.words @@ to_tsquery('simple', ${param(terms)})`,
    subject_id === undefined ? null : `l.subject_id = ${param(subject_id)}`,
    level === undefined ? null : `l.level in (${param(level)}, 'any')`,
    difficulty === undefined ? null : `l.difficulty = ${param(difficulty)}`,
    language === undefined ? null : `l.language = ${param(language)}`,
    // of three, each of which may hold nearly all or none: only a plan for this one knows
    length === undefined ? null : `l.length between ${QUIZ_LENGTHS[length].join(' and ')}`,
  ]
  return { where: given.filter((condition) => condition !== null).join(' and ') || 'true', params }
}
