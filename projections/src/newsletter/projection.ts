import { accountEvents } from '@kredka/contracts/accounts/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Who gets the newsletter, by id alone, and its issues (CNT-01). Holds nobody's data. */
export const newsletterProjection: Projection = {
  name: 'newsletter',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.NewsletterRequested, ({ data }, rows) => {
      const { subscriber_id, email_key, language } = data
      // asked for once more by somebody who gets it: nothing changes
      rows.keep('subscribers', { subscriber_id, email_key, language, state: 'requested' })
    }),
    ...on(e.NewsletterSubscribed, ({ data, metadata }, rows) => {
      const { subscriber_id, email_key, language } = data
      const since = { state: 'subscribed', subscribed_at: metadata.occurred_at }
      rows.put('subscribers', { subscriber_id, email_key, language, ...since })
    }),
    ...on(e.NewsletterUnsubscribed, ({ data }, rows) =>
      rows.remove('subscribers', { subscriber_id: data.subscriber_id }),
    ),
    ...on(e.NewsletterRequestLapsed, ({ data }, rows) =>
      rows.remove('subscribers', { subscriber_id: data.subscriber_id }),
    ),

    ...on(accountEvents.AccountRegistered, ({ data }, rows) =>
      rows.put('owners', { email_key: data.email_key, user_id: data.user_id }),
    ),
    ...on(accountEvents.EmailReleased, ({ data }, rows) => rows.remove('owners', { email_key: data.email_key })),

    ...on(e.NewsletterIssueSaved, ({ data, metadata }, rows) => {
      const { admin_id: _, ...issue } = data
      rows.put('issues', { ...issue, saved_at: metadata.occurred_at })
    }),
    ...on(e.NewsletterIssueDiscarded, ({ data }, rows) =>
      rows.patch('issues', { issue_id: data.issue_id }, { state: 'discarded' }),
    ),
    ...on(e.NewsletterIssueSendingStarted, ({ data, metadata }, rows) =>
      rows.patch('issues', { issue_id: data.issue_id }, { state: 'sending', sending_since: metadata.occurred_at }),
    ),
    ...on(e.NewsletterIssuePartSent, ({ data }, rows) =>
      rows.add('issues', { issue_id: data.issue_id }, { recipients: data.recipients }),
    ),
    ...on(e.NewsletterIssueSent, ({ data, metadata }, rows) =>
      rows.patch('issues', { issue_id: data.issue_id }, { state: 'sent', sent_at: metadata.occurred_at }),
    ),
  },
}
