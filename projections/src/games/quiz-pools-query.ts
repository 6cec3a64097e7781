import { getQuizPools } from '@kredka/contracts/games/endpoints'
import { ALL_SUBJECTS, QUESTIONS } from '@kredka/contracts/games/snake-quiz/rules'
import type { QuizPoolsView } from '@kredka/contracts/games/views'
import { LEVELS, type Level } from '@kredka/contracts/offers/rules'
import { answer } from '../kernel/query.ts'

interface CountRow {
  readonly subject: string
  readonly level: Level
  readonly questions: number
}
/** Of each subject and level as many rows of an index as a run needs, however many there are. */
const COUNTS = `
  select s.subject, l.level, c.questions
    from (select distinct subject_id as subject from quizzes.listed where language = $1) s
    cross join unnest($2::text[]) l (level)
    cross join lateral (
      select count(*)::int as questions from (
        select from quizzes.drawable q
         join profiles.people p on p.user_id = q.author_id and not p.blocked and not p.withdrawn
         where q.language = $1 and q.subject_id = s.subject and q.level = l.level and q.fits_tiles
         limit ${QUESTIONS}) q) c
   where c.questions > 0`

/** Where there are enough questions for a run of snake-quiz (GAM-07). */
export const answerQuizPools = answer(getQuizPools, ['quizzes', 'profiles'], async ({ sql, input: { language } }) => {
  const counts = await sql<CountRow & Record<string, unknown>>(COUNTS, [language, LEVELS])
  const subjects = [...new Set(counts.map(({ subject }) => subject))].sort()
  const pools = [ALL_SUBJECTS, ...subjects].flatMap((subject) =>
    LEVELS.filter((level) => countOf(counts, subject, level) >= QUESTIONS).map((level) => ({ subject, level })),
  )
  return { pools } satisfies QuizPoolsView
})

/** What fits any level fits every one; of any level is all. */
function countOf(counts: readonly CountRow[], subject: string, level: Level): number {
  return counts
    .filter((row) => subject === ALL_SUBJECTS || row.subject === subject)
    .filter((row) => level === 'any' || row.level === level || row.level === 'any')
    .reduce((sum, { questions }) => sum + questions, 0)
}
