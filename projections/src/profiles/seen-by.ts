/** Two who have a chat, or the viewer teaches `p` or was asked to: `$2` is the viewer, null for visitors. */
export const KNOWS_STUDENT = `(exists (select from chat.members c where c.user_id = $2 and c.other_id = p.user_id)
  or exists (select from orders.orders o where o.teacher_id = $2 and o.student_id = p.user_id))`

/**
 * Who sees name and picture of person `p` (PRO-01): of a teacher everybody, of others whoever shares a chat or an order
 * with them.
 */
export const SEEN_BY = `(p.teaches or not p.blocked and (p.user_id = $2 or ${KNOWS_STUDENT}
  or exists (select from orders.orders o where o.teacher_id = p.user_id and o.student_id = $2)))`

/** What `SEEN_BY` draws on. */
export const SEEN_BY_READS = ['profiles', 'chat', 'orders'] as const
