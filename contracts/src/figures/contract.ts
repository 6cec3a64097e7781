import { defineContract } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import * as views from './views.ts'

export const figuresContract = defineContract({
  name: 'figures',
  title: 'Figures of the site',
  about: 'How many come, learn, pay and play, and how the site is, by days, for staff.',
  endpoints: Object.values(endpoints),
  events: {},
  streams: [],
  views,
})
