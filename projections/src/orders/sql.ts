import { iso } from '../postgres/postgres.ts'

/** Pieces of SQL that several statements of the orders share. `$1` is the viewer. */

/** How order `o` shows to the viewer. */
export const STATUS = `case when (o.teacher_id = $1 and o.removed_by_teacher) or (o.student_id = $1
  and o.removed_by_student)
  then 'removed' else o.status end`

export const ROLE = `case when o.teacher_id = $1 then 'teacher' else 'student' end`

/** A date counts for what is to be paid while it may still become a lesson, or has. */
const COUNTS = "filter (where status in ('accepted', 'new'))"

/** All of an order's dates `d`: as the row shows them, and what they come to. */
const DATES = `
  cross join lateral (
    select jsonb_agg(jsonb_build_object('lesson_id', lesson_id, 'starts_at', ${iso('starts_at')}, 'ends_at',
      ${iso('ends_at')},
        'date', date, 'time', time, 'list_amount', list_amount, 'amount', amount, 'status', status,
        'expires_at', ${iso('expires_at')}, 'cancelled_why', cancelled_why) order by starts_at) as dates,
      coalesce(sum(list_amount) ${COUNTS}, 0)::int as list_amount, coalesce(sum(amount) ${COUNTS}, 0)::int as amount,
      coalesce(min(expires_at) filter (where status = 'new'), max(expires_at)) as expires_at
    from orders.dates where order_id = o.order_id
  ) d`

/** The proposal of other times that was made last, with its times; null where there is none. */
const PROPOSAL = `(select jsonb_build_object('id', r.proposal_id, 'state', r.state,
    'times', (select jsonb_agg(jsonb_build_object('lesson_id', lesson_id, 'starts_at', ${iso('starts_at')},
        'ends_at', ${iso('ends_at')}, 'date', date, 'time', time) order by starts_at)
      from orders.proposed_times where order_id = o.order_id),
    'proposed_at', ${iso('r.proposed_at')}, 'lapses_at', ${iso('r.lapses_at')}, 'note', r.note, 'reason', r.reason)
  from orders.proposals r where r.order_id = o.order_id)`

/** Whether order `o`, which is open, awaits the student's answer rather than the teacher's. */
export const PROPOSED = "exists (select from orders.proposals r where r.order_id = o.order_id and r.state = 'open')"

/** Whether open order `o` awaits the viewer's own answer. */
export const MINE = `(o.status = 'new' and case when o.teacher_id = $1 then not ${PROPOSED} else ${PROPOSED} end)`

/**
 * Orders `o` of the viewer with their dates `d`, the other person `p`, the offer's visible version `v` (none where it
 * is gone) and what teacher `tw` and student `sw` wrote.
 */
export const ORDERS = `
  from orders.orders o
  join profiles.people p on p.user_id = case when o.teacher_id = $1 then o.student_id else o.teacher_id end
  join orders.words tw on tw.order_id = o.order_id and tw.user_id = o.teacher_id
  join orders.words sw on sw.order_id = o.order_id and sw.user_id = o.student_id
  left join offers.versions v on v.offer_id = o.offer_id and v.visible ${DATES}`

/** Whose order `o` is. */
export const OF_VIEWER = '(o.teacher_id = $1 or o.student_id = $1)'

/** Of `ORDERS`, `OrderRowView`. */
export const ROW = `o.order_id as id, ${ROLE} as role, ${STATUS} as status,
  jsonb_build_object('id', p.user_id, 'name', p.name, 'picture_url', p.picture_url) as other,
  o.offer_id, v.slug as offer_slug, o.subject_id, o.level, o.duration, o.place, o.online_tool, o.currency,
    d.list_amount, d.amount,
  d.dates, ${PROPOSAL} as proposal, o.weekly, o.ordered_at, d.expires_at, o.closed_at,
  tw.reason as rejection_reason, o.cancelled_why`

/** Of `ORDERS`, `OrderView`. The student's address is the teacher's to see once a date is accepted (OFR-01). */
export const DETAIL = `${ROW}, o.teacher_id, o.student_id, o.offer_version, o.timezone, o.cancellation_hours,
  o.percentage,
  sw.message, case when o.student_id = $1 or o.accepted then sw.address end as student_address, tw.address
    as teacher_address,
  tw.message as note, sw.reason as cancel_reason, o.accepted as phone_open`
