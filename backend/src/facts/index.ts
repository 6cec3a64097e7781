import { factsContract } from '@kredka/contracts/facts/contract'
import { factsProjection } from '@kredka/projections/facts/projection'
import { factsAnswerers } from '@kredka/projections/facts/queries'
import type { Module } from '../kernel/module.ts'

/** What a teacher's history says of them, folded from events of other modules (PRO-04). */
export const facts: Module = {
  ...factsContract,
  projections: [factsProjection],
  answerers: () => factsAnswerers,
}
