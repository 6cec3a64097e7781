import { factsContract } from '@kredka/contracts/statistics/contract'
import { statisticsProjection } from '@kredka/projections/statistics/projection'
import { statisticsQueryHandlers } from '@kredka/projections/statistics/queries'
import type { Module } from '../kernel/module.ts'

/** What a teacher's history says of them, folded from events of other modules (PRO-04). */
export const facts: Module = {
  ...factsContract,
  projections: [statisticsProjection],
  queryHandlers: () => statisticsQueryHandlers,
}
