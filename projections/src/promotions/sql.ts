/** Expressions of the statement around it. */
export interface PromotionOf {
  /** The offer's teacher and id, such as `v.teacher_id`. */
  readonly teacher: string
  readonly offer: string
  /** The reader's id as text, null for visitors, such as `$1::text`. */
  readonly viewer: string
  /** The day of Europe/Warsaw as a date, such as `$2::date`. */
  readonly today: string
}

/**
 * `OfferPromotionView` of an offer, or null: the best one that runs today, for somebody who has neither had a lesson
 * with this teacher nor agreed on one or asked for one. Reads the projection `promotions` alone.
 */
export function promotionOf({ teacher, offer, viewer, today }: PromotionOf): string {
  return `(
    select jsonb_build_object('id', m.promotion_id, 'promotion_type', m.promotion_type, 'percentage', m.percentage,
             'end_date', m.end_date::text, 'description', m.description)
      from promotions.promotions m
     where m.teacher_id = ${teacher}
       and m.ended_on is null and m.start_date <= ${today} and (m.end_date is null or m.end_date >= ${today})
       and (m.offer_ids is null or ${offer} = any (m.offer_ids))
       and m.teacher_id is distinct from ${viewer}
       and not exists (select from promotions.done_lessons d where d.student_id = ${viewer}
         and d.teacher_id = m.teacher_id)
       and not exists (select from promotions.booked_lessons b where b.student_id = ${viewer}
         and b.teacher_id = m.teacher_id)
       and not exists (select from promotions.open_orders w where w.student_id = ${viewer}
         and w.teacher_id = m.teacher_id)
     order by m.percentage desc, m.created_at, m.promotion_id
     limit 1)`
}

/** Of promotion `m`, with today in `$2`: `PROMOTION_GRAPH`'s state. */
export const STATUS = `case
  when m.ended_on is not null or m.end_date < $2::date then 'finished'
  when m.start_date > $2::date then 'new' else 'active' end`
