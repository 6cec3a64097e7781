import { PersonForgotten } from '../accounts/events.ts'
import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  NewsletterIssueDiscarded,
  NewsletterIssuePartSent,
  NewsletterIssueSaved,
  NewsletterIssueSendingStarted,
  NewsletterIssueSent,
  NewsletterRequested,
  NewsletterRequestLapsed,
  NewsletterSubscribed,
  NewsletterTestRequested,
  NewsletterUnsubscribed,
  newsletterEvents,
} from './events.ts'
import * as views from './views.ts'

export const newsletterContract = defineContract({
  name: 'newsletter',
  title: 'Newsletter',
  about: 'Subscribing, leaving, and issues in the back office.',
  endpoints: Object.values(endpoints),
  events: newsletterEvents,
  streams: [
    stream('subscriber', 'email_key', 'Whether an address gets the newsletter.', [
      NewsletterRequested,
      NewsletterSubscribed,
      NewsletterUnsubscribed,
      NewsletterRequestLapsed,
      PersonForgotten,
    ]),
    stream('newsletterissue', 'issue_id', 'An issue of the newsletter.', [
      NewsletterIssueSaved,
      NewsletterIssueDiscarded,
      NewsletterIssueSendingStarted,
      NewsletterIssuePartSent,
      NewsletterIssueSent,
    ]),
    stream('newslettertest', 'test_id', 'Staff have a draft sent to themselves first.', [
      NewsletterTestRequested,
      PersonForgotten,
    ]),
  ],
  views,
})
