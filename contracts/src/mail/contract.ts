import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { mailEvents } from './events.ts'
import * as views from './views.ts'

export const mailContract = defineContract({
  name: 'mail',
  title: 'Mail',
  about: 'Mails that the product sent, in the back office.',
  endpoints: Object.values(endpoints),
  events: mailEvents,
  streams: [
    stream(
      'mail',
      'mail_id',
      'A mail, from what it tells to its delivery. Never holds a token.',
      Object.values(mailEvents),
    ),
  ],
  views,
})
