import { defineContract } from '../kernel/module-contract.ts'
import { autocompleteCities, listCountries } from '../places/endpoints.ts'
import { listSubjects } from './endpoints.ts'

export const dataContract = defineContract({
  name: 'data',
  title: 'Lists',
  about: 'Subjects, cities and countries.',
  endpoints: [listSubjects, autocompleteCities, listCountries],
  events: {},
  streams: [],
  views: {},
})
