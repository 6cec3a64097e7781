import { dataContract } from '@kredka/contracts/data/contract'
import { dataQueryHandlers } from '@kredka/projections/data/queries'
import type { Module } from '../kernel/module.ts'

/** Reference data that ships with the code: subjects, cities (OFR-06) and countries (PRO-02). */
export const data: Module = {
  ...dataContract,
  queryHandlers: () => dataQueryHandlers,
}
