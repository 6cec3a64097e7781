import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { paymentEvents } from './events.ts'
import { paymentsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const paymentsContract = defineContract({
  name: 'payments',
  title: 'Payments',
  about: 'What is due for lessons, what was paid, balances, statements and transfers.',
  endpoints: Object.values(endpoints),
  events: paymentEvents,
  streams: [
    stream(
      'payment',
      'payment_id',
      'What is due for a lesson, and what was paid. Every event is an entry; a correction is one more.',
      Object.values(paymentEvents),
    ),
  ],
  lifeCycles: paymentsLifeCycles,
  views,
})
