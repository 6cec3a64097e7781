import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { proposalNudgeAt } from '@kredka/contracts/orders/rules'
import { due, off } from '../kernel/alarm-set.ts'
import { type Alarm, type AlarmChange, type Reaction, rejectionOf } from '../kernel/policy.ts'
import { type OrderCommand, orderDecider } from './order.ts'

type Dates = EventOf<typeof e.OrderPlaced>['data']['terms']['dates']

/** Whatever ends a proposal. */
const offWithProposal = {
  ...off(e.OrderTimesTaken, e.OrderTimesDeclined, e.OrderTimesWithdrawn, e.OrderTimesLapsed),
  ...off(e.OrderAccepted, e.OrderRejected, e.OrderCancelled),
}

/** A date that is not answered lapses; before that the teacher is reminded of it twice (ORD-02), the student of a proposal once. */
export const orderAlarms: readonly Alarm[] = [
  alarm(
    'orders.expire',
    ({ expires_at }) => expires_at,
    (now) => ({ do: 'expire', now }),
  ),
  alarm(
    'orders.nudge-half',
    ({ nudges_at }) => nudges_at[0],
    (now) => ({ do: 'nudge', nudge: 1, now }),
  ),
  alarm(
    'orders.nudge-last',
    ({ nudges_at }) => nudges_at[1],
    (now) => ({ do: 'nudge', nudge: 2, now }),
  ),
  {
    name: 'orders.lapse-times',
    set: {
      ...due(e.OrderTimesProposed, ({ data }) => data.lapses_at),
      ...offWithProposal,
    },
    fire: ({ key, now }, reaction) => execute(key, { do: 'lapse', now }, 'orders.lapse-times', reaction),
  },
  {
    name: 'orders.nudge-times',
    set: {
      ...due(e.OrderTimesProposed, ({ data, metadata }) => {
        const at = proposalNudgeAt(Date.parse(metadata.occurred_at), Date.parse(data.lapses_at))
        return at === null ? null : new Date(at).toISOString()
      }),
      ...offWithProposal,
    },
    fire: ({ key, now }, reaction) => execute(key, { do: 'nudge_times', now }, 'orders.nudge-times', reaction),
  },
]

async function execute(order_id: string, command: OrderCommand, name: string, reaction: Reaction) {
  return rejectionOf(await reaction.write.execute(orderDecider, order_id, command, reaction.context(name)))
}

/**
 * One a date. The decider takes all dates together whose time has come, so that those of one time lead to one event.
 */
function alarm(
  name: string,
  dueAt: (date: Dates[number]) => string | undefined,
  commandAt: (now: number) => OrderCommand,
): Alarm {
  return {
    name,
    set: {
      [e.OrderPlaced.name]: (event) => {
        const { order_id, terms } = event.data as unknown as EventOf<typeof e.OrderPlaced>['data']
        return terms.dates.flatMap((date) => {
          const due_at = dueAt(date)
          return due_at === undefined ? [] : [{ key: keyOf(order_id, date.lesson_id), due_at }]
        })
      },
      [e.OrderAccepted.name]: offWhenAnswered,
      [e.OrderRejected.name]: offWhenAnswered,
      [e.OrderCancelled.name]: offWhenAnswered,
    },
    fire: ({ key, now }, reaction) => execute(orderOf(key), commandAt(now), name, reaction),
  }
}

function offWhenAnswered({ data }: Recorded): readonly AlarmChange[] {
  const { order_id, lesson_ids } = data as unknown as EventOf<typeof e.OrderRejected>['data']
  return lesson_ids.map((lesson_id) => ({ key: keyOf(order_id, lesson_id), off: true }))
}

function keyOf(order_id: string, lesson_id: string): string {
  return `${order_id}/${lesson_id}`
}

/** Alarms that were set while an order had one time for all its dates are named by the order alone. */
function orderOf(key: string): string {
  return key.split('/', 1)[0] ?? key
}
