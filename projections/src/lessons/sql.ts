import { iso } from '../postgres/postgres.ts'

/** Pieces of SQL that several statements about lessons share. `$1` is the viewer, `$2` is now. */

/** Lesson `l` with its words `w`, the other person `p`, an open proposal `m`, the report `r` and the payment `pay`. */
export const LESSONS = `
  from lessons.lessons l
  join lessons.words w on w.lesson_id = l.lesson_id
  join profiles.people p on p.user_id = case when l.teacher_id = $1 then l.student_id else l.teacher_id end
  left join lessons.moves m on m.lesson_id = l.lesson_id and m.lapses_at > $2 and l.state = 'booked'
  left join lessons.problems r on r.lesson_id = l.lesson_id
  left join payments.payments pay on pay.payment_id = l.payment_id`

/** Of `LESSONS`, `LessonRowView`. */
export const ROW = `l.lesson_id as id, l.order_id, l.offer_id,
  case when l.teacher_id = $1 then 'teacher' else 'student' end as role,
  l.status, l.state = 'booked' and l.ends_at <= $2 as expired,
  l.subject_id, l.level,
  jsonb_build_object('id', p.user_id, 'name', p.name, 'picture_url', p.picture_url) as other,
  l.starts_at, l.ends_at, l.date, l.time, l.timezone, l.duration, l.place, l.online_tool, l.amount, l.currency,
  pay.state as payment_status,
  case when m.lesson_id is not null then jsonb_build_object('by', m.by, 'starts_at', ${iso('m.starts_at')},
    'ends_at', ${iso('m.ends_at')}, 'note', m.note, 'proposed_at', ${iso('m.proposed_at')},
    'lapses_at', ${iso('m.lapses_at')}) end as move,
  r.state as problem_state,
  case when l.state = 'cancelled' then jsonb_build_object('by', l.cancelled_by, 'at', ${iso('l.cancelled_at')},
    'late', l.cancelled_late, 'absent', l.absent, 'why', l.cancelled_why, 'reason', w.cancel_reason) end as cancelled`

/**
 * Of `LESSONS`, what stands on the page of a lesson beside its row; `offer_title` and the link are looked up elsewhere.
 */
export const MORE = `l.list_amount, l.cancellation_hours, l.payment_id, l.booked_at, l.teacher_id,
  case when l.state = 'done' then jsonb_build_object('at', ${iso('l.done_at')}, 'by', l.done_by) end as done,
  w.teacher_address, w.student_address, w.note, w.homework, w.topics, w.noted_at`

/** Report `r` as `LessonProblemView`. */
export const PROBLEM = `jsonb_build_object('state', r.state, 'kind', r.kind, 'by', r.by, 'text', r.text,
  'reported_at', ${iso('r.reported_at')}, 'answer_by', ${iso('r.answer_by')},
  'answer', case when r.answered_at is not null then jsonb_build_object('agrees', r.answer_agrees, 'text', r.answer_text,
    'at', ${iso('r.answered_at')}) end,
  'decision', case when r.decided_at is not null then jsonb_build_object('outcome', r.outcome,
    'by_staff', r.decided_by_staff, 'reason', r.decision_reason, 'at', ${iso('r.decided_at')}) end)`
