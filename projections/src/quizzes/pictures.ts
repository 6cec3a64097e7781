import { type Sql, userIdOf, type Viewer } from '../kernel/query.ts'

/** What `seesQuestionPicture` draws on. */
export const QUESTION_PICTURE_READS = ['quizzes', 'attempts', 'assignments', 'quiz_rooms'] as const

/**
 * Whether a picture stands in a question that this viewer may see (QUI-01, QUI-03): in a listed version for everybody,
 * in any version for whoever has an attempt at it or assigned it, in any frozen one for staff. A room's players need no
 * account: whoever knows the picture of a question there was shown it (ROO-01).
 */
export async function seesQuestionPicture(sql: Sql, viewer: Viewer, picture_id: string): Promise<boolean> {
  const player_id = viewer.kind === 'visitor' ? (viewer.visitor_id ?? null) : userIdOf(viewer)
  const found = await sql(
    `select 1 from quizzes.questions k
      cross join jsonb_build_array(jsonb_build_object('question_id', k.question_id, 'revision', k.revision)) as named
      where k.picture_id = $1 and ($3
        or exists (select from quizzes.listed l join quizzes.versions v using (quiz_id, version)
          where l.quiz_id = k.quiz_id and v.questions @> named)
        or exists (select from quiz_rooms.asked r where r.question_id = k.question_id and r.revision = k.revision)
        or exists (select from attempts.attempts a where a.player_id = $2 and a.questions @> named)
        or exists (select from assignments.assignments g join quizzes.versions v using (quiz_id, version)
          where g.quiz_id = k.quiz_id and g.teacher_id = $2 and v.questions @> named))
      limit 1`,
    [picture_id, player_id, viewer.kind === 'admin'],
  )
  return found.length > 0
}
