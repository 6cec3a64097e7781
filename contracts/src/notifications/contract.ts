import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { notificationEvents } from './events.ts'
import * as views from './views.ts'

export const notificationsContract = defineContract({
  name: 'notifications',
  title: 'Notifications',
  about: 'What a person is told, and where.',
  endpoints: Object.values(endpoints),
  events: notificationEvents,
  streams: [
    stream(
      'inbox',
      'user_id',
      'What a person was told, what they saw, and how they want to be told.',
      Object.values(notificationEvents),
    ),
  ],
  views,
})
