import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { type Hints, hints } from '../kernel/hints.ts'

/**
 * Counts and issues of the back office. An address says nothing of whose it is: one's own choice is read when it is
 * looked at.
 */
export const newsletterHints: Hints = {
  ...hints([e.NewsletterRequested, e.NewsletterSubscribed, e.NewsletterUnsubscribed, e.NewsletterRequestLapsed], () => [
    { to: 'admins', entity: 'subscriber' },
  ]),
  ...hints(
    [
      e.NewsletterIssueSaved,
      e.NewsletterIssueDiscarded,
      e.NewsletterIssueSendingStarted,
      e.NewsletterIssuePartSent,
      e.NewsletterIssueSent,
    ],
    ({ data }) => [{ to: 'admins', entity: 'issue', id: data.issue_id }],
  ),
}
