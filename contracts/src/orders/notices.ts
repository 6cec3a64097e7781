import { notice, URGENT } from '../kernel/notices.ts'
import { Count, Id, Instant, Obj, OneOf, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { DATES_MAX, PROPOSAL_STEPS } from './rules.ts'

const Dates = Type.Integer({ minimum: 1, maximum: DATES_MAX })
const order = {
  order_id: Id,
  offer_id: Id,
  offer_subject: SubjectRef,
  starts_at: Instant,
  /** How many dates it tells of, and of how many; notices from before each date lapsed alone lack them. */
  dates: Type.Optional(Dates),
  of: Type.Optional(Dates),
  /** Which event of the order it tells. */
  revision: Type.Optional(Count),
}
const example = {
  order_id: '01jd0000000000000000000001',
  offer_id: '01jd0000000000000000000002',
  offer_subject: 'maths',
  starts_at: '2026-11-20T09:00:00.000Z',
}

export const ordersNotices = {
  order_received: notice(URGENT, Obj(order), example),
  order_accepted: notice(URGENT, Obj(order), { ...example, dates: 1, of: 2 }),
  order_rejected: notice(URGENT, Obj(order), example),
  /**
   * `role`: the addressee's part in it. `expired`: the teacher did not answer in time; `unanswered`: the student did
   * not answer the teacher's proposal.
   */
  order_cancelled: notice(
    URGENT,
    Obj({ ...order, role: OneOf(['teacher', 'student']), why: OneOf(['cancelled', 'expired', 'unanswered']) }),
    { ...example, role: 'teacher', why: 'expired' },
  ),
  /**
   * `starts_at`: the first of the proposed times; `expires_at`: when the proposal lapses, while it can be answered. The
   * student is told of a proposal that comes or goes, or is about to lapse.
   */
  order_proposal: notice(
    URGENT,
    Obj({
      ...order,
      role: OneOf(['teacher', 'student']),
      step: OneOf(PROPOSAL_STEPS),
      expires_at: Type.Optional(Instant),
    }),
    { ...example, role: 'student', step: 'proposed', expires_at: '2026-11-19T09:00:00.000Z' },
  ),
  order_nudge: notice(URGENT, Obj({ ...order, expires_at: Instant }), {
    ...example,
    expires_at: '2026-11-19T09:00:00.000Z',
  }),
}
