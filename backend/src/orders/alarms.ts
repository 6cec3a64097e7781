import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { type Alarm, type AlarmChange, rejectionOf } from '../kernel/policy.ts'
import { type OrderCommand, orderDecider } from './order.ts'

type Placed = EventOf<typeof e.OrderPlaced>['data']

/** What is not answered lapses; before that the teacher is reminded twice (ORD-02). */
export const orderAlarms: readonly Alarm[] = [
  alarm(
    'orders.expire',
    ({ terms }) => terms.expires_at,
    (now) => ({ do: 'expire', now }),
  ),
  alarm(
    'orders.nudge-half',
    ({ terms }) => terms.nudges_at[0],
    () => ({ do: 'nudge', nudge: 1 }),
  ),
  alarm(
    'orders.nudge-last',
    ({ terms }) => terms.nudges_at[1],
    () => ({ do: 'nudge', nudge: 2 }),
  ),
]

function alarm(
  name: string,
  dueAt: (placed: Placed) => string | undefined,
  commandAt: (now: number) => OrderCommand,
): Alarm {
  return {
    name,
    set: {
      [e.OrderPlaced.name]: (event) => {
        const placed = event.data as unknown as Placed
        const due_at = dueAt(placed)
        return due_at === undefined ? null : { key: placed.order_id, due_at }
      },
      [e.OrderAccepted.name]: offWhenClosed,
      [e.OrderRejected.name]: offWhenClosed,
      [e.OrderCancelled.name]: offWhenClosed,
    },
    ring: async ({ key: order_id, now }, reaction) => {
      const context = reaction.context(name)
      return rejectionOf(await reaction.write.execute(orderDecider, order_id, commandAt(now), context))
    },
  }
}

function offWhenClosed({ data }: Recorded): AlarmChange | null {
  return data['status'] === 'new' ? null : { key: String(data['order_id']), off: true }
}
