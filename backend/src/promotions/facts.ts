import { warsawDay } from '@kredka/contracts/kernel/days'
import { bestPromotion, promotionPrice } from '@kredka/contracts/promotions/rules'
import type { WriteSide } from '../kernel/write-side.ts'
import { promotionsDecider } from './promotions.ts'

/** The discount that an offer has at this moment. */
export interface PromotionFacts {
  readonly promotion_id: string
  readonly percentage: number
  /** Of a price of the offer, in minor units. */
  readonly price: (amount: number) => number
}

/**
 * The promotion that an order placed now would get (PRM-01); null where none runs. Whether it is a first lesson is for
 * the order to know: no done lesson with the teacher and no open order; and it holds for the first date of an order
 * alone.
 */
export async function promotionFor(
  write: WriteSide,
  { teacher_id, offer_id, now }: { readonly teacher_id: string; readonly offer_id: string; readonly now: number },
  max_age_ms = 0,
): Promise<PromotionFacts | null> {
  const { state } = await write.fold(promotionsDecider, teacher_id, max_age_ms)
  const best = bestPromotion(state, offer_id, warsawDay(now))
  if (best === undefined) return null
  const { promotion_id, percentage } = best
  return { promotion_id, percentage, price: (amount) => promotionPrice(amount, percentage) }
}
