import type { Drawn, DrawQuestions } from '@kredka/contracts/quizzes/drawing'
import type { Queryable } from '../postgres/postgres.ts'
import { sqlOf } from '../postgres/postgres.ts'

/** As many lots as 28 bits tell apart. */
const LOTS = 2 ** 28

/**
 * Questions of listed quizzes, some of each subject and level, from a random lot on and round to the first: a few
 * rows of an index each, however many questions there are (QUI-06). A read model may lag: whoever uses them asks the
 * quizzes.
 */
export function createDrawing(pool: Queryable): DrawQuestions {
  const sql = sqlOf(pool)
  return ({ subject_ids, levels, language, start, each, fits_tiles }) => {
    const FITS = fits_tiles === true ? 'and q.fits_tiles' : ''
    return sql<Drawn & object>(
      `select d.quiz_id, d.version, d.question_id
         from unnest($1::text[]) s (subject_id) cross join unnest($2::text[]) l (level)
         cross join lateral (
           (select 0 as turn, q.* from quizzes.drawable q
             where q.language = $3 and q.subject_id = s.subject_id and q.level = l.level and q.lot >= $4 ${FITS}
             order by q.lot limit $5)
           union all
           (select 1, q.* from quizzes.drawable q
             where q.language = $3 and q.subject_id = s.subject_id and q.level = l.level and q.lot < $4 ${FITS}
             order by q.lot limit $5)
           order by turn, lot limit $5) d
         join profiles.people p on p.user_id = d.author_id and not p.blocked and not p.withdrawn
        order by d.question_id`,
      [subject_ids, levels, language, Math.floor(start * LOTS), each],
    )
  }
}
