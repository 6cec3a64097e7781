import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { getTransfer } from '@kredka/contracts/payments/endpoints'
import { transferCode, transferTitle } from '@kredka/contracts/payments/transfer'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import type { Tools } from '../kernel/tools.ts'
import { teachingPrivateFacts } from '../settings/index.ts'
import { paymentDecider } from './payment.ts'

/**
 * Account and holder stand nowhere but in the teacher's own stream, and show to the two sides of a payment that is due
 * (PAY-01).
 */
export function transferQueryHandler({ write, streams }: Pick<Tools, 'write' | 'streams'>): QueryHandler {
  return answer(getTransfer, [], async ({ input, viewer }) => {
    const { state, base } = (await write.fold(paymentDecider, input.id)).state
    const is_side = viewer.kind === 'user' && [base?.teacher_id, base?.student_id].includes(viewer.id)
    if (base === null || !is_side) return reject('PAYMENT_NOT_FOUND')
    if (state !== 'unpaid') return reject('PAYMENT_STATE', { params: { state, command: 'transfer' } })
    const { account_holder, bank_account } = await teachingPrivateFacts(streams, base.teacher_id)
    if (account_holder === null || bank_account === null) return reject('PAYMENT_NO_ACCOUNT')
    const { amount, currency } = base
    const title = transferTitle(base.payment_id, warsawDay(base.starts_at))
    const transfer = { recipient: account_holder, account: bank_account, amount, title }
    return { ...transfer, currency, code: transferCode(transfer) }
  })
}
