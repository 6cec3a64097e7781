import { HOUR } from '@kredka/contracts/kernel/durations'
import { REVIEW_WINDOW_MS } from '@kredka/contracts/reviews/rules'
import { historyOf } from '../admin/index.ts'

/** Lessons of the two of review `r` that were done. */
const LESSONS = `(select count(*)::int from reviews.lessons l
  where l.teacher_id = r.teacher_id and l.student_id = r.student_id)`

const ANSWER = `case when r.answer is null then null
  else jsonb_build_object('text', r.answer, 'answered_at', r.answered_at, 'edited', r.answer_edited) end`

/** Review `r` by student `p` as `ReviewView`: the first name only. */
export const REVIEW = `r.review_id as id, split_part(btrim(p.name), ' ', 1) as name, r.stars, r.text, r.written_at,
  r.edited_at, r.subject_id, ${LESSONS} as lessons, ${ANSWER} as answer`

export const personOf = (alias: string) => `jsonb_build_object('id', ${alias}.user_id, 'name', ${alias}.name)`

/** `r` by student `p` as the teacher sees it. */
export const RECEIVED = `${REVIEW}, ${personOf('p')} as student, r.state,
  case when r.report = 'upheld' then null else r.report end as report`

/** `r` by student `p` about teacher `t` as a row of the back office. */
export const COMMENT_ROW = `r.tuition_id as id, ${personOf('t')} as teacher, ${personOf('p')} as student, r.subject_id,
  r.stars, r.text, r.state, coalesce(r.report = 'open', false) as reported, r.written_at, r.edited_at`

/** The rest of what staff see of one. */
export const COMMENT = `${COMMENT_ROW}, ${LESSONS} as lessons, ${ANSWER} as answer, r.hidden_reason, r.hidden_at,
  case when r.report is null then null
       else jsonb_build_object('reason', r.report_reason, 'note', r.report_note, 'reported_at', r.reported_at,
         'dismissed', r.report = 'dismissed') end as report,
  (select jsonb_agg(jsonb_build_object('version', v.version, 'stars', v.stars, 'text', v.text, 'written_at', v.written_at)
            order by v.version desc)
     from reviews.versions v where v.review_id = r.review_id) as versions,
  ${historyOf('reviews.history', 'h.tuition_id = r.tuition_id')}`

/**
 * Teachers `t` whom the student in `$1` took lessons with, sums `d` of those, and their review `r`, as `OwnReviewView`.
 */
export const OWN = `${personOf('t')} as teacher, coalesce(r.subject_id, d.subject_id) as subject_id, d.lessons,
  d.last_lesson_at, d.last_lesson_at + interval '${REVIEW_WINDOW_MS / HOUR} hours' as open_until,
  case when r.review_id is null then null
       else jsonb_build_object('id', r.review_id, 'stars', r.stars, 'text', r.text, 'written_at', r.written_at,
              'edited_at', r.edited_at, 'state', r.state, 'hidden_reason', r.hidden_reason, 'answer', ${ANSWER}) end as review`

export const OWN_FROM = `
  from (select teacher_id, student_id, count(*)::int as lessons, max(done_at) as last_lesson_at,
               (array_agg(subject_id order by done_at desc))[1] as subject_id
          from reviews.lessons where student_id = $1 group by teacher_id, student_id) d
  join profiles.people t on t.user_id = d.teacher_id
  left join reviews.reviews r on r.teacher_id = d.teacher_id and r.student_id = d.student_id`
