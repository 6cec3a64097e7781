import { listSubjects } from '@kredka/contracts/data/endpoints'
import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import { dataAnswerers } from '@kredka/projections/data/queries'
import type { Module } from '../kernel/module.ts'

/** Reference data that ships with the code: subjects and cities (OFR-06). */
export const data: Module = {
  name: 'data',
  endpoints: [listSubjects, autocompleteCities],
  events: {},
  answerers: () => dataAnswerers,
}
