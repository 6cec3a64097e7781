import { orderEvents as e } from '@kredka/contracts/orders/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** Both sides see it; what one takes off their list stays with the other. */
export const orderHints: Hints = hints(Object.values(e), ({ data: { teacher_id, student_id, order_id } }) =>
  [teacher_id, student_id].map((person) => ({ to: { person }, entity: 'order', id: order_id })),
)
