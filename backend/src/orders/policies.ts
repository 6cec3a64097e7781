import { accountEvents } from '@kredka/contracts/accounts/events'
import { timeEvents } from '@kredka/contracts/calendar/events'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { calendarDecider } from '../calendar/index.ts'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { orderDecider } from './order.ts'

/**
 * The open orders of somebody who may no longer take or place any. It only says whom to look at; whether an order is
 * open is decided by its own stream.
 */
export type OpenOrders = (user_id: string, side: 'both' | 'teacher') => Promise<readonly string[]>

/** An order follows from the time that its teacher's calendar holds, before the answer goes out (ORD-01). */
export const placeHeld: Policy = {
  name: 'orders.place',
  inline: true,
  on: when(timeEvents.TimeHeld, async ({ data }, reaction) => {
    const { order_id, teacher_id, student_id, terms, message, address } = data
    const about = { order_id, offer_id: terms.offer_id, teacher_id, student_id }
    const command = { do: 'place', about, terms, message, address } as const
    // the policy only carries out what the student asked for: the order's history begins with them
    const context = { ...reaction.context('orders.place'), actor: { kind: 'user', id: student_id } } as const
    return rejectionOf(await reaction.write.execute(orderDecider, order_id, command, context))
  }),
}

/**
 * The student takes the times that the calendar keeps free for them. Where the order has no such proposal any more, as
 * it lapsed or was withdrawn in that moment, they are free again.
 */
export function takeProposed({ streams }: Pick<Tools, 'streams'>): Policy {
  return {
    name: 'orders.take-times',
    inline: true,
    on: when(timeEvents.ProposedTimesHeld, async ({ data }, reaction) => {
      const { order_id, teacher_id, student_id, proposal_id, times, decided_at } = data
      const events = await streams.read(streamOf(orderDecider.category, order_id))
      const proposed = last(events, orderEvents.OrderTimesProposed)?.data
      const { note = null, address = null } = proposed?.proposal_id === proposal_id ? proposed : {}
      const slots = Object.fromEntries(times.map(({ lesson_id, slot }) => [lesson_id, slot.slot_id]))
      const now = Date.parse(decided_at)
      const command = { do: 'take', student_id, proposal_id, slots, note, address, now } as const
      // the policy only carries out what the student said
      const context = { ...reaction.context('orders.take'), actor: { kind: 'user', id: student_id } } as const
      const outcome = await reaction.write.execute(orderDecider, order_id, command, context)
      if (!isRejection(outcome)) return undefined
      const slot_ids = Object.values(slots)
      const free = { do: 'free', teacher_id, slot_ids, why: 'move_withdrawn', decided_at } as const
      const given = reaction.context('calendar.free', 'refused')
      return rejectionOf(await reaction.write.execute(calendarDecider, teacher_id, free, given))
    }),
  }
}

/** Who leaves, and who may not teach any more, leaves no order open (ACC-08, PRO-03). */
export function closeOpen(openOrders: OpenOrders, waitForReadModels: WaitForReadModels): Policy {
  const close = async (
    event: Recorded<AnyEvent & { readonly data: { readonly user_id: string } }>,
    why: 'account_closing' | 'teacher_gone',
    reaction: Reaction,
  ): Promise<Rejection | undefined> => {
    const side = why === 'account_closing' ? 'both' : 'teacher'
    await waitForReadModels(['orders'], event)
    for (const order_id of await openOrders(event.data.user_id, side)) {
      const context = reaction.context('orders.close', order_id)
      await reaction.write.execute(orderDecider, order_id, { do: 'close', why }, context)
    }
    return undefined
  }
  return {
    name: 'orders.close-open',
    inline: false,
    on: {
      ...when(accountEvents.AccountDeletionScheduled, (event, reaction) => close(event, 'account_closing', reaction)),
      ...when(accountEvents.AccountBlocked, (event, reaction) => close(event, 'teacher_gone', reaction)),
      ...when(profileEvents.TeacherSuspended, (event, reaction) => close(event, 'teacher_gone', reaction)),
    },
  }
}
