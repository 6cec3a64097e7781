import { promotionsContract } from '@kredka/contracts/promotions/contract'
import { promotionsProjection } from '@kredka/projections/promotions/projection'
import { promotionQueryHandlers } from '@kredka/projections/promotions/queries'
import type { Module } from '../kernel/module.ts'
import { promotionHandlers } from './handlers.ts'
import { promotionHints } from './hints.ts'

export { promotionFor } from './facts.ts'

/** First-lesson discounts (PRM-01). */
export const promotions: Module = {
  ...promotionsContract,
  hints: promotionHints,
  projections: [promotionsProjection],
  handlers: promotionHandlers,
  queryHandlers: () => promotionQueryHandlers,
}
