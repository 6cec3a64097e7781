import { warsawDay } from '@kredka/contracts/kernel/days'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { sum } from '@kredka/contracts/orders/rules'
import { TOGETHER_MAX } from '@kredka/contracts/payments/rules'
import { titleTogether, transferTitle } from '@kredka/contracts/payments/transfer'
import type { Tools } from '../kernel/tools.ts'
import { type PaymentBase, paymentDecider } from './payment.ts'

/** Payments of the same two sides that are due, as one transfer pays them. */
export interface PaidAtOnce {
  readonly first: PaymentBase
  readonly ids: readonly [string, ...string[]]
  readonly total: number
  readonly title: string
}

/** Those that were announced with this payment and still are, this one first, and what they come to. */
export async function readAnnounced(write: Tools['write'], id: string): Promise<Omit<PaidAtOnce, 'first' | 'title'>> {
  const fold = async (one: string) => ({ id: one, ...(await write.fold(paymentDecider, one)).state })
  const own = await fold(id)
  const others = await Promise.all((own.announced?.together ?? []).filter((one) => one !== id).map(fold))
  const all = [
    own,
    ...others.filter(({ state, announced }) => state === 'announced' && announced?.together.includes(id)),
  ]
  return {
    ids: [id, ...all.slice(1).map((one) => one.id)],
    total: sum(all.map(({ base }) => base?.amount ?? 0)),
  }
}

/**
 * What the payment and the others come to, for one of their two sides: whoever stands on neither side of any of them
 * learns nothing. The first id leads, whatever the order of the others.
 */
export async function readTogether(
  write: Tools['write'],
  id: string,
  others: readonly string[],
  user_id: string,
): Promise<PaidAtOnce | Rejection> {
  const rest = [...new Set(others)].filter((other) => other !== id).toSorted()
  if (rest.length >= TOGETHER_MAX) return reject('PAYMENT_NOT_FOUND')
  const all = await Promise.all([id, ...rest].map(async (one) => (await write.fold(paymentDecider, one)).state))
  const first = all[0]?.base ?? null
  if (first === null || ![first.teacher_id, first.student_id].includes(user_id)) return reject('PAYMENT_NOT_FOUND')
  let total = 0
  for (const { state, base } of all) {
    if (base?.teacher_id !== first.teacher_id || base.student_id !== first.student_id)
      return reject('PAYMENT_NOT_FOUND')
    if (state !== 'unpaid') return reject('PAYMENT_STATE', { params: { state, command: 'transfer' } })
    total += base.amount
  }
  const name = rest.length === 0 ? transferTitle : titleTogether
  return { first, ids: [id, ...rest], total, title: name(id, warsawDay(first.starts_at)) }
}
