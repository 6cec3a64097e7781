import { defineContract } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import * as views from './views.ts'

export const factsContract = defineContract({
  name: 'statistics',
  title: 'Facts',
  endpoints: Object.values(endpoints),
  events: {},
  streams: [],
  views,
})
