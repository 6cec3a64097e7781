import {
  acceptOrder,
  answerOrderTimes,
  cancelOrder,
  placeOrder,
  proposeOrderTimes,
  rejectOrder,
  removeOrder,
  withdrawOrderTimes,
} from '@kredka/contracts/orders/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import { type OrderCommand, orderDecider } from './order.ts'
import { place } from './placing.ts'
import { proposeTimes, takeTimes } from './proposing.ts'

export function orderHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const execute = async (order_id: string, command: OrderCommand, { context }: Request) =>
    replyDone(await write.execute(orderDecider, order_id, command, context))

  /** Who answers what, and when. */
  const answer = (order_id: string, lesson_ids: readonly string[] | undefined, request: Request) => ({
    order_id,
    teacher_id: callerId(request),
    lesson_ids: lesson_ids ?? null,
    now: request.context.now,
  })

  return [
    handle(placeOrder, (input, request) => place(write, input, request)),

    handle(acceptOrder, ({ id, lesson_ids, note, address }, request) => {
      const said = { note: trimToNull(note), address: trimToNull(address) }
      return execute(id, { do: 'accept', ...answer(id, lesson_ids, request), ...said }, request)
    }),

    handle(rejectOrder, ({ id, lesson_ids, reason }, request) =>
      execute(id, { do: 'reject', ...answer(id, lesson_ids, request), reason }, request),
    ),

    handle(cancelOrder, ({ id, reason }, request) =>
      execute(id, { do: 'cancel', student_id: callerId(request), reason: trimToNull(reason) }, request),
    ),

    handle(proposeOrderTimes, (input, request) => proposeTimes(write, input, request)),
    handle(answerOrderTimes, ({ id, accept, proposal_id, reason }, request) => {
      if (accept) return takeTimes(write, { id, proposal_id }, request)
      const answered = { student_id: callerId(request), proposal_id, reason: trimToNull(reason) }
      return execute(id, { do: 'decline', ...answered, now: request.context.now }, request)
    }),
    handle(withdrawOrderTimes, ({ id }, request) =>
      execute(id, { do: 'withdraw', teacher_id: callerId(request) }, request),
    ),

    handle(removeOrder, ({ id }, request) => execute(id, { do: 'remove', user_id: callerId(request) }, request)),
  ]
}
