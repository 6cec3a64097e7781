import type { AttemptView } from '@kredka/contracts/attempts/views'
import { slugOf } from '@kredka/contracts/kernel/slug'

/** Null where the attempt is of several quizzes, or the author is forgotten. */
export const QUIZ = `case when v.title is null then null else jsonb_build_object('id', v.quiz_id, 'title', v.title,
  'subject_id', v.subject_id, 'level', v.level, 'difficulty', v.difficulty, 'language', v.language,
  'exam_minutes', v.exam_minutes) end as quiz`
export const OF_QUIZ = 'left join quizzes.versions v on v.quiz_id = a.quiz_id and v.version = a.version'
export type QuizRow = Omit<NonNullable<AttemptView['quiz']>, 'slug'> | null

export function withSlug(quiz: QuizRow): AttemptView['quiz'] {
  return quiz === null ? null : { ...quiz, slug: slugOf(quiz.title) }
}

/**
 * Until when what is right in the attempt `a` is kept from a reader, as an assignment hides one of its quizzes (QUI-10).
 * @param reader,now of the statement's parameters
 */
export const hiddenUntil = (reader: string, now: string) => `(select max(h.until) from attempts.concealed h
  where h.player_id = ${reader} and h.until > ${now}
    and exists (select from attempts.played p where p.attempt_id = a.attempt_id and p.quiz_id = h.quiz_id))`
