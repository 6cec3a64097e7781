import { EmailKey } from '../accounts/events.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Count, Email, Id, Language, Obj, OneOf, Personal, Text } from '../kernel/schema.ts'
import { ISSUE_SUBJECT_MAX, ISSUE_TEXT_MAX } from './rules.ts'

/** A subscriber's id is the subject of their address: whoever subscribes again after leaving gets a new one. */
const subscriber = { subscriber_id: Id, email_key: EmailKey }
const address = { ...subscriber, email: Personal(Email, 'subscriber_id'), language: Language }

/**
 * Stream `subscriber-{email_key}`. Somebody asked for the newsletter at this address, whether or not it gets it already
 * (CNT-01).
 */
export const NewsletterRequested = event('NewsletterRequested', Obj(address))
/** The owner of the address agreed: by the link in the mail, or logged in, where the address was confirmed before. */
export const NewsletterSubscribed = event('NewsletterSubscribed', Obj({ ...address, way: OneOf(['mail', 'settings']) }))
/** The address is forgotten right after. */
export const NewsletterUnsubscribed = event(
  'NewsletterUnsubscribed',
  Obj({ ...subscriber, way: OneOf(['link', 'settings', 'account_deleted']) }),
)
/** Nobody confirmed in time; the address is forgotten right after. */
export const NewsletterRequestLapsed = event('NewsletterRequestLapsed', Obj(subscriber))

const issue = { issue_id: Id, admin_id: Id }
const subject = Text(ISSUE_SUBJECT_MAX)
const words = Text(ISSUE_TEXT_MAX)

/** Stream `newsletterissue-{issue_id}`. Text is the little markdown of `kernel/rich-text`. */
export const NewsletterIssueSaved = event(
  'NewsletterIssueSaved',
  Obj({ ...issue, subject_pl: subject, text_pl: words, subject_en: subject, text_en: words }),
)
export const NewsletterIssueDiscarded = event('NewsletterIssueDiscarded', Obj(issue))
/** From now on it goes to everybody who subscribed before this moment. */
export const NewsletterIssueSendingStarted = event('NewsletterIssueSendingStarted', Obj(issue))
/** Mails to all subscribers up to this one, in order of their ids, stand in the log. */
export const NewsletterIssuePartSent = event(
  'NewsletterIssuePartSent',
  Obj({ issue_id: Id, through_subscriber_id: Id, recipients: Count }),
)
export const NewsletterIssueSent = event('NewsletterIssueSent', Obj({ issue_id: Id, recipients: Count }))

/**
 * Stream `newslettertest-{test_id}`. Staff have a draft sent to an address of their own, as subscribers would get it.
 * The address is forgotten a day later.
 */
export const NewsletterTestRequested = event(
  'NewsletterTestRequested',
  Obj({ ...issue, test_id: Id, email: Personal(Email, 'test_id'), language: Language }),
)

export const newsletterEvents = {
  NewsletterRequested,
  NewsletterSubscribed,
  NewsletterUnsubscribed,
  NewsletterRequestLapsed,
  NewsletterIssueSaved,
  NewsletterIssueDiscarded,
  NewsletterIssueSendingStarted,
  NewsletterIssuePartSent,
  NewsletterIssueSent,
  NewsletterTestRequested,
}
export type NewsletterEvent = EventsOf<typeof newsletterEvents>
