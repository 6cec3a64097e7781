import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { chatEvents, conversationEvents, messageReportEvents, newPeopleEvents } from './events.ts'
import { chatLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const chatContract = defineContract({
  name: 'chat',
  title: 'Chat',
  about: 'Messages between two people.',
  endpoints: Object.values(endpoints),
  events: chatEvents,
  streams: [
    stream('chat', 'chat_id', 'The messages of two people.', Object.values(conversationEvents)),
    stream('newpeople', 'user_id', 'With whom a person began a chat.', Object.values(newPeopleEvents)),
    stream(
      'messagereport',
      'message_id',
      'A message was reported, and what staff did about it.',
      Object.values(messageReportEvents),
    ),
  ],
  lifeCycles: chatLifeCycles,
  views,
})
