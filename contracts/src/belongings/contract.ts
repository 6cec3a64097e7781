import { defineContract, stream } from '../kernel/module-contract.ts'
import { belongingEvents } from './events.ts'

export const belongingsContract = defineContract({
  name: 'belongings',
  title: 'Belongings',
  endpoints: [],
  events: belongingEvents,
  streams: [
    stream(
      'belongings',
      'user_id',
      'How much a person has of what one may have a limited number of.',
      Object.values(belongingEvents),
    ),
  ],
  views: {},
})
