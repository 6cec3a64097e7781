import { promotionEvents } from '@kredka/contracts/promotions/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The teacher's own list; whoever looks at an offer reads its price anew when they come again. */
export const promotionHints: Hints = hints(Object.values(promotionEvents), ({ data }) => [
  { to: { person: data.teacher_id }, entity: 'promotion', id: data.promotion_id },
])
