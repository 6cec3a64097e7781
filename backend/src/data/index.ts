import { listSubjects } from '@kredka/contracts/data/endpoints'
import { autocompleteCities, listCountries } from '@kredka/contracts/places/endpoints'
import { dataAnswerers } from '@kredka/projections/data/queries'
import type { Module } from '../kernel/module.ts'

/** Reference data that ships with the code: subjects, cities (OFR-06) and countries (PRO-02). */
export const data: Module = {
  name: 'data',
  endpoints: [listSubjects, autocompleteCities, listCountries],
  events: {},
  answerers: () => dataAnswerers,
}
