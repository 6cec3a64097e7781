import { PersonForgotten } from '../accounts/events.ts'
import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  ContactEmailRead,
  ContactLinked,
  ContactMessageAnswered,
  ContactMessageClosed,
  ContactMessageRetired,
  ContactMessageSent,
  FaqItemPublished,
  FaqItemUnpublished,
  FaqItemWritten,
  FaqOrdered,
  helpEvents,
} from './events.ts'
import * as views from './views.ts'

export const helpContract = defineContract({
  name: 'help',
  title: 'Help and contact',
  about: 'Questions and answers, and messages from the contact form.',
  endpoints: Object.values(endpoints),
  events: helpEvents,
  streams: [
    stream('contact', 'contact_id', 'A message from the contact form.', [
      ContactMessageSent,
      ContactMessageAnswered,
      ContactMessageClosed,
      ContactMessageRetired,
      ContactEmailRead,
      PersonForgotten,
    ]),
    stream('contactperson', 'user_id', 'Which messages a person with an account wrote.', [ContactLinked]),
    stream('faq', 'house', 'Questions and answers of the help pages.', [
      FaqItemWritten,
      FaqItemPublished,
      FaqItemUnpublished,
      FaqOrdered,
    ]),
  ],
  views,
})
