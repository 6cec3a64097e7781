import { isRejection } from '@kredka/contracts/kernel/errors'
import { dateAt } from '@kredka/contracts/kernel/zones'
import {
  announcePayment,
  confirmPayment,
  declineAnnouncement,
  disputePayment,
  markPaymentPaid,
  markPaymentReturned,
  reversePaymentMark,
  waivePayment,
  withdrawAnnouncement,
  withdrawDispute,
} from '@kredka/contracts/payments/endpoints'
import type { PaymentMethod } from '@kredka/contracts/payments/rules'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { timeZoneOf } from '../settings/index.ts'
import { type PaymentCommand, paymentDecider } from './payment.ts'
import { readAnnounced, readTogether } from './together.ts'

interface Marked {
  readonly id: string
  readonly method?: PaymentMethod
  readonly date?: string
  /** With all that were announced with it. */
  readonly together?: boolean
}

export function paymentHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const execute = async (id: string, command: PaymentCommand, { context }: Request) =>
    replyDone(await write.execute(paymentDecider, id, command, context))
  const by = (request: Request) => ({ user_id: callerId(request), now: request.context.now })

  async function mark(what: 'mark_paid' | 'mark_returned', { id, method, date, together }: Marked, request: Request) {
    const { user_id, now } = by(request)
    const today = dateAt(now, await timeZoneOf(write, user_id))
    const marked = { method: method ?? 'manually', date: date ?? today, today, user_id, now } as const
    if (what === 'mark_returned' || together !== true) return execute(id, { do: what, ...marked }, request)
    return execute(id, { do: what, ...marked, together: await readAnnounced(write, id) }, request)
  }

  return [
    handle(announcePayment, async ({ id, method, with: others }, request) => {
      const who = by(request)
      const paid = await readTogether(write, id, others ?? [], who.user_id)
      if (isRejection(paid)) return paid
      const title = method === 'bank_transfer' ? paid.title : null
      return execute(id, { do: 'announce', method, together: paid.ids, total: paid.total, title, ...who }, request)
    }),
    handle(withdrawAnnouncement, ({ id }, request) =>
      execute(id, { do: 'withdraw_announcement', ...by(request) }, request),
    ),
    handle(declineAnnouncement, ({ id }, request) =>
      execute(id, { do: 'decline_announcement', follows: null, ...by(request) }, request),
    ),
    handle(markPaymentPaid, (input, request) => mark('mark_paid', input, request)),
    handle(markPaymentReturned, (input, request) => mark('mark_returned', input, request)),
    handle(confirmPayment, ({ id }, request) => execute(id, { do: 'confirm', ...by(request) }, request)),
    handle(withdrawDispute, ({ id }, request) => execute(id, { do: 'withdraw_dispute', ...by(request) }, request)),
    handle(disputePayment, ({ id, reason }, request) =>
      execute(id, { do: 'dispute', reason, ...by(request) }, request),
    ),
    handle(reversePaymentMark, ({ id, reason }, request) =>
      execute(id, { do: 'reverse', reason, ...by(request) }, request),
    ),
    handle(waivePayment, ({ id, reason }, request) => execute(id, { do: 'waive', reason, ...by(request) }, request)),
  ]
}
