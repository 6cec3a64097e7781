import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { getTransfer } from '@kredka/contracts/payments/endpoints'
import { transferCode } from '@kredka/contracts/payments/transfer'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import type { Tools } from '../kernel/tools.ts'
import { teachingPrivateFacts } from '../settings/index.ts'
import { readTogether } from './together.ts'

/**
 * Account and holder stand nowhere but in the teacher's own stream, and show to the two sides of a payment that is due
 * (PAY-01).
 */
export function transferQueryHandler({ write, streams }: Pick<Tools, 'write' | 'streams'>): QueryHandler {
  return answer(getTransfer, [], async ({ input, viewer }) => {
    if (viewer.kind !== 'user') return reject('PAYMENT_NOT_FOUND')
    const paid = await readTogether(write, input.id, input.with?.split(',') ?? [], viewer.id)
    if (isRejection(paid)) return paid
    const { account_holder, bank_account } = await teachingPrivateFacts(streams, paid.first.teacher_id)
    if (account_holder === null || bank_account === null) return reject('PAYMENT_NO_ACCOUNT')
    const transfer = { recipient: account_holder, account: bank_account, amount: paid.total, title: paid.title }
    return { ...transfer, currency: paid.first.currency, code: transferCode(transfer) }
  })
}
