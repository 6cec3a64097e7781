import * as endpoints from '@kredka/contracts/facts/endpoints'
import { factsProjection } from '@kredka/projections/facts/projection'
import { factsAnswerers } from '@kredka/projections/facts/queries'
import type { Module } from '../kernel/module.ts'

/** What a teacher's history says of them, folded from events of other modules (PRO-04). */
export const facts: Module = {
  name: 'facts',
  endpoints: Object.values(endpoints),
  events: {},
  projections: [factsProjection],
  answerers: () => factsAnswerers,
}
