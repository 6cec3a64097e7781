import { promotionsContract } from '@kredka/contracts/promotions/contract'
import { promotionsProjection } from '@kredka/projections/promotions/projection'
import { promotionQueryHandlers } from '@kredka/projections/promotions/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { promotionHandlers } from './handlers.ts'
import { promotionHints } from './hints.ts'
import { promotionsDecider } from './promotions.ts'

export { promotionFor } from './facts.ts'

/** First-lesson discounts (PRM-01). */
export const promotions: Module = {
  ...promotionsContract,
  states: [streamState(promotionsDecider)],
  hints: promotionHints,
  projections: [promotionsProjection],
  handlers: promotionHandlers,
  queryHandlers: () => promotionQueryHandlers,
}
