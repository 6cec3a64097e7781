import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { orderEvents } from './events.ts'
import { ordersLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const ordersContract = defineContract({
  name: 'orders',
  title: 'Orders',
  about: 'Asking a teacher for lessons, and the answers.',
  endpoints: Object.values(endpoints),
  events: orderEvents,
  streams: [
    stream(
      'order',
      'order_id',
      'A student asks a teacher for lessons, and what was answered.',
      Object.values(orderEvents),
    ),
  ],
  lifeCycles: ordersLifeCycles,
  views,
})
