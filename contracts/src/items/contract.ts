import { defineContract } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import * as views from './views.ts'

export const itemsContract = defineContract({
  name: 'items',
  title: 'Item statistics',
  about:
    'What the answers of many people tell the author of a question, from first attempts alone; apart from them what rooms tell.',
  endpoints: Object.values(endpoints),
  events: {},
  streams: [],
  views,
})
